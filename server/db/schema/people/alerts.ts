import type { BoardMarket } from '@clearedge/contract/markets/board-markets';
import { sql } from 'drizzle-orm';
import { check, doublePrecision, index, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { instant, json } from '../../columns.ts';
import { contests } from '../games/contests.ts';
import { users } from './accounts.ts';

/** What a user wants to be told of one side of a market: a price, a line, or a move away from where it stood. */
export const priceAlerts = pgTable(
  'price_alerts',
  {
    id: uuid('id').primaryKey(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    contestId: uuid('contest_id')
      .notNull()
      .references(() => contests.id),
    market: text('market').$type<BoardMarket>().notNull(),
    side: text('side', { enum: ['away', 'home', 'over', 'under', 'draw'] }).notNull(),
    /** At this number or a better one; null where any will do. */
    line: doublePrecision('line'),
    /** At these American odds or better ones. */
    price: integer('price'),
    /** A best price this many cents away from `fromPrice`, or another line than `fromLine`. */
    moveCents: integer('move_cents'),
    fromLine: doublePrecision('from_line'),
    fromPrice: integer('from_price'),
    /** Empty: at any book. */
    bookCodes: json<string[]>('book_codes').notNull(),
    state: text('state', { enum: ['waiting', 'sent'] }).notNull(),
    /** Counts how often it was set: each time it is told once. */
    version: integer('version').notNull(),
    createdAt: instant('created_at').notNull(),
    updatedAt: instant('updated_at').notNull(),
    sentAt: instant('sent_at'),
    sentPrice: integer('sent_price'),
    sentLine: doublePrecision('sent_line'),
    sentBook: text('sent_book'),
  },
  (t) => [
    index('price_alerts_user').on(t.userId, t.createdAt),
    index('price_alerts_waiting').on(t.contestId).where(sql`state = 'waiting'`),
    check('price_alerts_asks', sql`price is not null or line is not null or move_cents is not null`),
    check('price_alerts_sent', sql`(state = 'sent') = (sent_at is not null)`),
  ],
);

/** What a user wants to be told of again and again: prices above fair by so much, on one market or on any. */
export const valueAlerts = pgTable(
  'value_alerts',
  {
    id: uuid('id').primaryKey(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** Null: on any. */
    market: text('market').$type<BoardMarket>(),
    /** Percent of the stake. */
    leastEv: doublePrecision('least_ev').notNull(),
    /** Empty: at any book. */
    bookCodes: json<string[]>('book_codes').notNull(),
    createdAt: instant('created_at').notNull(),
    toldAt: instant('told_at'),
    /** Prices that were told, so that each is told once; the newest last. */
    told: json<string[]>('told').notNull(),
  },
  (t) => [index('value_alerts_user').on(t.userId), check('value_alerts_ev', sql`least_ev > 0`)],
);
