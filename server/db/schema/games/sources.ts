import { index, integer, pgTable, text } from 'drizzle-orm/pg-core';
import type { FinishedGame } from '../../../ports/baseball-feed.ts';
import { instant, json, slateDate } from '../../columns.ts';

/** What the live source keeps between starts and shares between processes: credits, boards, how providers fare, their last answers. */
export const sourceStates = pgTable('source_states', {
  name: text('name').primaryKey(),
  value: json<unknown>('value').notNull(),
  /** Grows with every write, so that of two who decide at once only one is right. */
  version: integer('version').notNull(),
  /** After this it may go; null: never. */
  expiresAt: instant('expires_at'),
  updatedAt: instant('updated_at').notNull(),
});

/** Past Eastern days whose games were read whole from the live source, days without a game included. */
export const resultDays = pgTable('result_days', {
  slateOn: slateDate('slate_on').primaryKey(),
  games: integer('games').notNull(),
  readAt: instant('read_at').notNull(),
});

/** Their finished games, box scores included: read once, because thousands of them cannot be asked for again and again. */
export const resultGames = pgTable(
  'result_games',
  { gameId: text('game_id').primaryKey(), slateOn: slateDate('slate_on').notNull(), game: json<FinishedGame>('game').notNull() },
  (t) => [index('result_games_day').on(t.slateOn)],
);

/** When the schedule of a sport was last confirmed by its source, and the news by theirs; what was never read has no row. */
export const sourceReads = pgTable('source_reads', { name: text('name').primaryKey(), readAt: instant('read_at').notNull() });
