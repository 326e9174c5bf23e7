import type { ModelReport as ModelReportSchema } from '@clearedge/contract/routes/games/model';
import { priceSelection, rebuildGame } from '@clearedge/quant/sports/baseball/game';
import { expect, test } from 'vitest';
import type { z } from 'zod';
import { contests, forecasts } from '../../db/schema/index.ts';
import type { Ctx } from '../../kernel/ctx.ts';
import type { FeedQuote } from '../../ports/index.ts';
import { createContest, type FakeWorld, feedGame, makeServer, withTestCtx } from '../../testing/index.ts';
import { syncOdds } from '../odds/odds-feature.ts';
import { rateGames } from '../ratings/rate-games.ts';
import { finishedGame } from '../ratings/testing/sample-finished.ts';
import { findProjection, forecastsFeature } from './index.ts';
import { priceSlates } from './price-slates.ts';

type ModelReport = z.infer<typeof ModelReportSchema>;

const NOW = '2026-07-11T16:00:00Z';
const ID = '20260711_NYY@BOS';

async function prepare(ctx: Ctx, feed: FakeWorld) {
  feed.seasonSpan = { from: '2026-07-01', to: '2026-10-31', year: 2026 };
  feed.books.push({ code: 'AAA', name: 'Book A' }, { code: 'BBB', name: 'Book B' });
  for (let day = 1; day <= 10; day++)
    feed.finished.push(finishedGame(`202607${String(day).padStart(2, '0')}_NYY@BOS`, { away: 3 + (day % 3), home: 4 }));
  const contest = await createContest(ctx, { gameId: ID });
  feed.contests.push(feedGame({ gameId: ID }));
  await rateGames(ctx);
  return contest;
}

const quote = (values: Partial<FeedQuote>): FeedQuote => ({
  gameId: ID,
  book: { code: 'AAA', name: 'Book A' },
  market: 'moneyline',
  side: 'home',
  line: null,
  price: -110,
  quotedAt: new Date(NOW),
  isOpening: true,
  ...values,
});
const board = (home: number, away: number): FeedQuote[] => [
  quote({ price: home }),
  quote({ side: 'away', price: away }),
  quote({ market: 'total', side: 'over', line: 8.5, price: -110 }),
  quote({ market: 'total', side: 'under', line: 8.5, price: -110 }),
];
const all = (ctx: Ctx) => ctx.db.select().from(forecasts).orderBy(forecasts.createdAt);

test('without a price the opinion is the model’s own, and its score distribution says the same', async () => {
  await withTestCtx({ now: NOW }, async (ctx, { feed, published }) => {
    const contest = await prepare(ctx, feed);
    await priceSlates(ctx);
    const projection = (await findProjection(ctx, contest.id))!;
    expect(projection).toMatchObject({ weight: 1, ratedTo: '2026-07-10', inputs: { market: null, awayLineUp: null } });
    expect(projection.pHome).toBe(projection.pHomeModel);
    expect(projection.total).toBe(projection.totalModel);
    const chance = priceSelection(projection.distribution(), { market: 'moneyline', period: 'full', side: 'home' });
    expect(chance.win).toBeCloseTo(projection.pHome, 8);
    expect(published).toContainEqual({ topic: 'slate', slateOn: '2026-07-11', sport: 'mlb' });
  });
});

test('with prices the opinion lies between the model and the market, and run line and total agree with it', async () => {
  await withTestCtx({ now: NOW }, async (ctx, { feed }) => {
    const contest = await prepare(ctx, feed);
    feed.quotes.push(...board(-220, 190));
    await syncOdds(ctx);
    await priceSlates(ctx);
    const projection = (await findProjection(ctx, contest.id))!;
    const market = projection.inputs.market!;
    expect(market).toMatchObject({ bookCount: 1, total: { line: 8.5, overProbability: 0.5 } });
    expect(market.pHome).toBeGreaterThan(0.65);
    const [low, high] = [projection.pHomeModel, market.pHome].sort((a, b) => a - b);
    expect(projection.pHome).toBeGreaterThan(low!);
    expect(projection.pHome).toBeLessThan(high!);
    expect(projection.pHomeLow).toBeLessThan(projection.pHome);
    expect(projection.pHomeHigh).toBeGreaterThan(projection.pHome);
    const game = rebuildGame(projection.game);
    const win = priceSelection(game, { market: 'moneyline', period: 'full', side: 'home' }).win;
    expect(win).toBeCloseTo(projection.pHome, 8);
    expect(priceSelection(game, { market: 'spread', period: 'full', side: 'home', line: -1.5 }).win).toBeLessThan(win);
  });
});

test('nothing new makes no new opinion; a price, a starter or a lineup does', async () => {
  await withTestCtx({ now: NOW }, async (ctx, { feed, clock }) => {
    await prepare(ctx, feed);
    feed.quotes.push(...board(-120, 110));
    await syncOdds(ctx);
    await priceSlates(ctx);
    clock.advanceMinutes(2);
    await priceSlates(ctx);
    expect(await all(ctx)).toHaveLength(1);
    feed.quotes.push(...board(-190, 170).map((price) => ({ ...price, quotedAt: ctx.now(), isOpening: false })));
    await syncOdds(ctx);
    await priceSlates(ctx);
    expect(await all(ctx)).toHaveLength(2);
    clock.advanceMinutes(2);
    const batters = Array.from({ length: 9 }, (_, index) => ({
      playerId: `NYY-b${index + 1}`,
      name: `Batter ${index + 1}`,
      position: 'CF',
      battingOrder: index + 1,
      bats: 'R' as const,
    }));
    feed.lineUps.set(ID, { away: { confirmed: true, batters }, home: { confirmed: false, batters } });
    await priceSlates(ctx);
    const rows = await all(ctx);
    expect(rows).toHaveLength(3);
    expect(rows.at(-1)!.inputs).toMatchObject({ awayLineUp: batters.map(({ playerId }) => playerId), homeLineUp: null });
    expect(new Set(rows.map(({ inputsHash }) => inputsHash)).size).toBe(3);
  });
});

test('a game that has begun gets no more opinions, and one that was given cannot be changed', async () => {
  await withTestCtx({ now: NOW }, async (ctx, { feed, clock }) => {
    await prepare(ctx, feed);
    await priceSlates(ctx);
    clock.advanceMinutes(8 * 60);
    feed.quotes.push(...board(-300, 250));
    await priceSlates(ctx);
    expect(await all(ctx)).toHaveLength(1);
    await expect(ctx.db.update(forecasts).set({ pHome: 0.99 })).rejects.toThrow('Failed query');
    await expect(ctx.db.delete(forecasts)).rejects.toThrow('Failed query');
    expect((await all(ctx))[0]!.pHome).not.toBe(0.99);
  });
});

test('the report scores the last opinion before the first pitch against the result', async () => {
  await withTestCtx({ now: NOW }, async (ctx, world) => {
    const contest = await prepare(ctx, world.feed);
    const { visitor, close } = await makeServer([forecastsFeature], { world });
    await priceSlates(ctx);
    const report = async () => (await visitor.get('/api/model')).json<ModelReport>();
    expect(await report()).toMatchObject({ record: { games: 0, scores: [], total: null }, ratedGames: 10, teams: [{}, {}] });
    const { pHome } = (await findProjection(ctx, contest.id))!;
    await ctx.db.update(contests).set({ status: 'final', awayScore: 2, homeScore: 5 });
    await close();
    const later = await makeServer([forecastsFeature], { world });
    const { record } = (await later.visitor.get('/api/model')).json<ModelReport>();
    expect(record).toMatchObject({ games: 1, from: '2026-07-11', to: '2026-07-11', reliability: [], slope: null });
    expect(record.scores.find(({ forecaster }) => forecaster === 'blend')!.logLoss).toBeCloseTo(-Math.log(pHome), 10);
    expect(record.scores.some(({ forecaster }) => forecaster === 'market')).toBe(false);
    await later.close();
  });
});
