import { mainLineOf } from '@clearedge/contract/markets/main-line';
import { MAX_PRICE_AGE_SECONDS } from '@clearedge/contract/terms';
import { comparePrices } from '@clearedge/quant/price';
import { type BoardMarket, type BoardSide, type OfferedPrice, SIDES_OF, termsOf } from '../price.ts';

/** What comparing prices needs of each. */
export type Offer = Pick<
  OfferedPrice,
  'contestId' | 'bookCode' | 'bookName' | 'market' | 'side' | 'line' | 'price' | 'seenAt' | 'likelyError'
>;
export type OpenOffer = Open<Offer>;

/** A price that can be taken: not suspended. */
export type Open<T extends Pick<OfferedPrice, 'price'>> = T & { price: number };
export type OpenPrice = Open<OfferedPrice>;

const MOVE_SHOWN_MS = 60_000;

export const isOpen = <T extends Pick<OfferedPrice, 'price'>>(row: T): row is Open<T> => row.price !== null;

/** Older than this since its source last confirmed it, a price may be gone. */
export const isStale = (row: Pick<OfferedPrice, 'seenAt'>, now: Date): boolean =>
  now.getTime() - row.seenAt.getTime() > MAX_PRICE_AGE_SECONDS * 1000;

/** The prices worth comparing on a market: the fresh ones, or all when every one is stale. */
export function comparable<T extends Offer>(rows: readonly T[], now: Date): Open<T>[] {
  const open = rows.filter(isOpen<T>);
  const fresh = open.filter((row) => !isStale(row, now));
  return fresh.length ? fresh : open;
}

/** The number of a market on the side it is named by: away for a run line, over for a total; null for a moneyline. */
export function lineOfMarket(row: Pick<OfferedPrice, 'market' | 'side' | 'line'>): number | null {
  if (row.line === null) return null;
  return isSpread(row.market) && row.side === 'home' ? negated(row.line) : row.line;
}

const isSpread = (market: BoardMarket): boolean => termsOf(market).kind === 'spread';
const negated = (line: number): number => (line === 0 ? 0 : -line);

/** A market's line (see `lineOfMarket`) as the given side reads it. */
export const lineOfSide = (market: BoardMarket, side: BoardSide, line: number | null): number | null =>
  line !== null && isSpread(market) && side === 'home' ? negated(line) : line;

/** `mainLineOf` the stored prices of a market. */
export const mainLine = (rows: readonly Open<Offer>[]): number | null =>
  mainLineOf(
    rows.map((row) => ({ line: lineOfMarket(row), book: row.bookCode, isFirst: row.side === SIDES_OF[row.market][0], odds: row.price })),
  );

/** The price that pays the bettor most among rows of one side and one line; of equals the one confirmed last, then by book. */
export const bestPrice = <T extends Open<Offer>>(rows: readonly T[]): T | null =>
  [...rows].sort(
    (a, b) => comparePrices(b.price, a.price) || b.seenAt.getTime() - a.seenAt.getTime() || (a.bookCode < b.bookCode ? -1 : 1),
  )[0] ?? null;

/** The number that helps a side most, whatever it costs, at its best price: more points, a lower over, a higher under. */
export function bestLine(rows: readonly OpenPrice[], side: BoardSide): OpenPrice | null {
  const own = rows.filter((row) => row.side === side && row.line !== null);
  const worth = (row: OpenPrice): number => (side === 'over' ? -row.line! : row.line!);
  const top = Math.max(...own.map(worth));
  return bestPrice(own.filter((row) => worth(row) === top));
}

/** Which way a price last moved, as the bettor sees it, while that is still news: a better line first, then a higher payout. */
export function moveOf(row: OfferedPrice, now: Date): 'up' | 'down' | null {
  if (row.movedAt === null || row.price === null || row.previousPrice === null) return null;
  if (now.getTime() - row.movedAt.getTime() >= MOVE_SHOWN_MS) return null;
  const gained = row.line === null || row.previousLine === null ? 0 : (row.line - row.previousLine) * (row.side === 'over' ? -1 : 1);
  const change = gained || comparePrices(row.price, row.previousPrice);
  if (change === 0) return null;
  return change > 0 ? 'up' : 'down';
}
