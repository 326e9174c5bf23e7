import { describe, expect, test } from 'vitest';
import type { LivePlay, LiveState } from '../../../ports/index.ts';
import { hasNewPart, playedSoFar } from './part-rules.ts';

type Contest = Parameters<typeof playedSoFar>[0];

const play = (inning: number, away: number, home: number, half: LivePlay['half'] = 'bottom'): LivePlay => ({
  at: new Date('2026-07-11T23:19:00Z'),
  inning,
  half,
  text: 'Out.',
  isScoring: false,
  score: { away, home },
});
const SIXTH: LiveState = {
  gameId: '20260711_NYY@BOS',
  asOf: new Date('2026-07-11T23:20:00Z'),
  inning: 6,
  half: 'top',
  isBetweenInnings: false,
  balls: 0,
  strikes: 0,
  outs: 0,
  runners: { first: false, second: false, third: false },
  batter: null,
  pitcher: null,
  lastPlay: null,
  score: { away: 3, home: 1 },
  lineScore: {
    away: [0, 0, 2, 0, 0, 1],
    home: [0, 1, 0, 0, 0],
    totals: { away: { runs: 3, hits: null, errors: null }, home: { runs: 1, hits: null, errors: null } },
  },
  plays: [play(6, 3, 1, 'top'), play(5, 2, 1), play(5, 2, 1, 'top')],
};
const lineOf = (
  away: (number | null)[],
  home: (number | null)[],
  runs: [number | null, number | null] = [3, 1],
): LiveState['lineScore'] => ({
  away,
  home,
  totals: { away: { runs: runs[0], hits: null, errors: null }, home: { runs: runs[1], hits: null, errors: null } },
});
const contest = (change: Partial<LiveState> = {}, rest: Partial<Contest> = {}): Contest => ({
  sport: 'mlb',
  status: 'live',
  scheduledInnings: 9,
  liveState: { ...SIXTH, ...change },
  ...rest,
});

test('the complete innings of a game in play are known once the next has begun', () => {
  expect(playedSoFar(contest())).toMatchObject({
    state: 'live',
    completedInnings: 5,
    lineScore: { away: [0, 0, 2, 0, 0], home: [0, 1, 0, 0, 0] },
    starters: { away: null, home: null },
  });
  expect(playedSoFar(contest({ plays: [] }))).toMatchObject({ completedInnings: 5 });
  expect(playedSoFar(contest({ lineScore: lineOf([0, 0, 2, 0, 0, 1], [0, 1, 0, 0, 0, null]) }))).toMatchObject({ completedInnings: 5 });
  const ended = { inning: 5, half: 'bottom', isBetweenInnings: true, outs: 3, score: { away: 2, home: 1 } } as const;
  const line = lineOf([0, 0, 2, 0, 0], [0, 1, 0, 0, 0], [2, 1]);
  expect(playedSoFar(contest({ ...ended, lineScore: line, plays: [play(5, 2, 1)] }))).toMatchObject({ completedInnings: 4 });
});

describe('nothing is known for certain', () => {
  test.each<[string, Partial<LiveState>]>([
    ['in the first inning', { inning: 1 }],
    ['when the score is not the sum of the innings', { score: { away: 4, home: 1 } }],
    ['when the totals are not the score', { lineScore: lineOf(SIXTH.lineScore.away, SIXTH.lineScore.home, [3, 2]) }],
    ['when the totals are lost', { score: { away: 0, home: 0 }, lineScore: lineOf(SIXTH.lineScore.away, SIXTH.lineScore.home, [0, 0]) }],
    ['when an inning is lost', { lineScore: lineOf([0, 0, null, 0, 2, 1], SIXTH.lineScore.home) }],
    ['when the home side is an inning behind', { lineScore: lineOf(SIXTH.lineScore.away, [0, 1, 0, 0]) }],
    ['when runs are negative', { lineScore: lineOf([0, 0, 3, -1, 0, 1], SIXTH.lineScore.home) }],
    ['when the newest play has another score', { plays: [play(6, 2, 1, 'top'), play(5, 2, 1)] }],
    ['when the last play of the complete innings has another score', { plays: [play(6, 3, 1, 'top'), play(5, 1, 1)] }],
    ['when runs of the fifth are booked in the sixth', { lineScore: lineOf([0, 0, 1, 0, 0, 2], SIXTH.lineScore.home) }],
  ])('%s', (_name, change) => expect(playedSoFar(contest(change))).toBeNull());
  test.each<[string, Partial<Contest>]>([
    ['before the first pitch', { status: 'scheduled' }],
    ['once the source calls it final', { status: 'final' }],
    ['while it is suspended', { status: 'suspended' }],
    ['without a live state', { liveState: null }],
    ['in football', { sport: 'cfl' }],
  ])('%s', (_name, rest) => expect(playedSoFar(contest({}, rest))).toBeNull());
});

test('a part is new when it is complete for the first time or its runs changed, and not with each inning after it', () => {
  const seventh = contest({
    inning: 7,
    score: { away: 3, home: 1 },
    lineScore: lineOf([0, 0, 2, 0, 0, 1, 0], [0, 1, 0, 0, 0, 0]),
    plays: [],
  });
  expect(hasNewPart(contest({}, { liveState: null }), contest())).toBe(true);
  expect(hasNewPart(contest(), contest())).toBe(false);
  expect(hasNewPart(contest(), seventh)).toBe(false);
  const corrected = contest({
    lineScore: lineOf([0, 0, 1, 0, 0, 1], SIXTH.lineScore.home, [2, 1]),
    score: { away: 2, home: 1 },
    plays: [],
  });
  expect(hasNewPart(contest(), corrected)).toBe(true);
  expect(hasNewPart(contest(), contest({ score: { away: 9, home: 9 } }))).toBe(false);
});
