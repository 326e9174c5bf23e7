import type { Contract } from '@clearedge/contract';
import { boardMarketOf } from '@clearedge/contract/markets/board-markets';
import type { VerbInput, VerbResult } from '@clearedge/contract/route';
import { MAX_PRICE_AGE_SECONDS } from '@clearedge/contract/terms';
import type { PropSelection, ScoreSelection } from '@clearedge/quant/grading';
import { parlayAmericanLabel, parlayDecimal } from '@clearedge/quant/parlay';
import { isAmericanPrice } from '@clearedge/quant/price';
import type { FeedProp } from '../../ports/index.ts';
import { holdOf, isOpen, type OfferedPrice, pricesOf, sidesByBook } from '../odds/index.ts';

/** One book's price of a selection, and of the other sides on the same number where it has them all. */
export interface BookPrice {
  book: string;
  bookName: string;
  odds: number;
  otherOdds: readonly number[] | null;
}

/** Every book's fresh price of a side of the board on exactly its number. */
export function fromBoard(selection: ScoreSelection, rows: readonly OfferedPrice[], now: Date): BookPrice[] {
  const market = boardMarketOf(selection);
  const line = 'line' in selection ? selection.line : null;
  const isFresh = ({ seenAt, price }: OfferedPrice): boolean =>
    price !== null && isAmericanPrice(price) && now.getTime() - seenAt.getTime() <= MAX_PRICE_AGE_SECONDS * 1000;
  const own = rows.filter(isOpen).filter((row) => row.market === market && isFresh(row));
  const books = sidesByBook(own);
  return own
    .filter((row) => row.side === selection.side && row.line === line)
    .map((row) => {
      const whole = books.find(({ offers }) => offers.includes(row));
      const otherOdds = whole ? pricesOf(whole.offers.filter((other) => other !== row)) : null;
      return { book: row.bookCode, bookName: row.bookName, odds: row.price, otherOdds };
    });
}

const priced = (price: number | null): number | null => (price !== null && isAmericanPrice(price) ? price : null);

/** Every book's price of a side of a proposition on exactly its number. */
export function fromProps({ playerId, prop, line, side }: PropSelection, props: readonly FeedProp[]): BookPrice[] {
  return props
    .filter((one) => one.playerId === playerId && one.prop === prop && one.line === line)
    .flatMap(({ book, overPrice, underPrice }) => {
      const [odds, otherOdds] = side === 'over' ? [priced(overPrice), priced(underPrice)] : [priced(underPrice), priced(overPrice)];
      return odds === null ? [] : [{ book: book.code, bookName: book.name, odds, otherOdds: otherOdds === null ? null : [otherOdds] }];
    });
}

/** What the book of a price keeps of both sides; null where it offers one alone. */
export function holdAt(prices: readonly BookPrice[], book: string | null): number | null {
  const own = prices.find((one) => one.book === book);
  return own && own.otherOdds !== null ? holdOf([own.odds, ...own.otherOdds]) : null;
}

interface OneBook {
  book: string;
  bookName: string;
  odds: number;
  decimal: number;
  legOdds: number[];
}

/** The book that pays most for all legs together as the product of its own prices; null when none has every leg. */
export function bestSingleBook(legs: readonly (readonly BookPrice[])[]): OneBook | null {
  const offers = (legs[0] ?? []).flatMap(({ book, bookName }): OneBook[] => {
    const odds = legs.map((prices) => prices.find((one) => one.book === book)?.odds);
    if (!odds.every((one) => one !== undefined)) return [];
    return [{ book, bookName, odds: parlayAmericanLabel(odds), decimal: Number(parlayDecimal(odds)), legOdds: odds }];
  });
  return offers.sort((a, b) => b.decimal - a.decimal || (a.book < b.book ? -1 : 1))[0] ?? null;
}

type Route = Contract['POST /api/virtual/quote'];
export type RequestedLeg = VerbInput<Route>['body']['legs'][number];
export type BookQuote = VerbResult<Route>;

/** Positions of legs that share a game, for each game with more than one. */
export function sharedGames(legs: readonly Pick<RequestedLeg, 'gameId'>[]): number[][] {
  const games = [...new Set(legs.map(({ gameId }) => gameId))];
  const positions = games.map((game) => legs.flatMap(({ gameId }, at) => (gameId === game ? [at] : [])));
  return positions.filter((own) => own.length > 1);
}
