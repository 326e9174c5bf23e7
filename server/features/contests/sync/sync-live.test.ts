import { PARTS_BY_END } from '@clearedge/quant/grading';
import { expect, test } from 'vitest';
import type { LiveState } from '../../../ports/index.ts';
import { createContest, feedGame, withTestCtx } from '../../../testing/index.ts';
import type { OnFacts } from '../facts/record-facts.ts';
import { findContest, listSlate } from '../rows/contest-rows.ts';
import { syncLive } from './sync-live.ts';

const ignoreFacts: OnFacts = () => Promise.resolve();
const gameId = '20260711_NYY@BOS';
const start = '2026-07-11T23:05:00Z';
const lineScore = { away: [0], home: [2], totals: { away: { runs: 0, hits: 1, errors: 0 }, home: { runs: 2, hits: 3, errors: 0 } } };

const state = (values: Partial<LiveState> = {}): LiveState => ({
  gameId,
  asOf: new Date('2026-07-11T23:20:00Z'),
  inning: 1,
  half: 'bottom',
  isBetweenInnings: false,
  balls: 1,
  strikes: 2,
  outs: 1,
  runners: { first: true, second: false, third: false },
  batter: 'Joe Bat',
  pitcher: 'Ace Hill',
  lastPlay: 'Double to left.',
  score: { away: 0, home: 2 },
  lineScore,
  plays: [
    {
      at: new Date('2026-07-11T23:19:00Z'),
      inning: 1,
      half: 'bottom',
      text: 'Double to left.',
      isScoring: true,
      score: { away: 0, home: 2 },
    },
  ],
  ...values,
});

test('no one is asked while no game is in play or due', async () => {
  await withTestCtx({ now: '2026-07-11T23:04:59Z' }, async (ctx, { feed, logged }) => {
    await createContest(ctx);
    await createContest(ctx, { gameId: '20260710_NYY@BOS', status: 'final' });
    feed.outage = new Error('must not be asked');
    await syncLive(ctx, ignoreFacts);
    expect(logged).toEqual([]);
  });
});

test('a game that is due goes live: status, state, score and line score are stored', async () => {
  await withTestCtx({ now: start }, async (ctx, { feed, published }) => {
    await createContest(ctx);
    feed.contests.push(feedGame({ status: 'live', score: { away: 0, home: 0 } }));
    feed.live.set(gameId, state());
    await syncLive(ctx, ignoreFacts);
    expect(await findContest(ctx.db, gameId)).toMatchObject({ status: 'live', awayScore: 0, homeScore: 2, lineScore, liveState: state() });
    expect(published).toEqual([
      { topic: 'slate', slateOn: '2026-07-11', sport: 'mlb' },
      { topic: 'live', gameId, sport: 'mlb' },
    ]);
    expect((await listSlate(ctx.db, '2026-07-11', 'mlb'))[0]!.liveState!.plays).toEqual([]);
  });
});

test('only what is new is told, and an older state never comes back', async () => {
  await withTestCtx({ now: '2026-07-11T23:21:00Z' }, async (ctx, { feed, published }) => {
    await createContest(ctx, { status: 'live', awayScore: 0, homeScore: 2 });
    feed.live.set(gameId, state());
    await syncLive(ctx, ignoreFacts);
    feed.live.set(gameId, state({ asOf: new Date('2026-07-11T23:20:10Z') }));
    await syncLive(ctx, ignoreFacts);
    expect(published).toEqual([{ topic: 'live', gameId, sport: 'mlb' }]);
    feed.live.set(gameId, state({ asOf: new Date('2026-07-11T23:19:00Z'), outs: 0 }));
    await syncLive(ctx, ignoreFacts);
    feed.live.set(gameId, state({ asOf: new Date('2026-07-11T23:21:00Z'), outs: 2 }));
    await syncLive(ctx, ignoreFacts);
    expect(published).toHaveLength(2);
    expect((await findContest(ctx.db, gameId))!.liveState!.outs).toBe(2);
  });
});

test("yesterday's late game is followed past Eastern midnight", async () => {
  await withTestCtx({ now: '2026-07-12T05:30:00Z' }, async (ctx, { feed, published }) => {
    await createContest(ctx, { status: 'live', startsAt: new Date('2026-07-12T02:10:00Z') });
    feed.live.set(gameId, state({ asOf: new Date('2026-07-12T05:29:00Z') }));
    await syncLive(ctx, ignoreFacts);
    expect(published).toEqual([{ topic: 'live', gameId, sport: 'mlb' }]);
  });
});

test('one live state that cannot be had does not hold up the others', async () => {
  await withTestCtx({ now: '2026-07-11T23:21:00Z' }, async (ctx, { feed, published }) => {
    await createContest(ctx, { status: 'live' });
    await createContest(ctx, { gameId: '20260711_CHC@STL', status: 'live' });
    feed.live.set('20260711_CHC@STL', state({ gameId: '20260711_CHC@STL' }));
    await syncLive(ctx, ignoreFacts);
    expect(published).toEqual([{ topic: 'live', gameId: '20260711_CHC@STL', sport: 'mlb' }]);
  });
});

const through = (away: number[], home: number[], change: Partial<LiveState> = {}): LiveState => {
  const [awayRuns, homeRuns] = [away, home].map((runs) => runs.reduce((sum, one) => sum + one, 0)) as [number, number];
  const totals = { away: { runs: awayRuns, hits: 5, errors: 0 }, home: { runs: homeRuns, hits: 5, errors: 0 } };
  return state({
    inning: away.length,
    half: home.length < away.length ? 'top' : 'bottom',
    score: { away: awayRuns, home: homeRuns },
    lineScore: { away, home, totals },
    plays: [],
    ...change,
  });
};

test('a part of the game is told once it is complete, and again when its runs are corrected', async () => {
  await withTestCtx({ now: '2026-07-11T23:21:00Z' }, async (ctx, { feed, clock }) => {
    const contest = await createContest(ctx, { status: 'live' });
    const reported: string[] = [];
    const onFacts: OnFacts = (_tx, { contestId, version }) => Promise.resolve(void reported.push(`${contestId} ${version}`));
    const stated = async (live: LiveState): Promise<number> => {
      clock.advanceMinutes(1);
      feed.live.set(gameId, { ...live, asOf: ctx.now() });
      await syncLive(ctx, onFacts);
      return reported.length;
    };
    expect(await stated(through([0], [2]))).toBe(0);
    expect(await stated(through([0], [2], { isBetweenInnings: true, outs: 3 }))).toBe(0);
    expect(await stated(through([0, 0], [2]))).toBe(1);
    const endsBetween = PARTS_BY_END.some(([, { innings }]) => innings > 1 && innings < 5);
    const beforeFive = endsBetween ? 2 : 1;
    expect(await stated(through([0, 0, 1, 0, 0], [2, 0, 0, 0, 1]))).toBe(beforeFive);
    expect(await stated(through([0, 0, 1, 0, 0, 0], [2, 0, 0, 0, 1]))).toBe(beforeFive + 1);
    expect(await stated(through([0, 0, 1, 0, 0, 4], [2, 0, 0, 0, 1]))).toBe(beforeFive + 1);
    expect(await stated(through([0, 0, 1, 0, 0, 4], [2, 0, 0, 0, 0]))).toBe(beforeFive + 2);
    expect(new Set(reported)).toEqual(new Set([`${contest.id} null`]));
  });
});
