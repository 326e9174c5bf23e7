import { arbitrageInCents } from '@clearedge/quant/arbitrage';
import { dollarsToCents } from '@clearedge/quant/money';
import { americanToDecimal } from '@clearedge/quant/price';
import { expect, test } from 'vitest';
import { boardPrices } from '../../../db/schema/index.ts';
import { offers } from '../../odds/testing/samples.ts';
import { money, withShop } from '../testing/shop.ts';
import type { Opportunity } from './list-opportunities.ts';

test('stakes, profits and break-evens come out again from the stored prices', async () => {
  await withShop(async (shop) => {
    await shop.offer([
      ...money('SUM', 120, -135),
      ...money('HAR', 100, -105),
      ...offers('SUM', 'total', 8.5, -108, -112),
      ...offers('HAR', 'total', 9, -104, -116),
    ]);
    const items = (await shop.pro.get('/api/odds-comparison/opportunities?date=2026-07-11&bankroll=250.37')).json().items as Opportunity[];
    const rows = await shop.ctx.db.select().from(boardPrices);
    expect(items.map(({ kind }) => kind).sort()).toEqual(expect.arrayContaining(['arbitrage', 'middle']));
    for (const { market, legs, hold, leastProfit, middle } of items) {
      const prices = legs.map(({ side, line, book }) => {
        const row = rows.find((one) => one.market === market && one.side === side && one.bookCode === book && one.line === line);
        return row!.price!;
      });
      expect(legs.map(({ odds }) => odds)).toEqual(prices);
      const { stakesCents, leastProfitCents } = arbitrageInCents(prices, dollarsToCents(250.37));
      expect(legs.map(({ stake }) => Math.round(100 * stake))).toEqual(stakesCents);
      expect(Math.round(100 * leastProfit)).toBe(leastProfitCents);
      const [first = 0, second = 0]: number[] = prices.map(americanToDecimal);
      expect(hold).toBeCloseTo(1 - 1 / (1 / first + 1 / second), 9);
      if (middle?.outcomes.length === 1) expect(middle.breakEven).toBeCloseTo(middle.loss / (middle.loss + middle.outcomes[0]!.profit), 9);
    }
  });
});
