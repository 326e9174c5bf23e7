import type { BoardMarket } from '@clearedge/contract/markets/board-markets';
import type { SportKey } from '@clearedge/contract/sports';
import { bigserial, boolean, doublePrecision, index, integer, pgTable, primaryKey, text, unique, uuid } from 'drizzle-orm/pg-core';
import { instant, json, slateDate } from '../../columns.ts';
import { contests } from './contests.ts';

const market = () => text('market').$type<BoardMarket>().notNull();
const side = () => text('side', { enum: ['away', 'home', 'over', 'under', 'draw'] }).notNull();

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

/** Sums over the games of one day and one market at one book; shares and means are taken of many days together. */
export interface BookDay {
  /** Closing pairs on one number, and the sum of what the book kept of them. */
  pairs: number;
  hold: number;
  /** Closing prices on the number most books had, and how many of them no other book beat. */
  sides: number;
  best: number;
  /** Moves of the market that it began, that it followed within the half hour, and that it did not follow while it had a price. */
  first: number;
  followed: number;
  stayed: number;
  /** Minutes behind the first, over those followed. */
  minutes: number;
  /** Prices above the other books' fair one an hour before the start, with the EV claimed, what they were worth at the close and what they paid, in units. */
  plays: number;
  claimed: number;
  judged: number;
  claimedOfJudged: number;
  atClose: number;
  graded: number;
  units: number;
  /** Arbitrages an hour before the start that one of its prices was a leg of, and the sum of their sure returns per unit staked. */
  arbitrages: number;
  sure: number;
}

/** What each book's prices of a settled day were like, written once when all its games are over. */
export const bookDays = pgTable(
  'book_days',
  {
    slateOn: slateDate('slate_on').notNull(),
    sport: text('sport').$type<SportKey>().notNull(),
    bookCode: text('book_code')
      .notNull()
      .references(() => books.code),
    market: market(),
    games: integer('games').notNull(),
    figures: json<BookDay>('figures').notNull(),
    recordedAt: instant('recorded_at').notNull(),
  },
  (t) => [primaryKey({ columns: [t.slateOn, t.sport, t.bookCode, t.market] })],
);
