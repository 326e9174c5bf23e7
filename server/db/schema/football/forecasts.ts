import type { FootballMarket } from '@clearedge/quant/sports/football/opinion';
import type { FootballDriver } from '@clearedge/quant/sports/football/ratings';
import type { ScoreInput } from '@clearedge/quant/sports/football/score';
import { doublePrecision, index, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { instant, json } from '../../columns.ts';
import { contests } from '../games/contests.ts';

/** Everything a forecast was made from: the same inputs give the same forecast. */
export interface FootballForecastInputs {
  /** Finished games behind the ratings, and the kickoff of the last of them. */
  ratedGames: number;
  ratedTo: string | null;
  /** Without margin, by consensus on the main numbers; null where no book prices the game. */
  market: (FootballMarket & { bookCount: number }) | null;
}

/** Each opinion of a football game that was ever published; rows are added and never changed. */
export const footballForecasts = pgTable(
  'football_forecasts',
  {
    id: uuid('id').primaryKey(),
    contestId: uuid('contest_id')
      .notNull()
      .references(() => contests.id),
    modelVersion: text('model_version').notNull(),
    inputs: json<FootballForecastInputs>('inputs').notNull(),
    inputsHash: text('inputs_hash').notNull(),
    /** That home wins, given that somebody does, by the model alone, 0..1, and one deviation either way. */
    pHomeModel: doublePrecision('p_home_model').notNull(),
    pHomeModelLow: doublePrecision('p_home_model_low').notNull(),
    pHomeModelHigh: doublePrecision('p_home_model_high').notNull(),
    /** Home minus away, and both together, by the model alone, in points. */
    marginModel: doublePrecision('margin_model').notNull(),
    totalModel: doublePrecision('total_model').notNull(),
    /** Pooled with the market; the model's own where there was none. */
    pHome: doublePrecision('p_home').notNull(),
    pHomeLow: doublePrecision('p_home_low').notNull(),
    pHomeHigh: doublePrecision('p_home_high').notNull(),
    /** The model's share in the margin and in the total, 0..1. */
    marginWeight: doublePrecision('margin_weight').notNull(),
    totalWeight: doublePrecision('total_weight').notNull(),
    /** What is not known of the two centres, in points. */
    marginSd: doublePrecision('margin_sd').notNull(),
    totalSd: doublePrecision('total_sd').notNull(),
    /** What the one distribution of scores is made from. */
    score: json<ScoreInput>('score').notNull(),
    drivers: json<{ list: FootballDriver[] }>('drivers').notNull(),
    /** Games of this season that each club had played. */
    awayGames: integer('away_games').notNull(),
    homeGames: integer('home_games').notNull(),
    createdAt: instant('created_at').notNull(),
  },
  (t) => [index('football_forecasts_contest').on(t.contestId, t.createdAt)],
);
