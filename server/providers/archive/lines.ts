import { overround } from '@clearedge/quant/margin';
import { americanToDecimal, isAmericanPrice } from '@clearedge/quant/price';
import type { BookRef } from '../../ports/index.ts';
import { splitRecord } from './retrosheet/record.ts';
import type { Refusals } from './retrosheet/refusals.ts';
import type { SourceText } from './store/find-sources.ts';
import type { PricePair, StoredPrices } from './store/stored-season.ts';

/** Names the lines files use for a book, and what it is called here. */
const BOOKS: Record<string, BookRef> = {
  A: { code: 'ARA', name: 'Archive A' },
  B: { code: 'ARB', name: 'Archive B' },
  pinnacle: { code: 'PIN', name: 'Pinnacle' },
  draftkings: { code: 'DKG', name: 'DraftKings' },
  fanduel: { code: 'FAN', name: 'FanDuel' },
  betmgm: { code: 'MGM', name: 'BetMGM' },
};

const findBook = (source: string): BookRef | null => BOOKS[source] ?? null;

export const listArchiveBooks = (codes: ReadonlySet<string>): BookRef[] => Object.values(BOOKS).filter(({ code }) => codes.has(code));

export const bookOf = (code: string): BookRef => Object.values(BOOKS).find((book) => book.code === code) ?? { code, name: code };

/** Beyond this a recorded pair is a slip of the pen: no book sells a game at 12% and none gives money away. */
const MAX_OVERROUND = 0.12;

const wholeOrNull = (text: string | undefined): number | null => (text !== undefined && /^[+-]?\d+$/.test(text) ? Number(text) : null);

type FairPair = { pair: PricePair } | { refused: string };
type CheckedPair = FairPair | { missing: true };

/** Two American prices, if they can have stood beside each other. */
export function fairPair(one: number | null, two: number | null): FairPair {
  if (!isAmericanPrice(one) || !isAmericanPrice(two)) return { refused: 'quote is not two American prices' };
  const margin = overround([americanToDecimal(one), americanToDecimal(two)]);
  return margin < 0 || margin > MAX_OVERROUND ? { refused: 'quote has an overround outside 0 to 12%' } : { pair: [one, two] };
}

/** The two prices of one market. */
export const checkPair = (first: string | undefined, second: string | undefined): CheckedPair =>
  !first && !second ? { missing: true } : fairPair(wholeOrNull(first), wholeOrNull(second));

/** One row of a lines or quotes file, not yet tied to a game. */
export interface PriceRow {
  on: string;
  number: 0 | 1 | 2;
  away: string;
  home: string;
  prices: Omit<StoredPrices, 'game'>;
  refusedQuotes: number;
}

const NO_PRICES = { moneylineOpen: null, moneylineClose: null, totalOpen: null, totalClose: null, quoted: null } as const;

/** "20240404" is 2024-04-04; null for anything else. */
function parseDay(text: string | undefined): string | null {
  const match = /^(\d{4})-?(\d{2})-?(\d{2})$/.exec(text ?? '');
  return match ? `${match[1]}-${match[2]}-${match[3]}` : null;
}

/** Takes a row's quotes one by one, and keeps count of those it refuses. */
class QuoteTaker {
  refused = 0;
  readonly #refusals: Refusals;
  readonly #where: string;

  constructor(refusals: Refusals, where: string) {
    this.#refusals = refusals;
    this.#where = where;
  }

  pair(first: string | undefined, second: string | undefined): readonly [number, number] | null {
    const checked: CheckedPair = checkPair(first, second);
    if ('refused' in checked) this.#refuse(checked.refused);
    return 'pair' in checked ? checked.pair : null;
  }

  /** A total is refused without its number; a number without prices is no quote. */
  total(line: string | undefined, over: string | undefined, under: string | undefined): readonly [number, number, number] | null {
    const pair = this.pair(over, under);
    if (!pair) return null;
    const number = Number(line || Number.NaN);
    if (number > 0 && number < 40 && Number.isInteger(number * 2)) return [number, ...pair];
    this.#refuse('total has no number in halves');
    return null;
  }

  #refuse(reason: string): void {
    this.refused += 1;
    this.#refusals.add(reason, this.#where);
  }
}

type Row = Record<string, string>;

/** Rows of a CSV with a header, one object each. */
function* readRows(text: string): Generator<Row> {
  const lines = text.split('\n');
  const header = splitRecord((lines[0] ?? '').replace(/^﻿|^ï»¿/, '').trim());
  for (const line of lines.slice(1)) {
    if (line.trim() === '') continue;
    const fields = splitRecord(line.trim());
    yield Object.fromEntries(header.map((name, index) => [name, fields[index] ?? '']));
  }
}

function readLine(row: Row, book: string, take: QuoteTaker): PriceRow['prices'] {
  return {
    ...NO_PRICES,
    book,
    moneylineOpen: take.pair(row.away_ml_open, row.home_ml_open),
    moneylineClose: take.pair(row.away_ml_close, row.home_ml_close),
    totalOpen: take.total(row.total_open, row.over_open, row.under_open),
    // Source B writes a closing number without its prices.
    totalClose: take.total(row.total_close, row.over_close, row.under_close),
  };
}

function readQuote(row: Row, book: string, take: QuoteTaker): PriceRow['prices'] | null {
  const on = parseDay(row.quoted_on);
  const moneyline = take.pair(row.away_ml, row.home_ml);
  return on && moneyline ? { ...NO_PRICES, book, quoted: { on, moneyline } } : null;
}

/** The rows of `lines_*.csv` and `book_quotes_*.csv`, those out of form refused. */
export function* readPriceRows({ name, kind, text }: SourceText, refusals: Refusals): Generator<PriceRow> {
  for (const row of readRows(text)) {
    const on = parseDay(row.date);
    const book = findBook((kind === 'lines' ? row.source : row.book) ?? '');
    const where = `${name}: ${row.date} ${row.away}@${row.home} ${row.source ?? row.book}`;
    const number = Number(row.game_number || 0);
    if (!on || !book || !row.away || !row.home || ![0, 1, 2].includes(number)) {
      refusals.add('price row lacks a date, a known book, a team or a game number', where);
      continue;
    }
    const take = new QuoteTaker(refusals, where);
    const prices = kind === 'lines' ? readLine(row, book.code, take) : readQuote(row, book.code, take);
    if (!prices) {
      if (take.refused === 0) refusals.add('quote row lacks a price or the day it was seen', where);
      continue;
    }
    yield { on, number: number as 0 | 1 | 2, away: row.away, home: row.home, prices, refusedQuotes: take.refused };
  }
}
