import type { BoardMarket } from '@clearedge/contract/markets/board-markets';
import { bigserial, boolean, doublePrecision, index, integer, pgTable, primaryKey, text, unique, uuid } from 'drizzle-orm/pg-core';
import { instant } from '../../columns.ts';
import { contests } from './contests.ts';

const market = () => text('market').$type<BoardMarket>().notNull();
const side = () => text('side', { enum: ['away', 'home', 'over', 'under'] }).notNull();

export const books = pgTable('books', { code: text('code').primaryKey(), name: text('name').notNull() });

/** Every price ever seen; only inserted. A null price says that the book took the market down. */
export const quotes = pgTable(
  'quotes',
  {
    id: bigserial('id', { mode: 'number' }).primaryKey(),
    contestId: uuid('contest_id')
      .notNull()
      .references(() => contests.id),
    bookCode: text('book_code')
      .notNull()
      .references(() => books.code),
    market: market(),
    side: side(),
    line: doublePrecision('line'),
    price: integer('price'),
    quotedAt: instant('quoted_at').notNull(),
    isOpening: boolean('is_opening').notNull(),
    recordedAt: instant('recorded_at').notNull(),
  },
  (t) => [
    unique('quotes_once').on(t.contestId, t.bookCode, t.market, t.side, t.line, t.quotedAt).nullsNotDistinct(),
    index('quotes_contest').on(t.contestId, t.market, t.quotedAt),
  ],
);

/** The board: each book's latest price for a side, with its opening and the one before. */
export const boardPrices = pgTable(
  'board_prices',
  {
    contestId: uuid('contest_id')
      .notNull()
      .references(() => contests.id),
    bookCode: text('book_code')
      .notNull()
      .references(() => books.code),
    market: market(),
    side: side(),
    line: doublePrecision('line'),
    price: integer('price'),
    quotedAt: instant('quoted_at').notNull(),
    /** When the source last confirmed this price, even unchanged; the age shown is counted from here. */
    seenAt: instant('seen_at').notNull(),
    openLine: doublePrecision('open_line'),
    openPrice: integer('open_price'),
    openedAt: instant('opened_at'),
    previousLine: doublePrecision('previous_line'),
    previousPrice: integer('previous_price'),
    movedAt: instant('moved_at'),
  },
  (t) => [primaryKey({ columns: [t.contestId, t.bookCode, t.market, t.side] })],
);

/** The last price before the start, frozen once. */
export const closingPrices = pgTable(
  'closing_prices',
  {
    contestId: uuid('contest_id')
      .notNull()
      .references(() => contests.id),
    bookCode: text('book_code')
      .notNull()
      .references(() => books.code),
    market: market(),
    side: side(),
    line: doublePrecision('line'),
    price: integer('price').notNull(),
    quotedAt: instant('quoted_at').notNull(),
  },
  (t) => [primaryKey({ columns: [t.contestId, t.bookCode, t.market, t.side] })],
);
