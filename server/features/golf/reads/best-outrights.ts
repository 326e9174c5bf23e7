import { comparePrices } from '@clearedge/quant/price';
import { isStaleGolfPrice } from '../golf-rules.ts';
import type { BoardSheet } from '../rows/price-rows.ts';

export interface BestOutright {
  playerId: string;
  odds: number;
  book: string;
  bookName: string;
  seenAt: Date;
  isStale: boolean;
}

/** Each player's best price over books, fresh ones before stale ones, the shortest first. */
export function bestOutrights(sheets: readonly BoardSheet[], now: Date, isClosed: boolean, hasStarted: boolean): BestOutright[] {
  const best = new Map<string, BestOutright>();
  for (const { bookCode, bookName, seenAt, prices } of sheets) {
    const isStale = !isClosed && isStaleGolfPrice(seenAt, now, hasStarted);
    for (const { playerId, price } of prices) {
      if (price === null) continue;
      const known = best.get(playerId);
      const isBetter = !known || (known.isStale && !isStale) || (known.isStale === isStale && comparePrices(price, known.odds) > 0);
      if (isBetter) best.set(playerId, { playerId, odds: price, book: bookCode, bookName, seenAt, isStale });
    }
  }
  return [...best.values()].sort((a, b) => comparePrices(a.odds, b.odds));
}
