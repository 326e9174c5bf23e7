import { impliedProbability } from '@clearedge/quant/price';
import { expect, test, vi } from 'vitest';
import { recomputeSides } from '../../forecasts/testing/recomputed.ts';
import { atTable, FIRST, SECOND } from '../testing/table.ts';

vi.setConfig({ testTimeout: 60_000 });

test('every opportunity comes out again from the stored prices and the stored opinion', async () => {
  await atTable(async ({ ctx, me, offer }) => {
    const games = new Map([
      [FIRST, await offer(FIRST)],
      [SECOND, await offer(SECOND)],
    ]);
    const list = (await me.get('/api/parlay-opportunities?date=2026-07-11')).json() as {
      gameId: typeof FIRST;
      betType: string;
      pick: { side: string };
      doubt: { model: string | null };
    }[];
    const doubted = list.map(({ doubt }) => doubt.model !== null);
    expect(doubted).toEqual(doubted.toSorted((a, b) => Number(a) - Number(b)));
    let found = 0;
    for (const [gameId, { id }] of games)
      for (const own of await recomputeSides(ctx, id)) {
        found += 1;
        const shown = list.find((one) => one.gameId === gameId && one.betType === own.market && one.pick.side === own.side);
        expect(shown).toMatchObject({
          odds: own.odds,
          impliedProbability: expect.closeTo(impliedProbability(own.odds), 12),
          marketProbability: expect.closeTo(own.marketProbability!, 9),
          estimatedProbability: expect.closeTo(own.probability, 9),
          pushProbability: expect.closeTo(own.push, 9),
          ev: expect.closeTo(own.ev, 9),
        });
      }
    expect([found, list.length]).toEqual([12, 12]);
  });
});
