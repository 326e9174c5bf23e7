import { type Cell, numberOrNull } from './league-tables.ts';

/** A pair of American prices. */
type Pair = readonly [away: number, home: number];

/** One moment's prices of a game; what a file does not have is null. */
export interface LeaguePrices {
  moneyline: Pair | null;
  /** The home side's handicap; null prices where the file has the number alone. */
  spread: { line: number; prices: Pair | null } | null;
  /** Prices of over and under. */
  total: { line: number; prices: readonly [over: number, under: number] | null } | null;
}

/** What one book or source recorded of a game. */
export interface BookPrices {
  book: string;
  open: LeaguePrices;
  close: LeaguePrices;
  /** The book's one quote, and how long before the start it was seen, where the file says. */
  quoted: { leadMs: number | null; prices: LeaguePrices } | null;
}

export const NO_PRICES: LeaguePrices = { moneyline: null, spread: null, total: null };

const pairOf = (cell: Cell, away: string, home: string): Pair | null => {
  const [first, second] = [numberOrNull(cell(away)), numberOrNull(cell(home))];
  return first === null || second === null ? null : [first, second];
};

function pricesOf(cell: Cell, moment: 'open' | 'close'): LeaguePrices {
  const [line, total] = [numberOrNull(cell(`home_spread_${moment}`)), numberOrNull(cell(`total_${moment}`))];
  return {
    moneyline: pairOf(cell, `away_ml_${moment}`, `home_ml_${moment}`),
    spread: line === null ? null : { line, prices: pairOf(cell, `away_spread_price_${moment}`, `home_spread_price_${moment}`) },
    total: total === null ? null : { line: total, prices: pairOf(cell, `over_${moment}`, `under_${moment}`) },
  };
}

/** An American price of a decimal one, whole. */
const americanOf = (decimal: number): number => Math.round(decimal >= 2 ? 100 * (decimal - 1) : -100 / (decimal - 1));

function decimalPair(cell: Cell): Pair | null {
  const pair = pairOf(cell, 'away_price_dec', 'home_price_dec');
  return pair && pair[0] > 1 && pair[1] > 1 ? [americanOf(pair[0]), americanOf(pair[1])] : null;
}

/** A book's quote of game day, hours before the start. */
function quotesOf(cell: Cell): LeaguePrices {
  const [line, total] = [numberOrNull(cell('home_spread')), numberOrNull(cell('total'))];
  return {
    moneyline: pairOf(cell, 'away_ml', 'home_ml'),
    spread: line === null ? null : { line, prices: pairOf(cell, 'away_spread_price', 'home_spread_price') ?? decimalPair(cell) },
    total: total === null ? null : { line: total, prices: pairOf(cell, 'over', 'under') },
  };
}

function leadOf(cell: Cell): number | null {
  const lead = Date.parse(cell('commence_utc')) - Date.parse(cell('quoted_utc'));
  return Number.isFinite(lead) ? lead : null;
}

/** Sources whose numbers are averages or were taken at a time that no one knows speak last. */
const LAST_WORD = /mean|-old$/;
const byTrust = (a: Cell, b: Cell): number => Number(LAST_WORD.test(a('book'))) - Number(LAST_WORD.test(b('book')));
/** Averages are no book's prices. */
export const isAverage = (book: string): boolean => /mean/.test(book);

/** Books that stand first in a day's quotes; of others the first of a game counts. */
const FIRST_BOOKS = ['pinnacle', 'draftkings', 'fanduel', 'betmgm'];
const bookRank = (cell: Cell): number => (FIRST_BOOKS.indexOf(cell('book')) + FIRST_BOOKS.length + 1) % (FIRST_BOOKS.length + 1);

/** What each book recorded, by game, the one to be believed first in front. */
export function bookPrices(lines: readonly Cell[], quotes: readonly Cell[]): Map<string, BookPrices[]> {
  const games = new Map<string, BookPrices[]>();
  const add = (cell: Cell, prices: Omit<BookPrices, 'book'>): void => {
    const own = games.get(cell('game_id')) ?? [];
    own.push({ book: cell('book'), ...prices });
    games.set(cell('game_id'), own);
  };
  for (const cell of lines.toSorted(byTrust)) add(cell, { open: pricesOf(cell, 'open'), close: pricesOf(cell, 'close'), quoted: null });
  for (const cell of quotes.toSorted((a, b) => bookRank(a) - bookRank(b)))
    add(cell, { open: NO_PRICES, close: NO_PRICES, quoted: { leadMs: leadOf(cell), prices: quotesOf(cell) } });
  return games;
}

/** The first source's own numbers, what it lacks from the next. */
export const joinPrices = (all: readonly LeaguePrices[]): LeaguePrices => ({
  moneyline: all.find(({ moneyline }) => moneyline)?.moneyline ?? null,
  spread: all.find(({ spread }) => spread)?.spread ?? null,
  total: all.find(({ total }) => total)?.total ?? null,
});
