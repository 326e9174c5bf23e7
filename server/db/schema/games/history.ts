import type { Grade } from '@clearedge/quant/grading';
import { boolean, doublePrecision, index, integer, pgTable, text } from 'drizzle-orm/pg-core';
import { instant, json, slateDate } from '../../columns.ts';

/** One side of a market of a finished game at the close, with where it stood at the opening. */
export interface PastSide {
  market: 'moneyline' | 'spread' | 'total';
  side: 'away' | 'home' | 'over' | 'under';
  line: number | null;
  /** The best closing price across books, and whose it was. */
  odds: number;
  book: string;
  /** Books that priced both sides. */
  books: number;
  /** Without margin, by the power method, average over books; null where no book priced both sides. */
  fair: number | null;
  openFair: number | null;
  openLine: number | null;
  grade: Grade;
}

export interface PastWeather {
  temperatureF: number;
  windMph: number;
  windDirection: string;
  precipitationChance: number | null;
  isIndoors: boolean | null;
}

/** Every finished game with its closing prices, this season's and the one's before; what trends and strategies are computed from. */
export const pastGames = pgTable(
  'past_games',
  {
    gameId: text('game_id').primaryKey(),
    slateOn: slateDate('slate_on').notNull(),
    seasonYear: integer('season_year').notNull(),
    startsAt: instant('starts_at').notNull(),
    awayCode: text('away_code').notNull(),
    homeCode: text('home_code').notNull(),
    awayScore: integer('away_score').notNull(),
    homeScore: integer('home_score').notNull(),
    /** In half steps: 8.5 where the home side did not bat in the ninth. */
    innings: doublePrecision('innings').notNull(),
    venue: text('venue').notNull(),
    roof: text('roof', { enum: ['open', 'retractable', 'dome', 'unknown'] }).notNull(),
    isNight: boolean('is_night').notNull(),
    /** At the first pitch; null where no one measured it. */
    weather: json<PastWeather>('weather'),
    sides: json<PastSide[]>('sides').notNull(),
    recordedAt: instant('recorded_at').notNull(),
  },
  (t) => [index('past_games_slate').on(t.slateOn), index('past_games_recorded').on(t.recordedAt)],
);

/** What the model would have predicted of a side before the game: pooled with the closing market, from ratings that knew only earlier days. */
export interface PastProjectionSide {
  market: PastSide['market'];
  side: PastSide['side'];
  /** That the bet wins, given that the stake does not come back, 0..1. */
  probability: number;
  /** Rank of its worth among past plays, 0..100. */
  confidence: number;
}

/** Walk-forward opinions of past games; one row a game and model, added and never changed. */
export const pastProjections = pgTable(
  'past_projections',
  {
    gameId: text('game_id').primaryKey(),
    modelVersion: text('model_version').notNull(),
    ratedTo: slateDate('rated_to').notNull(),
    sides: json<PastProjectionSide[]>('sides').notNull(),
    recordedAt: instant('recorded_at').notNull(),
  },
  (t) => [index('past_projections_recorded').on(t.recordedAt)],
);

/** How far the walk through past days has come, so that a restart goes on where it stopped. */
export const historyWalks = pgTable('history_walks', {
  modelVersion: text('model_version').primaryKey(),
  walkedTo: slateDate('walked_to').notNull(),
  /** The ratings as they stood then. Text and not jsonb: it is read back as it is. */
  state: text('state').notNull(),
  updatedAt: instant('updated_at').notNull(),
});

/** The last look through the history for trends; one row a sport, written anew. */
export const trendReports = pgTable('trend_reports', {
  sport: text('sport').primaryKey(),
  games: integer('games').notNull(),
  /** When the newest game of it was recorded. */
  historyAt: instant('history_at').notNull(),
  content: json<object>('content').notNull(),
  computedAt: instant('computed_at').notNull(),
});
