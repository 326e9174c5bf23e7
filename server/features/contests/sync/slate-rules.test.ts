import { describe, expect, test } from 'vitest';
import type { FeedGame } from '../../../ports/index.ts';
import { feedGame } from '../../../testing/index.ts';
import type { Contest } from '../contest.ts';
import { planSlate } from './slate-rules.ts';

const noon = new Date('2026-07-11T16:00:00Z');
const later = new Date('2026-07-11T16:01:00Z');
const starter = {
  playerId: 'p1',
  name: 'Ace Hill',
  throws: 'R',
  wins: 5,
  losses: 2,
  era: 3.1,
  inningsPitched: 80,
  strikeouts: 90,
  walks: 20,
  strikeoutRate: 0.27,
  starts: 14,
} as const;
const answer = (contests: FeedGame[], asOf = noon, isLight = false) => ({ contests, asOf, source: 'demo', sport: 'mlb' as const, isLight });
const ids = (): (() => string) => {
  let next = 0;
  return () => `id-${++next}`;
};

function stored(feed: FeedGame, values: Partial<Contest> = {}): Map<string, Contest> {
  const [write] = planSlate(new Map(), answer([feed]), ids()).writes;
  return new Map([
    [feed.gameId, { ...write!, lineScore: null, liveState: null, standing: null, weather: null, resultHold: null, ...values }],
  ]);
}

test('a new contest is written with an id of its own, and its slate has changed', () => {
  const plan = planSlate(new Map(), answer([feedGame()]), ids());
  expect(plan.changedSlates).toEqual(['2026-07-11']);
  expect(plan.writes).toEqual([
    expect.objectContaining({
      id: 'id-1',
      gameId: '20260711_NYY@BOS',
      awayCode: 'NYY',
      venue: 'Fenway Park',
      roof: 'open',
      updatedAt: noon,
    }),
  ]);
});

test('an contest that says the same is left alone, whatever order its fields come in', () => {
  const before = stored(feedGame({ awayPitcher: { ...starter } }));
  const shuffled = Object.fromEntries(Object.entries(starter).reverse()) as unknown as FeedGame['awayPitcher'];
  expect(planSlate(before, answer([feedGame({ awayPitcher: shuffled })], later), ids())).toEqual({
    writes: [],
    changedSlates: [],
    ended: [],
    holds: [],
  });
});

test.each<[string, Partial<FeedGame>]>([
  ['its start', { startsAt: new Date('2026-07-11T23:35:00Z') }],
  ['a starter', { homePitcher: { ...starter } }],
  ['its status', { status: 'delayed', statusNote: 'Rain' }],
  ['its score', { status: 'live', score: { away: 1, home: 0 } }],
  ['its length', { scheduledInnings: 7 }],
])('a change of %s is written over the same row', (_what, change) => {
  const plan = planSlate(stored(feedGame()), answer([feedGame(change)], later), ids());
  expect(plan.writes).toHaveLength(1);
  expect(plan.writes[0]).toMatchObject({ id: 'id-1', updatedAt: later });
  expect(plan.changedSlates).toEqual(['2026-07-11']);
});

test('an answer that was asked for before the stored one is dropped', () => {
  const before = stored(feedGame({ status: 'live', score: { away: 3, home: 2 } }), { updatedAt: later });
  expect(planSlate(before, answer([feedGame({ status: 'live', score: { away: 2, home: 2 } })], noon), ids()).writes).toEqual([]);
});

test.each(['final', 'postponed', 'suspended', 'cancelled'] as const)('a game that becomes %s has ended, once', (status) => {
  const ended = feedGame({ status, score: { away: 4, home: 2 } });
  expect(planSlate(stored(feedGame()), answer([ended], later), ids()).ended).toEqual(['20260711_NYY@BOS']);
  const corrected = feedGame({ status, score: { away: 4, home: 3 } });
  const again = planSlate(stored(ended), answer([corrected], later), ids());
  expect(again.writes).toHaveLength(1);
  expect(again.ended).toEqual([]);
});

test('the light form of a season forgets no starter, and its old results ask for no facts', () => {
  const known = stored(feedGame({ awayPitcher: { ...starter } }));
  expect(planSlate(known, answer([feedGame()], later, true), ids()).writes).toEqual([]);
  const played = feedGame({ status: 'final', score: { away: 4, home: 2 } });
  expect(planSlate(new Map(), answer([played], later, true), ids())).toMatchObject({ writes: [{ awayScore: 4 }], ended: [] });
  expect(planSlate(known, answer([played], later, true), ids()).ended).toEqual([played.gameId]);
});

test('a game that is moved changes both days', () => {
  const moved = feedGame({ slateOn: '2026-07-12', startsAt: new Date('2026-07-12T23:05:00Z') });
  expect(planSlate(stored(feedGame()), answer([moved], later), ids()).changedSlates).toEqual(['2026-07-11', '2026-07-12']);
});

describe('a stored final', () => {
  const final = feedGame({ status: 'final', score: { away: 6, home: 3 } });
  const later = (values: Partial<FeedGame>) => answer([feedGame({ status: 'final', score: { away: 6, home: 3 }, ...values })], evening);
  const evening = new Date(noon.getTime() + 3_600_000);
  const saved = stored(final);
  const graded = new Set([...saved.values()].map(({ id }) => id));

  test.each<[string, Partial<FeedGame>]>([
    ['0-0', { score: { away: 0, home: 0 } }],
    ['no score', { score: null }],
  ])('is never overwritten by %s, graded or not', (_name, values) => {
    for (const known of [graded, new Set<string>()]) {
      const [write] = planSlate(saved, later({ ...values, statusNote: 'x' }), ids(), known).writes;
      expect(write).toMatchObject({ status: 'final', awayScore: 6, homeScore: 3 });
    }
  });

  test('with checked facts keeps its score and its state, and the difference is held', () => {
    expect(planSlate(saved, later({ score: { away: 6, home: 2 } }), ids(), graded)).toMatchObject({
      writes: [],
      holds: [{ resultHold: 'The result is 6-3, and the schedule now says 6-2' }],
    });
    expect(planSlate(saved, later({ status: 'live', score: { away: 1, home: 0 } }), ids(), graded)).toMatchObject({
      writes: [],
      holds: [{ resultHold: 'The result 6-3 was final, and the schedule now lists the game as live' }],
    });
  });

  test('without facts follows a correction of the schedule', () => {
    expect(planSlate(saved, later({ score: { away: 6, home: 2 } }), ids()).writes).toMatchObject([{ awayScore: 6, homeScore: 2 }]);
  });
});

test('a score that the source leaves out of a game in play is not taken back', () => {
  const live = feedGame({ status: 'live', score: { away: 2, home: 1 } });
  const [write] = planSlate(stored(live), answer([feedGame({ status: 'live', score: null, statusNote: 'x' })]), ids()).writes;
  expect(write).toMatchObject({ awayScore: 2, homeScore: 1 });
});

test('a suspended game is shown on the day it goes on: as the source says, else when it is seen in play again', () => {
  const began = feedGame({ status: 'suspended' });
  const reported = planSlate(stored(began), answer([{ ...began, resumesOn: '2026-07-13' }], later), ids());
  expect(reported.writes).toMatchObject([{ resumesOn: '2026-07-13', slateOn: '2026-07-11' }]);
  expect(reported.changedSlates).toEqual(['2026-07-11', '2026-07-13']);
  const nextDay = new Date('2026-07-12T18:00:00Z');
  const live = planSlate(stored(began), answer([feedGame({ status: 'live' })], nextDay), ids()).writes[0]!;
  expect(live.resumesOn).toBe('2026-07-12');
  const over = planSlate(
    stored(began, { ...live, updatedAt: nextDay }),
    answer([feedGame({ status: 'final' })], new Date('2026-07-13T01:00:00Z')),
    ids(),
  );
  expect(over.writes).toMatchObject([{ status: 'final', resumesOn: '2026-07-12' }]);
  const sameDay = planSlate(stored(began), answer([feedGame({ status: 'live' })], new Date('2026-07-12T02:00:00Z')), ids());
  expect(sameDay.writes).toMatchObject([{ resumesOn: null }]);
});

describe('a start that is put off', () => {
  const due = new Date('2026-07-11T23:10:00Z');
  const putOff = new Date('2026-07-12T01:42:00Z');
  const startAfter = (before: Partial<Contest>, status: FeedGame['status']): Date => {
    const feed = feedGame({ startsAt: due, status });
    const known = stored(feedGame({ startsAt: putOff }), before);
    return planSlate(known, answer([feed], later), ids()).writes[0]?.startsAt ?? known.get(feed.gameId)!.startsAt;
  };

  test.each([
    ['delayed', 'live', putOff],
    ['live', 'live', putOff],
    ['live', 'final', putOff],
    ['delayed', 'delayed', due],
    ['delayed', 'postponed', due],
    ['scheduled', 'live', due],
  ] as const)('stored as %s, now %s', (before, status, expected) => {
    expect(startAfter({ status: before }, status)).toEqual(expected);
  });
});
