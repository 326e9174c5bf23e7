import { splitRecord } from '../retrosheet/record.ts';
import type { Refusals } from '../retrosheet/refusals.ts';
import type { SourceText } from '../store/find-sources.ts';
import { findBook } from './books.ts';
import { NO_PRICES, type PriceRow, parseDay, QuoteTaker } from './price-row.ts';

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
