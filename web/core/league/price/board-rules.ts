import { type BoardMarket, type Place, placesOf, termsOf } from '@clearedge/contract/markets/board-markets';
import { mainLineOf, type NumberedPrice } from '@clearedge/contract/markets/main-line';
import { consensusOf, fairPrices, theoreticalHold } from '@clearedge/quant/margin';
import { americanToDecimal, comparePrices, fairAmericanRounded } from '@clearedge/quant/price';
import { takesBets } from '../../games.ts';
import type { BookRow, LeagueDetail } from '../league-types.ts';

/** One book's prices as the table shows it. */
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
  best: Partial<Record<Place, BookRow | null>>;
  /** Average over the fresh books' prices on that number with their margin taken out, as the server's consensus is. */
  fair: (Partial<Record<Place, FairSide>> & { bookCount: number }) | null;
  /** Hold at the best prices of its sides; negative: an arbitrage. */
  hold: number | null;
}

const decimals = (odds: readonly number[]): number[] => odds.map(americanToDecimal);
const quoteOf = (row: BookRow, place: Place): BookRow['first'] | undefined => row[place];
/** A book's price of every side; null where it lacks one. */
function pricesOf(row: BookRow): number[] | null {
  const odds = placesOf(row.market).flatMap((place) => quoteOf(row, place)?.odds ?? []);
  return odds.length === placesOf(row.market).length ? odds : null;
}
// A handicap is one market only where both sides are on the same number.
const isOneLine = ({ market, first, second }: BookRow): boolean =>
  first.line === (termsOf(market).kind === 'spread' && second.line !== null ? 0 - second.line : second.line);

function holdOf(row: BookRow): number | null {
  const prices = pricesOf(row);
  return prices && isOneLine(row) ? theoreticalHold(decimals(prices)) : null;
}

/** A row's prices by the number that they are on, as the first side reads it. */
function numbered({ market, book, first, second }: BookRow): NumberedPrice[] {
  const turned = termsOf(market).kind === 'spread' && second.line !== null ? 0 - second.line : second.line;
  return [
    ...(first.odds === null ? [] : [{ line: first.line, book, isFirst: true, odds: first.odds }]),
    ...(second.odds === null ? [] : [{ line: turned, book, isFirst: false, odds: second.odds }]),
  ];
}

function bestOf(rows: readonly BookRow[], place: Place): BookRow | null {
  const priced = rows.flatMap((row) => (typeof quoteOf(row, place)?.odds === 'number' ? [row] : []));
  return priced.sort((a, b) => comparePrices(b[place]!.odds!, a[place]!.odds!) || Date.parse(b.seenAt) - Date.parse(a.seenAt))[0] ?? null;
}

function fairOf(rows: readonly BookRow[]): MarketBoard['fair'] {
  const fair = rows.flatMap((row) => {
    const prices = isOneLine(row) ? pricesOf(row) : null;
    return prices ? [fairPrices(prices).map(({ probability }) => probability)] : [];
  });
  if (fair.length === 0) return null;
  const chances = consensusOf(fair);
  const side = (probability: number): FairSide => ({ probability, american: fairAmericanRounded(probability) });
  return { ...Object.fromEntries(placesOf(rows[0]!.market).map((place, at) => [place, side(chances[at]!)])), bookCount: fair.length };
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
  const line = mainLineOf(fresh.flatMap(numbered));
  const comparable = fresh.filter((row) => row.first.line === line && isOneLine(row));
  const places = placesOf(market);
  const best = Object.fromEntries(places.map((place) => [place, bestOf(comparable, place)])) as MarketBoard['best'];
  const prices = places.flatMap((place) => best[place]?.[place]?.odds ?? []);
  const hold = prices.length === places.length ? theoreticalHold(decimals(prices)) : null;
  return { line, books, best, fair: fairOf(comparable), hold };
}
