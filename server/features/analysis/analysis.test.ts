import type { Game as GameSchema } from '@clearedge/contract/shapes/baseball/baseball-game';
import { expect, test } from 'vitest';
import type { z } from 'zod';
import { analyses, contests } from '../../db/schema/index.ts';
import type { Ctx } from '../../kernel/ctx.ts';
import { createUser, makeServer, type TestClient, type TestWorld, withTestCtx } from '../../testing/index.ts';
import { syncOdds } from '../odds/odds-feature.ts';
import { close } from '../odds/testing/board.ts';
import { offers } from '../odds/testing/samples.ts';
import { analysisFeature, analyzeSlates } from './analysis-feature.ts';
import type { Analysis } from './analysis-reads.ts';
import { narrationFaults, numbersIn } from './analysis-words.ts';
import { board, GAME_ID, NOW, prepareGame, reprice } from './testing/scene.ts';

type Game = z.infer<typeof GameSchema>;

const URL = `/api/games/${GAME_ID}`;
const rows = (ctx: Ctx) => ctx.db.select().from(analyses).orderBy(analyses.number);

interface Scene {
  ctx: Ctx;
  world: TestWorld;
  visitor: TestClient;
  pro: TestClient;
  analysis: () => Promise<Analysis>;
}

/** Half a day before the start, when the model counts most beside the books. */
const EARLY = '2026-07-11T11:00:00Z';

async function withScene(run: (scene: Scene) => Promise<void>, now: string = NOW): Promise<void> {
  await withTestCtx({ now }, async (ctx, world) => {
    await prepareGame(ctx, world.feed);
    const server = await makeServer([analysisFeature], { world });
    const pro = await server.as(await createUser(ctx, { tier: 'pro' }));
    const analysis = async () => (await pro.get(`${URL}/analysis`)).json<Analysis>();
    await run({ ctx, world, visitor: server.visitor, pro, analysis });
    await server.close();
  });
}

test('a game with an opinion is analyzed; every figure of the text is a fact, and nothing is promised', async () => {
  await withScene(async ({ ctx, world, analysis }) => {
    await reprice(ctx, world, -120, 110);
    await analyzeSlates(ctx);
    const made = await analysis();
    const names = ['New York Yankees', 'Boston Red Sox', 'NYY', 'BOS', 'Fenway Park'];
    const facts = { numbers: [...numbersIn(made), 1 - made.blend.pHomeModel, 1 - (made.blend.pHomeMarket ?? 0)], names };
    const stated = [made.summary, ...made.changes, ...made.drivers.map(({ detail }) => detail)];
    expect(stated.flatMap((text) => narrationFaults(text, facts))).toEqual([]);
    expect(made.confidence).toBeGreaterThanOrEqual(0);
    expect(made.favored.low).toBeLessThan(made.favored.probability);
    expect(made.drivers.reduce((sum, { points }) => sum + points, 50)).toBeCloseTo(100 * made.blend.pHomeModel, 0);
    expect(made.total.chances.reduce((sum, chance) => sum + chance, 0)).toBeCloseTo(1, 9);
    expect(made.fairPrices.map(({ market }) => market)).toEqual(expect.arrayContaining(['moneyline', 'spread', 'total']));
    expect(made.freshness).toMatchObject({ starters: { away: { isAnnounced: false } }, lineUps: { away: false }, weatherAsOf: null });
  });
});

test('a price far above its fair one is a value play at its book; a stale one never is', async () => {
  await withScene(async ({ ctx, world, analysis }) => {
    await reprice(ctx, world, -120, 110);
    await reprice(ctx, world, 160, -180);
    await analyzeSlates(ctx);
    const play = (await analysis()).valuePlays.find(({ market }) => market === 'moneyline');
    expect(play).toMatchObject({ market: 'moneyline', side: 'home', selection: 'Boston Red Sox', odds: 160, bookName: 'Book A' });
    expect(play!.expectedValue).toBeCloseTo(play!.probability * 2.6 - 1, 9);
    expect(play!.valueFrom).toBeLessThan(160);
    expect(play!.valueFrom).toBeGreaterThanOrEqual(Math.floor(play!.fairOdds));
    world.clock.advanceMinutes(20);
    const later = await analysis();
    expect(later.valuePlays).toEqual([]);
    expect(later.verdict).toBe('No bet: there is no fresh price to take.');
  }, EARLY);
});

test('a play that is distrusted is value on no screen, and the verdict says why', async () => {
  await withScene(async ({ ctx, world, visitor, pro, analysis }) => {
    await reprice(ctx, world, -120, 110);
    await reprice(ctx, world, 420, -550);
    await analyzeSlates(ctx);
    const far = await analysis();
    expect(far.valuePlays).toEqual([]);
    expect(far.verdict).toMatch(/^No bet: our number on the (moneyline|run line) is more than 6 points from the books’/);
    expect(far.suggestedBets.every(({ isValue, badge }) => !isValue && badge === 'Moderate')).toBe(true);
    expect((await visitor.get('/api/games')).json<Game[]>()[0]!.aiSummary).toMatchObject({ valuePlayCount: 0 });
    expect((await pro.get('/api/games')).json<Game[]>()[0]!.aiSummary).toMatchObject({ valuePlays: [] });
  }, EARLY);
});

test('a game that has begun without a value play says so of its last prices, and offers no nearest side', async () => {
  await withScene(async ({ ctx, world, analysis }) => {
    await reprice(ctx, world, -140, 120);
    await analyzeSlates(ctx);
    await ctx.db.update(contests).set({ status: 'live' });
    world.clock.advanceMinutes(8 * 60);
    const closed = { verdict: 'No value play at the last prices before the game.', nearest: null, suggestedBets: [], changes: [] };
    expect(await analysis()).toMatchObject(closed);
  });
});

test('without a value play the answer is no bet, with the side that is nearest to one', async () => {
  await withScene(async ({ ctx, world, analysis }) => {
    await reprice(ctx, world, -140, 120);
    await analyzeSlates(ctx);
    const { valuePlays, verdict, nearest } = await analysis();
    expect(valuePlays).toEqual([]);
    expect(verdict).toMatch(/^No bet: (no price beats our number|the price on)/);
    expect(nearest!.valueFrom! > nearest!.odds || nearest!.valueFrom === null).toBe(true);
  });
});

test('it is made anew when the opinion or a value play changes and before the first pitch, and never changed', async () => {
  await withScene(async ({ ctx, world }) => {
    await analyzeSlates(ctx);
    expect(await rows(ctx)).toEqual([]);
    await reprice(ctx, world, -120, 110);
    await analyzeSlates(ctx);
    await analyzeSlates(ctx);
    expect(await rows(ctx)).toHaveLength(1);
    expect(world.published).toContainEqual({ topic: 'slate', slateOn: '2026-07-11', sport: 'mlb' });
    await reprice(ctx, world, -260, 220);
    await analyzeSlates(ctx);
    expect(await rows(ctx)).toHaveLength(2);
    world.clock.advanceMinutes(6 * 60 + 55);
    world.feed.quotes.push(...board(ctx.now(), -260, 220));
    await syncOdds(ctx);
    await analyzeSlates(ctx);
    const before = await rows(ctx);
    expect(before.map(({ number }) => number)).toEqual([1, 2, 3]);
    world.clock.advanceMinutes(30);
    await analyzeSlates(ctx);
    expect(await rows(ctx)).toEqual(before);
    await expect(ctx.db.update(analyses).set({ modelVersion: 'other' })).rejects.toThrow(/Failed query/);
    await expect(ctx.db.delete(analyses)).rejects.toThrow(/Failed query/);
  });
});

test('pro generates it once, however often it is asked for; others are refused, and so are games without an opinion', async () => {
  await withScene(async ({ ctx, world, pro, visitor }) => {
    expect((await visitor.post(`${URL}/analyze`)).statusCode).toBe(401);
    const early = await pro.post(`${URL}/analyze`);
    expect([early.statusCode, early.json<{ code: string }>().code]).toEqual([422, 'UNPROCESSABLE']);
    await reprice(ctx, world, -120, 110);
    const answers = await Promise.all([pro.post(`${URL}/analyze`), pro.post(`${URL}/analyze`), pro.post(`${URL}/analyze`)]);
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200]);
    expect(new Set(answers.map((answer) => answer.json<Analysis>().id)).size).toBe(1);
    expect(await rows(ctx)).toHaveLength(1);
    expect((await pro.get('/api/games/20260711_XXX@YYY/analysis')).statusCode).toBe(404);
  });
});

test('a game that has begun keeps its last analysis with the prices of then; one without is refused', async () => {
  await withScene(async ({ ctx, world, pro, analysis }) => {
    await reprice(ctx, world, -120, 110);
    await reprice(ctx, world, 160, -180);
    await analyzeSlates(ctx);
    const before = await analysis();
    await ctx.db.update(contests).set({ status: 'live' });
    world.clock.advanceMinutes(8 * 60);
    const after = await analysis();
    expect(after).toMatchObject({ isClosed: true, id: before.id });
    expect(after.valuePlays).toEqual(before.valuePlays);
    expect(after.valuePlays.find(({ market }) => market === 'moneyline')!.odds).toBe(160);
    const game = (await pro.get('/api/games?date=2026-07-11')).json<Game[]>()[0]!;
    expect(game.aiSummary).toMatchObject({ confidence: before.confidence, valuePlays: before.valuePlays });
  }, EARLY);
});

test('once a game has begun our numbers stand beside the close, on the lines that both have', async () => {
  await withScene(async ({ ctx, world, analysis }) => {
    await reprice(ctx, world, -120, 110);
    await analyzeSlates(ctx);
    expect((await analysis()).closing).toEqual([]);
    const [contest] = await ctx.db.select().from(contests);
    const at = (market: 'moneyline' | 'total', line: number | null, first: number, second: number) =>
      ['AAA', 'BBB'].flatMap((code) => offers(code, market, line, first, second));
    await close(ctx, contest!.id, [...at('moneyline', null, 130, -150), ...at('total', 9, -110, -110)]);
    await ctx.db.update(contests).set({ status: 'live' });
    const { closing, fairPrices } = await analysis();
    expect(closing.map(({ market, side }) => `${market} ${side}`)).toEqual(['moneyline away', 'moneyline home']);
    const [away, home] = closing;
    expect(away!.closeProbability + home!.closeProbability).toBeCloseTo(1, 9);
    expect(home!.closeProbability).toBeGreaterThan(0.55);
    expect(home!.probability).toBe(fairPrices.find(({ market, side }) => market === 'moneyline' && side === 'home')!.probability);
  }, EARLY);
});

test('the lists tell a visitor and a free user how confident and how many; pro everything', async () => {
  await withScene(async ({ ctx, world, pro, visitor, analysis }) => {
    await reprice(ctx, world, -120, 110);
    await reprice(ctx, world, 160, -180);
    const plain = (await visitor.get(URL)).json<Game>();
    expect(plain.aiSummary).toBeNull();
    await analyzeSlates(ctx);
    const { valuePlays } = await analysis();
    const count = valuePlays.length;
    expect(count).toBeGreaterThan(0);
    for (const url of ['/api/games', '/api/games?date=2026-07-11', '/api/mlb/games/2026-07-11', URL]) {
      const one = async (client: TestClient) => [(await client.get(url)).json<Game | Game[]>()].flat()[0]!.aiSummary;
      expect(await one(visitor)).toEqual({ confidence: expect.any(Number), valuePlayCount: count, locked: true });
      expect(await one(pro)).toMatchObject({ summary: expect.stringContaining(`${count} value play`), valuePlays });
    }
  }, EARLY);
});
