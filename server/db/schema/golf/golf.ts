import { integer, pgTable, primaryKey, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import type { GolfPrice } from '../../../ports/index.ts';
import { instant, json } from '../../columns.ts';
import { contests } from '../games/contests.ts';

const market = () => text('market', { enum: ['outright', 'top5', 'top10', 'top20', 'make_cut', 'head_to_head'] }).notNull();

/** Every sheet of prices ever seen, one a book, market and time; only inserted. */
export const golfPrices = pgTable(
  'golf_prices',
  {
    contestId: uuid('contest_id')
      .notNull()
      .references(() => contests.id),
    bookCode: text('book_code').notNull(),
    bookName: text('book_name').notNull(),
    market: market(),
    quotedAt: instant('quoted_at').notNull(),
    prices: json<GolfPrice[]>('prices').notNull(),
    recordedAt: instant('recorded_at').notNull(),
  },
  (t) => [primaryKey({ columns: [t.contestId, t.bookCode, t.market, t.quotedAt] })],
);

/** The board: each book's newest sheet, the last one before the first tee shot, and when the source last confirmed it. */
export const golfBoard = pgTable(
  'golf_board',
  {
    contestId: uuid('contest_id')
      .notNull()
      .references(() => contests.id),
    bookCode: text('book_code').notNull(),
    bookName: text('book_name').notNull(),
    market: market(),
    quotedAt: instant('quoted_at').notNull(),
    seenAt: instant('seen_at').notNull(),
    prices: json<GolfPrice[]>('prices').notNull(),
  },
  (t) => [primaryKey({ columns: [t.contestId, t.bookCode, t.market] })],
);

/** Fractions 0 to 1. Places are shares after dead heats. */
export interface GolfChances {
  win: number;
  top5: number;
  top10: number;
  top20: number;
  makeCut: number | null;
  /** Strokes a round better than the field of an ordinary week, and the rounds behind it. */
  skill: number;
  rounds: number;
}

/** The model's opinion of a tournament each time it was formed; only inserted. */
export const golfProjections = pgTable(
  'golf_projections',
  {
    id: uuid('id').primaryKey(),
    contestId: uuid('contest_id')
      .notNull()
      .references(() => contests.id),
    modelVersion: text('model_version').notNull(),
    /** The leaderboard it started from. */
    boardAsOf: instant('board_as_of').notNull(),
    simulations: integer('simulations').notNull(),
    players: json<Record<string, GolfChances>>('players').notNull(),
    createdAt: instant('created_at').notNull(),
  },
  (t) => [uniqueIndex('golf_projections_board').on(t.contestId, t.boardAsOf, t.modelVersion)],
);
