import { mean } from '@clearedge/quant/maths';
import { impliedProbability } from '@clearedge/quant/price';

/** A price that can be taken of one side of a market. */
export interface NumberedPrice {
  /** The number as the first side (away, over) reads it; null for a moneyline. */
  line: number | null;
  book: string;
  isFirst: boolean;
  /** American. */
  odds: number;
}

/** How far apart the two sides are on average, in probability; a side alone is as far as it can be. */
function leanOf(prices: readonly NumberedPrice[]): number {
  const sideOf = (first: boolean): number[] => prices.flatMap(({ isFirst, odds }) => (isFirst === first ? impliedProbability(odds) : []));
  const [a, b] = [sideOf(true), sideOf(false)];
  return a.length === 0 || b.length === 0 ? 1 : Math.abs(mean(a) - mean(b));
}

/** The number that most books offer; of equals the one priced nearest to even, then the lower. Null without a price, or for a moneyline. */
export function mainLineOf(prices: readonly NumberedPrice[]): number | null {
  const byLine = new Map<number, NumberedPrice[]>();
  for (const price of prices) {
    if (price.line === null) continue;
    const own = byLine.get(price.line);
    if (own) own.push(price);
    else byLine.set(price.line, [price]);
  }
  const candidates = [...byLine].map(([line, own]) => ({ line, books: new Set(own.map(({ book }) => book)).size, lean: leanOf(own) }));
  candidates.sort((a, b) => b.books - a.books || a.lean - b.lean || a.line - b.line);
  return candidates[0]?.line ?? null;
}
