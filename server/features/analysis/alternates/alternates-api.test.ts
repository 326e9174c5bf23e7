import type { Contract } from '@clearedge/contract';
import type { VerbResult } from '@clearedge/contract/route';
import { describe, expect, test } from 'vitest';
import type { Ctx } from '../../../kernel/ctx.ts';
import type { FeedQuote } from '../../../ports/index.ts';
import { createContest, createUser, makeServer, type TestClient, type TestWorld, withTestCtx } from '../../../testing/index.ts';
import { oddsFeature } from '../../odds/index.ts';
import { pair } from '../../odds/testing/samples.ts';
import { analysisFeature } from '../index.ts';
import { GAME_ID, NOW, prepareGame, reprice } from '../testing/scene.ts';
import { alternatesFor } from './get-alternates.ts';

const NOTHING = 'No alternate lines of this game have arrived yet. Try again in a few minutes.';
const PATH = `/api/games/${encodeURIComponent(GAME_ID)}/alternates`;

type Answer = VerbResult<Contract['GET /api/games/:gameId/alternates']>;

interface Visit {
  ctx: Ctx;
  world: TestWorld;
  visitor: TestClient;
  pro: TestClient;
  ask: (client: TestClient) => Promise<Answer>;
}
const rungsOf = ({ ladders }: Answer, market: string) => ladders.find((ladder) => ladder.market === market)!.rungs;

/** Two books with one number each, and what they sell beside it at noon. */
async function visit(alternates: (at: Date) => FeedQuote[], check: (visit: Visit) => Promise<void>): Promise<void> {
  await withTestCtx({ signedOut: true, now: NOW }, async (ctx, world) => {
    await prepareGame(ctx, world.feed);
    await reprice(ctx, world, -120, 110);
    world.feed.alternates.push(...alternates(ctx.now()));
    const server = await makeServer([oddsFeature(), analysisFeature], { world });
    const pro = await server.as(await createUser(ctx, { tier: 'pro' }));
    await check({ ctx, world, visitor: server.visitor, pro, ask: async (client) => (await client.get(PATH)).json<Answer>() });
    await server.close();
  });
}

const beside = (at: Date): FeedQuote[] => [
  ...pair('AAA', 'total', 8, -135, 110, at),
  ...pair('BBB', 'total', 8, -130, 105, at),
  ...pair('AAA', 'total', 9, 115, -140, at),
  ...pair('BBB', 'total', 9, 120, -150, at),
  ...pair('AAA', 'total', 9.5, 150, -185, at),
  // What the board has too, and no prices at all.
  ...pair('AAA', 'total', 8.5, -105, -115, at),
  ...pair('AAA', 'total', 10.25, 200, -250, at),
  ...pair('AAA', 'spread', 2.5, 50, -310, at),
  ...pair('AAA', 'spread', -1.5, 320, -420, at),
];

describe('a game’s alternate lines', () => {
  test('are every number with the best price of each side, the board’s own number among them', async () => {
    await visit(beside, async ({ visitor, ask }) => {
      const answer = await ask(visitor);
      expect(answer).toMatchObject({ gameId: GAME_ID, reason: null, seenAt: '2026-07-11T16:01:00.000Z' });
      const rungs = rungsOf(answer, 'total');
      const best = ({ odds, book }: { odds: number | null; book: string | null }) => `${odds} ${book}`;
      const rows = rungs.map(({ line, isMain, first, second, bookCount }) => [line, isMain, best(first), best(second), bookCount]);
      expect(rows).toEqual([
        [8, false, '-130 BBB', '110 AAA', 2],
        [8.5, true, '-110 AAA', '-110 AAA', 2],
        [9, false, '120 BBB', '-140 AAA', 2],
        [9.5, false, '150 AAA', '-185 AAA', 1],
      ]);
      expect(rungs.every(({ judged }) => judged === null)).toBe(true);
      expect(rungsOf(answer, 'spread').map(({ line }) => line)).toEqual([-1.5, 1.5]);
    });
  });

  test('are judged for those with the plan: beside the main line by the books’ own number, a push returning the stake', async () => {
    await visit(beside, async ({ pro, ask }) => {
      const rungs = new Map(
        rungsOf(await ask(pro), 'total').map(({ line, judged }) => [line, { first: judged!.first!, second: judged!.second! }]),
      );
      const { first, second } = rungs.get(9)!;
      expect(first).toMatchObject({ basis: 'market', bookCount: 2, isValue: false, doubt: 'no edge' });
      expect(first.probability + second.probability).toBeCloseTo(1, 9);
      expect(first.probability).toBeGreaterThan(0.4);
      expect(first.probability).toBeLessThan(0.46);
      expect(first.pushProbability).toBeGreaterThan(0.05);
      expect(first.pushProbability).toBe(second.pushProbability);
      // +120 pays 1.2: what is won and lost of every dollar, but for the pushes.
      expect(first.expectedValue).toBeCloseTo((first.probability * 2.2 - 1) * (1 - first.pushProbability), 9);
      expect(rungs.get(9.5)!.first).toMatchObject({ bookCount: 1, pushProbability: 0, isValue: false });
      expect(rungs.get(8)!.first.probability).toBeGreaterThan(rungs.get(8.5)!.first.probability);
    });
  });

  test('never call a price value that its own book contradicts', async () => {
    const wrong = (at: Date): FeedQuote[] => [...pair('AAA', 'total', 7.5, 150, -180, at), ...pair('AAA', 'total', 9, 115, -140, at)];
    await visit(wrong, async ({ pro, ask }) => {
      const [rung] = rungsOf(await ask(pro), 'total');
      expect(rung).toMatchObject({ line: 7.5, first: { odds: null }, second: { odds: null }, judged: null });
      expect(rung!.errors).toEqual([
        { side: 'over', bookName: 'Book AAA', odds: 150, reason: 'order' },
        { side: 'under', bookName: 'Book AAA', odds: -180, reason: 'order' },
      ]);
    });
  });

  test('stay up with their age while the source fails, and are stale after a quarter of an hour', async () => {
    await visit(beside, async ({ ctx, world }) => {
      const ask = () => alternatesFor('everybody')(ctx, GAME_ID);
      expect((await ask()).ladders).toHaveLength(2);
      world.feed.outage = new Error('down');
      world.clock.advanceMinutes(14);
      const kept = await ask();
      expect(kept).toMatchObject({ seenAt: '2026-07-11T16:01:00.000Z', ladders: [{}, {}] });
      world.clock.advanceMinutes(2);
      expect(await ask()).toMatchObject({ ladders: [], seenAt: null, reason: NOTHING });
      world.feed.outage = null;
      world.clock.advanceMinutes(2);
      const [rung] = rungsOf(await ask(), 'total');
      expect(rung).toMatchObject({ line: 8, first: { state: 'stale' }, second: { state: 'stale' } });
    });
  });

  test('are none once the game has started, where nobody sells them, and on a game that does not exist', async () => {
    await visit(
      () => [],
      async ({ ctx, world, visitor, ask }) => {
        expect(await ask(visitor)).toMatchObject({ ladders: [], reason: NOTHING });
        await createContest(ctx, { gameId: '20260711_HAM@TOR', sport: 'cfl' });
        expect((await visitor.get('/api/games/20260711_HAM%40TOR/alternates')).json()).toMatchObject({
          reason: 'No source of alternate lines is connected for this sport.',
        });
        expect((await visitor.get('/api/games/20260711_XXX%40YYY/alternates')).statusCode).toBe(404);
        world.clock.set('2026-07-11T23:06:00Z');
        expect(await alternatesFor('everybody')(ctx, GAME_ID)).toMatchObject({
          ladders: [],
          reason: 'Alternate lines are sold until the game starts.',
        });
      },
    );
  });
});
