import { expect, test } from 'vitest';
import type { FootballLiveState, HockeyLiveState, LiveState } from '../../../ports/index.ts';
import { readStanding } from './live-rules.ts';

const NOW = new Date('2026-07-12T00:30:00Z');
const state = (change: Partial<LiveState> = {}): LiveState => ({
  gameId: '20260711_NYY@BOS',
  asOf: new Date('2026-07-12T00:29:00Z'),
  inning: 4,
  half: 'top',
  isBetweenInnings: true,
  balls: 0,
  strikes: 0,
  outs: 3,
  runners: { first: false, second: false, third: false },
  batter: null,
  pitcher: null,
  lastPlay: null,
  score: { away: 2, home: 1 },
  lineScore: { away: [], home: [], hits: { away: 0, home: 0 }, errors: { away: 0, home: 0 } } as unknown as LiveState['lineScore'],
  plays: [],
  ...change,
});
const read = (change: Partial<LiveState> | null, status: 'live' | 'delayed' | 'scheduled' | 'final' | 'suspended' = 'live', innings = 9) =>
  readStanding({ status, standing: change && state(change), scheduledInnings: innings }, NOW);
const standing = (inning: number, half: 'top' | 'bottom', outs: number, away = 2, home = 1) => ({
  kind: 'between',
  standing: { inning, half, outs, score: { away, home }, runners: { first: false, second: false, third: false } },
});

test.each([
  ['the top is over', {}, standing(4, 'top', 3)],
  ['the bottom is over', { half: 'bottom' as const }, standing(4, 'bottom', 3)],
  ['a half waits for its first pitch', { outs: 0, isBetweenInnings: true }, standing(4, 'top', 0)],
  ['no one has reached or gone out', { outs: 0, isBetweenInnings: false }, standing(4, 'top', 0)],
  ['the ninth is over and level', { inning: 9, half: 'bottom' as const, score: { away: 3, home: 3 } }, standing(9, 'bottom', 3, 3, 3)],
  ['the away side leads after its ninth', { inning: 9, score: { away: 3, home: 2 } }, standing(9, 'top', 3, 3, 2)],
])('%s: the score and the next half say it all', (_when, change, expected) => expect(read(change)).toEqual(expected));

test.each([
  ['a man is out', { outs: 1, isBetweenInnings: false }],
  ['there is a runner', { outs: 0, isBetweenInnings: false, runners: { first: true, second: false, third: false } }],
  ['the batter has a ball', { outs: 0, isBetweenInnings: false, balls: 1 }],
  ['the batter has a strike', { outs: 0, isBetweenInnings: false, strikes: 1 }],
  ['an extra inning has begun', { outs: 0, isBetweenInnings: false, inning: 10, score: { away: 3, home: 3 } }],
])('when %s there is no fair price', (_when, change) =>
  expect(read(change)).toMatchObject({ reason: expect.stringContaining('half-inning') }),
);

test.each([
  ['nothing is known', null, 'live'],
  ['the state is old', { asOf: new Date('2026-07-12T00:25:59Z') }, 'live'],
  ['it rains', {}, 'delayed'],
  ['it should have begun', {}, 'scheduled'],
] as const)('when %s there is no fair price either', (_when, change, status) =>
  expect(read(change, status)).toMatchObject({ reason: expect.stringContaining('not certain') }),
);

test.each([
  ['the game is final', {}, 'final', 9],
  ['the game is suspended', {}, 'suspended', 9],
  ['the home side leads after the top of the ninth', { inning: 9, score: { away: 1, home: 2 } }, 'live', 9],
  ['the ninth is over and someone leads', { inning: 9, half: 'bottom', score: { away: 3, home: 2 } }, 'live', 9],
  ['seven were scheduled', { inning: 7, half: 'bottom', score: { away: 3, home: 2 } }, 'live', 7],
] as const)('when %s the bet waits for its result', (_when, change, status, innings) =>
  expect(read(change, status, innings)).toMatchObject({ reason: expect.stringContaining('waits for its result') }),
);

const football = (change: Partial<FootballLiveState>): FootballLiveState => ({
  kind: 'football',
  gameId: '20260711_HAM@TOR',
  asOf: new Date('2026-07-12T00:29:00Z'),
  period: 2,
  clock: '00:00',
  isBreak: true,
  possession: null,
  down: null,
  distance: null,
  ballOn: null,
  lastPlay: null,
  plays: [],
  score: { away: 10, home: 7 },
  periods: { away: [3, 7], home: [7, 0] },
  ...change,
});
const hockey = (change: Partial<HockeyLiveState>): HockeyLiveState => {
  const { possession: _ball, down: _down, distance: _yards, ballOn: _spot, ...told } = football({ period: 1 });
  return {
    ...told,
    kind: 'hockey',
    shots: { away: 9, home: 7 },
    skaters: { away: 5, home: 5 },
    emptyNet: null,
    isShootout: false,
    ...change,
  };
};

test.each([
  ['halftime of football', football({}), 'between'],
  ['the first quarter is over: the ball keeps its place', football({ period: 1 }), 'none'],
  ['a drive goes on', football({ isBreak: false, clock: '08:12' }), 'none'],
  ['an intermission of hockey', hockey({}), 'between'],
  ['a power play goes on after it', hockey({ skaters: { away: 5, home: 4 } }), 'none'],
] as const)('in a league, %s', (_when, standing, kind) => {
  const read = readStanding({ status: 'live', standing, scheduledInnings: 0 }, NOW);
  expect(read).toEqual(kind === 'between' ? { kind, standing } : { kind, reason: expect.stringContaining('comes back at halftime') });
});
