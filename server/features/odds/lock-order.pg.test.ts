import { describe, expect, test } from 'vitest';
import { boardPrices, quotes } from '../../db/schema/index.ts';
import type { FeedQuote } from '../../ports/index.ts';
import { createContest, fakePorts, withPostgres } from '../../testing/index.ts';
import { syncSlateOdds } from './odds-sync.ts';
import { after, pair } from './testing/samples.ts';

const SLATE = '2026-07-11';
const GAMES = ['CHC@STL', 'DET@PIT', 'HOU@SEA', 'LAD@SF', 'NYY@BOS', 'TB@TOR'].map((teams) => `20260711_${teams}`);
const BOOKS = Array.from({ length: 8 }, (_, at) => `B${at}`);
const ROUNDS = 12;
const AT_ONCE = 4;

/** Every game's moneyline and total at every book, moved once a round. */
const pricesOf = (round: number): FeedQuote[] =>
  GAMES.flatMap((gameId) =>
    BOOKS.flatMap((code) => [
      ...pair(code, 'moneyline', null, -110 - round, 100 + round, after(round)),
      ...pair(code, 'total', 8.5, -110 - round, -110, after(round)),
    ]).map((quote) => ({ ...quote, gameId })),
  );

describe('on a real PostgreSQL', () => {
  test('syncs of one slate that are told the same prices in other orders never wait for each other in a circle', async () => {
    let requested = 0;
    let round = 0;
    const { ports } = fakePorts();
    // Each asker hears half of the prices, from another end: what one still writes another confirms already.
    const listQuotes = (): Promise<FeedQuote[]> => {
      const reported = pricesOf(round);
      const own = requested++ % 2 === 0 ? reported : reported.reverse().filter((_, at) => at % 3 > 0);
      return Promise.resolve(own);
    };
    await withPostgres({ signedOut: true, ports: { odds: { ...ports.odds, listQuotes } } }, async (ctx, world) => {
      for (const gameId of GAMES) await createContest(ctx, { gameId });
      for (; round < ROUNDS; round++) {
        world.clock.advanceMinutes(1);
        await Promise.all(Array.from({ length: AT_ONCE }, () => syncSlateOdds(world.ctxFor('system'), SLATE, 'mlb')));
      }
      const deadlocks = await ctx.db.execute('select deadlocks::int from pg_stat_database where datname = current_database()');
      expect(deadlocks).toMatchObject({ rows: [{ deadlocks: 0 }] });
      expect(await ctx.db.select().from(boardPrices)).toHaveLength(GAMES.length * BOOKS.length * 4);
      expect(new Set((await ctx.db.select().from(boardPrices)).map(({ seenAt }) => seenAt.getTime())).size).toBe(1);
      // The under stays at -110: its first price is the only one.
      expect(await ctx.db.select().from(quotes)).toHaveLength(GAMES.length * BOOKS.length * (3 * ROUNDS + 1));
    });
  });
});
