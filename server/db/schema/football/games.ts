import { boolean, index, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import type { FootballLiveState } from '../../../ports/index.ts';
import { instant, json } from '../../columns.ts';
import { contests } from '../games/contests.ts';

/** What a football game has beyond what every contest has; one row beside each contest of the sport. */
export const footballGames = pgTable(
  'football_games',
  {
    contestId: uuid('contest_id')
      .primaryKey()
      .references(() => contests.id),
    seasonYear: integer('season_year').notNull(),
    /** Unique in a season: 1 and up for the regular season and on through the playoffs, 0 and below for preseason. */
    week: integer('week').notNull(),
    stage: text('stage', { enum: ['preseason', 'regular', 'semifinal', 'final', 'grey_cup'] }).notNull(),
    isNeutral: boolean('is_neutral').notNull(),
    /** Points by quarter; a fifth entry is overtime. */
    quarters: json<{ away: number[]; home: number[] }>('quarters'),
    liveState: json<FootballLiveState>('live_state'),
    updatedAt: instant('updated_at').notNull(),
  },
  (t) => [index('football_games_week').on(t.seasonYear, t.week)],
);
