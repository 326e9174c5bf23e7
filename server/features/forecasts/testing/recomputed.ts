import { fairProbabilities } from '@clearedge/quant/margin';
import { americanToDecimal } from '@clearedge/quant/price';
import { expectedValue } from '@clearedge/quant/sizing';
import { priceSelection, rebuildGame } from '@clearedge/quant/sports/baseball/game';
import { desc, eq } from 'drizzle-orm';
import { type BaseballNumbers, boardPrices, forecasts } from '../../../db/schema/index.ts';
import type { Ctx } from '../../../kernel/ctx.ts';

type Row = typeof boardPrices.$inferSelect;

export interface RecomputedSide {
  market: string;
  side: string;
  line: number | null;
  odds: number;
  probability: number;
  push: number;
  marketProbability: number | null;
  ev: number;
}

const OTHER: Readonly<Record<string, string>> = { away: 'home', home: 'away', over: 'under', under: 'over' };
/** The geometric mean of the books' odds, as a chance. */
const average = (list: readonly number[]): number | null => {
  const odds = list.reduce((product, chance) => product * (chance / (1 - chance)), 1) ** (1 / list.length);
  return list.length === 0 ? null : odds / (1 + odds);
};

/** One side's chance by each book that prices both, without its margin. */
const fairOf = (rows: readonly Row[], { market, side }: Row): number[] =>
  rows
    .filter((row) => row.market === market && row.side === side)
    .flatMap((own) => {
      const other = rows.find((row) => row.bookCode === own.bookCode && row.market === market && row.side === OTHER[side]);
      return own.price === null || other?.price == null
        ? []
        : fairProbabilities([own.price, other.price].map(americanToDecimal), 'power').probabilities[0]!;
    });

/** The full-game sides of an contest from the stored prices and the newest stored opinion alone; written apart from what the pages use. */
export async function recomputeSides({ db }: Pick<Ctx, 'db'>, contestId: string): Promise<RecomputedSide[]> {
  const rows = await db.select().from(boardPrices).where(eq(boardPrices.contestId, contestId));
  const [projection] = await db
    .select()
    .from(forecasts)
    .where(eq(forecasts.contestId, contestId))
    .orderBy(desc(forecasts.createdAt))
    .limit(1);
  const game = rebuildGame((projection!.numbers as BaseballNumbers).game);
  const best = new Map<string, Row>();
  for (const row of rows.filter(({ price }) => price !== null)) {
    const key = `${row.market} ${row.side}`;
    const known = best.get(key);
    if (!known || americanToDecimal(row.price!) > americanToDecimal(known.price!)) best.set(key, row);
  }
  return [...best.values()].map((row) => {
    const { market, side, line, price } = row;
    const { win, push } = priceSelection(game, { market, side, line, period: 'full' } as Parameters<typeof priceSelection>[1]);
    return {
      market,
      side,
      line,
      odds: price!,
      probability: win / (1 - push),
      push,
      marketProbability: average(fairOf(rows, row)),
      ev: expectedValue(win, americanToDecimal(price!), push),
    };
  });
}
