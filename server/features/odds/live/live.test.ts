import { eq } from 'drizzle-orm';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { contests } from '../../../db/schema/index.ts';
import type { LiveMoment, LiveState } from '../../../ports/index.ts';
import { gameModuleOf } from '../../../sports/registry.ts';
import { createContest, makeServer, withTestCtx } from '../../../testing/index.ts';
import { syncLive } from '../../contests/sync/sync-live.ts';
import { oddsFeature } from '../odds-feature.ts';
import { close, price } from '../testing/board.ts';
import { offers } from '../testing/samples.ts';
import { biggestPlays } from './curve-rules.ts';
import { drawCurve } from './get-win-probability.ts';

const GAME = '20260711_NYY@BOS';
const URL = `/api/win-probability/${encodeURIComponent(GAME)}`;
const NONE = { first: false, second: false, third: false };
const at = (minute: number): Date => new Date(Date.parse('2026-07-11T23:05:00Z') + minute * 60_000);
const moment = (minute: number, change: Partial<LiveMoment>): LiveMoment => ({
  at: at(minute),
  inning: 1,
  half: 'top',
  outs: 0,
  runners: NONE,
  score: { away: 0, home: 0 },
  text: `Play at ${minute}`,
  ...change,
});
const MOMENTS = [
  moment(2, { outs: 1 }),
  moment(4, { outs: 1, runners: { ...NONE, first: true } }),
  moment(6, { outs: 1, score: { away: 2, home: 0 } }),
  moment(9, { outs: 3, score: { away: 2, home: 0 } }),
  moment(12, { half: 'bottom', outs: 1, score: { away: 2, home: 0 } }),
];
const state = (moments: readonly LiveMoment[] | undefined, change: Partial<LiveState> = {}): LiveState => ({
  gameId: GAME,
  asOf: at(13),
  inning: 1,
  half: 'bottom',
  isBetweenInnings: false,
  balls: 0,
  strikes: 0,
  outs: 1,
  runners: NONE,
  batter: null,
  pitcher: null,
  lastPlay: 'A strikeout.',
  score: { away: 2, home: 0 },
  lineScore: { away: [2], home: [], totals: { away: { runs: 2, hits: 2, errors: 0 }, home: { runs: 0, hits: 0, errors: 0 } } },
  plays: [],
  ...(moments ? { moments } : {}),
  ...change,
});
const BOARD = ['AAA', 'BBB'].flatMap((code) => [...offers(code, 'moneyline', null, -120, 105), ...offers(code, 'total', 8.5, -110, -110)]);
const forecast = gameModuleOf('mlb')!.foreseeLive!(
  { pHome: 0.47, line: 8.5, overProbability: 0.5 },
  { seasonYear: 2026, scheduledInnings: 9, awayCode: 'NYY', homeCode: 'BOS', detail: null },
)!;

async function scene(
  play: (world: {
    ask: () => Promise<Record<string, unknown> & { points: { homeWin: number }[] }>;
    tell: (told: LiveState) => Promise<void>;
  }) => Promise<void>,
  board = BOARD,
): Promise<void> {
  await withTestCtx({ now: at(13).toISOString() }, async (ctx, world) => {
    const contest = await createContest(ctx, { status: 'live' });
    await price(ctx, contest.id, BOARD);
    if (board.length > 0) await close(ctx, contest.id, board);
    const server = await makeServer([oddsFeature()], { world });
    await play({
      ask: async () => (await server.visitor.get(URL)).json(),
      tell: async (told) => {
        world.feed.live.set(GAME, told);
        await syncLive(ctx, () => Promise.resolve());
        await ctx.db.update(contests).set({ status: 'live' }).where(eq(contests.id, contest.id));
      },
    });
    await server.close();
  });
}

test('there is one point a play, from the first pitch, and everyone sees it', async () => {
  await scene(async ({ ask, tell }) => {
    await tell(state(MOMENTS));
    const curve = await ask();
    expect(curve).toMatchObject({ reason: null, bookCount: 2, biggest: [2] });
    expect(curve.points).toHaveLength(MOMENTS.length);
    expect(curve.points[2]!.homeWin).toBeLessThan(curve.points[1]!.homeWin - 0.05);
  });
});

test('a corrected play replaces what was told before', async () => {
  await scene(async ({ ask, tell }) => {
    await tell(state(MOMENTS));
    await tell(state(MOMENTS.slice(0, 4), { asOf: at(14), score: { away: 1, home: 0 } }));
    expect((await ask()).points).toHaveLength(4);
  });
});

test('of a source without plays only the states that were seen are points', async () => {
  await scene(async ({ ask, tell }) => {
    await tell(state(undefined));
    await tell(state(undefined, { asOf: at(14), balls: 2 }));
    await tell(state(undefined, { asOf: at(15), outs: 2 }));
    expect((await ask()).points).toHaveLength(2);
  });
});

test('without two books that closed both sides there is a reason and no curve', async () => {
  await scene(
    async ({ ask, tell }) => {
      await tell(state(MOMENTS));
      expect(await ask()).toMatchObject({ before: null, now: null, points: [], reason: expect.stringContaining('two books') });
    },
    BOARD.filter(({ bookCode }) => bookCode === 'AAA'),
  );
});

const standing = fc.record({
  inning: fc.integer({ min: 1, max: 11 }),
  half: fc.constantFrom('top' as const, 'bottom' as const),
  outs: fc.integer({ min: 0, max: 3 }),
  runners: fc.record({ first: fc.boolean(), second: fc.boolean(), third: fc.boolean() }),
  score: fc.record({ away: fc.integer({ min: 0, max: 12 }), home: fc.integer({ min: 0, max: 12 }) }),
});

test('a point is made of its moment alone: whatever comes later leaves it as it is', () => {
  fc.assert(
    fc.property(fc.array(standing, { minLength: 1, maxLength: 6 }), fc.array(standing, { maxLength: 6 }), (first, later) => {
      const asMoments = (some: typeof first): LiveMoment[] => some.map((one, minute) => moment(minute, one));
      const before = drawCurve(forecast, asMoments(first));
      expect(drawCurve(forecast, asMoments([...first, ...later])).slice(0, before.length)).toEqual(before);
      for (const { homeWin, meanTotal, away, home } of before) {
        expect(homeWin).toBeGreaterThanOrEqual(0);
        expect(homeWin).toBeLessThanOrEqual(1);
        expect(meanTotal).toBeGreaterThanOrEqual(away + home - 1e-9);
      }
    }),
    { numRuns: 40 },
  );
});

test.each([
  ['a walk-off', { inning: 9, half: 'bottom', outs: 1, score: { away: 3, home: 4 } }, 1],
  ['the last out of the home ninth', { inning: 9, half: 'bottom', outs: 3, score: { away: 5, home: 4 } }, 0],
  ['the top of the ninth over, home ahead', { inning: 9, half: 'top', outs: 3, score: { away: 3, home: 4 } }, 1],
] as const)('%s is the result itself', (_what, end, homeWin) =>
  expect(forecast.at({ runners: NONE, ...end })).toEqual({ homeWin, meanTotal: end.score.away + end.score.home }),
);

test('at the first pitch it is what the close said, and of small swings none is called big', () => {
  expect(forecast.before.homeWin).toBeCloseTo(0.47, 9);
  expect(forecast.at({ inning: 1, half: 'top', outs: 0, runners: NONE, score: { away: 0, home: 0 } })).toEqual(forecast.before);
  expect(biggestPlays([0.02, -0.2, 0.05, 0.1, -0.06, 0.04].map((swing) => ({ swing, text: 'x' })))).toEqual([1, 3, 4, 2]);
});
