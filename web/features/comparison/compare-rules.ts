import { type Place, placesOf, SIDES_OF, termsOf } from '@clearedge/contract/markets/board-markets';
import { theoreticalHold } from '@clearedge/quant/margin';
import { americanToDecimal, comparePrices } from '@clearedge/quant/price';
import type { ComparedBook, ComparedGame, Market, MarketComparison, Quote, Side } from './comparison.queries.ts';

interface BookPrice {
  code: string;
  name: string;
  quote: Quote;
}
/** What one row of the table shows for one side of the market. */
export interface SideView {
  place: Place;
  side: Side;
  /** The number that most books offer, as this side reads it. */
  line: number | null;
  /** Best price on that number among the books looked at, on fresh prices. */
  best: BookPrice | null;
  /** Best number, where it differs from the main one. */
  bestLine: BookPrice | null;
}
export interface GameView {
  game: ComparedGame;
  market: MarketComparison;
  books: readonly ComparedBook[];
  sides: readonly [SideView, SideView, ...SideView[]];
  /** Hold at the best prices of its sides; negative: an arbitrage. */
  hold: number | null;
}
export interface Looking {
  market: Market;
  /** Empty: every book. */
  books: readonly string[];
  maxAgeSeconds: number;
  now: number;
}

export const ageOf = (quote: Pick<Quote, 'seenAt'>, now: number): number => Math.max(0, (now - Date.parse(quote.seenAt)) / 1000);
export const quoteOf = (book: ComparedBook, market: Market, place: Place): Quote | null => book.markets[market]?.[place] ?? null;

/** The market's number on a side: a run line's is the other way round for home. */
const lineOnSide = (market: Market, place: Place, line: number | null): number | null =>
  line !== null && termsOf(market).kind === 'spread' && place === 'second' ? (line === 0 ? 0 : -line) : line;

/** Whether a price may be compared: offered, and young enough; a closing price never grows old. */
export const isComparable = (quote: Quote, { isClosed }: ComparedGame, { maxAgeSeconds, now }: Looking): boolean =>
  quote.odds !== null && (isClosed || ageOf(quote, now) <= maxAgeSeconds);

function pricesOn(game: ComparedGame, books: readonly ComparedBook[], place: Place, looking: Looking): BookPrice[] {
  return books.flatMap((book) => {
    const quote = quoteOf(book, looking.market, place);
    return quote && isComparable(quote, game, looking) ? [{ code: book.code, name: book.name, quote }] : [];
  });
}

const bestOf = (prices: readonly BookPrice[]): BookPrice | null =>
  [...prices].sort(
    (a, b) =>
      comparePrices(b.quote.odds!, a.quote.odds!) || Date.parse(b.quote.seenAt) - Date.parse(a.quote.seenAt) || (a.code < b.code ? -1 : 1),
  )[0] ?? null;

function bestNumber(prices: readonly BookPrice[], side: Side): BookPrice | null {
  const worth = ({ quote }: BookPrice): number => (side === 'over' ? -quote.line! : quote.line!);
  const numbered = prices.filter(({ quote }) => quote.line !== null);
  const top = Math.max(...numbered.map(worth));
  return bestOf(numbered.filter((price) => worth(price) === top));
}

/** One game as the table shows it: which prices are compared, the best of them, and apart from that the best number. */
export function viewOf(game: ComparedGame, looking: Looking): GameView | null {
  const market = game.markets.find((one) => one.market === looking.market);
  if (!market) return null;
  const books = game.bookmakers.filter(({ code }) => looking.books.length === 0 || looking.books.includes(code));
  const places = placesOf(looking.market);
  const sideOf = (place: Place): SideView => {
    const side = SIDES_OF[looking.market][places.indexOf(place)]!;
    const line = lineOnSide(looking.market, place, market.line);
    const prices = pricesOn(game, books, place, looking);
    const number = bestNumber(prices, side);
    return {
      place,
      side,
      line,
      best: bestOf(prices.filter(({ quote }) => quote.line === line)),
      bestLine: number && number.quote.line !== line ? number : null,
    };
  };
  const sides = places.map(sideOf) as [SideView, SideView, ...SideView[]];
  return { game, market, books, sides, hold: holdOf(sides) };
}

function holdOf(sides: readonly SideView[]): number | null {
  const prices = sides.flatMap(({ best }) => (best ? [americanToDecimal(best.quote.odds!)] : []));
  return prices.length === sides.length ? theoreticalHold(prices) : null;
}

/** Games whose clubs or park hold the words looked for. */
export function matching(games: readonly ComparedGame[], search: string): ComparedGame[] {
  const words = search.trim().toLowerCase().split(/\s+/).filter(Boolean);
  return games.filter(({ awayTeam, homeTeam, awayTeamCode, homeTeamCode, venue }) => {
    const text = `${awayTeam} ${homeTeam} ${awayTeamCode} ${homeTeamCode} ${venue}`.toLowerCase();
    return words.every((word) => text.includes(word));
  });
}

/** Every book of the day by name, with the mean hold it keeps on this market. */
export function booksOf(games: readonly ComparedGame[], market: Market): { code: string; name: string; hold: number | null }[] {
  const found = new Map<string, { name: string; holds: number[] }>();
  for (const book of games.flatMap(({ bookmakers }) => bookmakers)) {
    const own = found.get(book.code) ?? { name: book.name, holds: [] };
    const hold = book.markets[market]?.hold;
    if (typeof hold === 'number') own.holds.push(hold);
    found.set(book.code, own);
  }
  return [...found]
    .map(([code, { name, holds }]) => ({ code, name, hold: holds.length > 0 ? holds.reduce((a, b) => a + b, 0) / holds.length : null }))
    .sort((a, b) => a.name.localeCompare(b.name));
}
