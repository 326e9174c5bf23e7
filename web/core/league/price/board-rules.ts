import { type BoardMarket, termsOf } from '@clearedge/contract/markets/board-markets';
import { fairPrices, theoreticalHold } from '@clearedge/quant/margin';
import { americanToDecimal, comparePrices, fairAmericanRounded } from '@clearedge/quant/price';
import { takesBets } from '../../games.ts';
import type { BookRow, LeagueDetail } from '../league-types.ts';

export type Place = 'first' | 'second';
export const PLACES: readonly Place[] = ['first', 'second'];

/** One book's pair as the table shows it. */
export interface BookView {
  row: BookRow;
  ageSeconds: number;
  isOld: boolean;
  hold: number | null;
}
interface FairSide {
  probability: number;
  american: number;
}
export interface MarketBoard {
  /** The number most fresh books offer, as the first side reads it. */
  line: number | null;
  books: BookView[];
  best: Record<Place, BookRow | null>;
  /** Mean of each fresh book's pair on that number with its margin taken out. */
  fair: { first: FairSide; second: FairSide; bookCount: number } | null;
  /** Hold at the two best prices; negative: an arbitrage. */
  hold: number | null;
}

const decimals = (odds: readonly number[]): number[] => odds.map(americanToDecimal);
const pairOf = ({ first, second }: BookRow): readonly [number, number] | null =>
  first.odds === null || second.odds === null ? null : [first.odds, second.odds];
// A handicap is one market only where both sides are on the same number.
const isOneLine = ({ market, first, second }: BookRow): boolean =>
  first.line === (termsOf(market).kind === 'spread' && second.line !== null ? 0 - second.line : second.line);

function holdOf(row: BookRow): number | null {
  const pair = pairOf(row);
  return pair && isOneLine(row) ? theoreticalHold(decimals(pair)) : null;
}

function commonLine(rows: readonly BookRow[]): number | null {
  const counts = new Map<number, number>();
  for (const { first } of rows) if (first.line !== null) counts.set(first.line, (counts.get(first.line) ?? 0) + 1);
  const ranked = [...counts].sort((a, b) => b[1] - a[1] || Math.abs(a[0]) - Math.abs(b[0]));
  return ranked[0]?.[0] ?? null;
}

function bestOf(rows: readonly BookRow[], place: Place): BookRow | null {
  const priced = rows.filter((row) => row[place].odds !== null);
  return priced.sort((a, b) => comparePrices(b[place].odds!, a[place].odds!) || Date.parse(b.seenAt) - Date.parse(a.seenAt))[0] ?? null;
}

function fairOf(rows: readonly BookRow[]): MarketBoard['fair'] {
  const chances = rows.flatMap((row) => {
    const pair = isOneLine(row) ? pairOf(row) : null;
    return pair ? [fairPrices(pair)[0]!.probability] : [];
  });
  if (chances.length === 0) return null;
  const first = chances.reduce((sum, chance) => sum + chance, 0) / chances.length;
  const side = (probability: number): FairSide => ({ probability, american: fairAmericanRounded(probability) });
  return { first: side(first), second: side(1 - first), bookCount: chances.length };
}

/** Every book's prices of one market of a game; old ones are shown but never compared. A closing price does not grow old. */
export function boardOf(game: LeagueDetail, market: BoardMarket, now: number, maxAgeSeconds: number): MarketBoard {
  const isOpen = takesBets(game);
  const books = game.books
    .filter((row) => row.market === market)
    .sort((a, b) => a.bookName.localeCompare(b.bookName))
    .map((row): BookView => {
      const ageSeconds = Math.max(0, (now - Date.parse(row.seenAt)) / 1000);
      return { row, ageSeconds, isOld: isOpen && (row.isStale || ageSeconds > maxAgeSeconds), hold: holdOf(row) };
    });
  const fresh = books.flatMap(({ row, isOld }) => (isOld ? [] : [row]));
  const line = commonLine(fresh);
  const comparable = fresh.filter((row) => row.first.line === line && isOneLine(row));
  const best = { first: bestOf(comparable, 'first'), second: bestOf(comparable, 'second') };
  const pair = best.first && best.second ? [best.first.first.odds!, best.second.second.odds!] : null;
  return { line, books, best, fair: fairOf(comparable), hold: pair ? theoreticalHold(decimals(pair)) : null };
}
