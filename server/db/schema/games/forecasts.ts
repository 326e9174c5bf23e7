import type { GameInput } from '@clearedge/quant/sports/baseball/game';
import type { Driver, ForecastQuality } from '@clearedge/quant/sports/baseball/ratings';
import { doublePrecision, index, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { instant, json, slateDate } from '../../columns.ts';
import { contests } from './contests.ts';

/** Everything a forecast was made from, with its times: the same inputs give the same forecast. */
export interface ForecastInputs {
  ratedTo: string;
  awayStarterId: string | null;
  homeStarterId: string | null;
  /** Player ids in batting order; null before they are announced. */
  awayLineUp: string[] | null;
  homeLineUp: string[] | null;
  market: MarketView | null;
}

/** What the books say without their margin, by consensus on the main number. */
export interface MarketView {
  pHome: number;
  total: { line: number; overProbability: number } | null;
  bookCount: number;
  seenAt: string;
}

/** Each opinion of a game that was ever published; rows are added and never changed. */
export const forecasts = pgTable(
  'forecasts',
  {
    id: uuid('id').primaryKey(),
    contestId: uuid('contest_id')
      .notNull()
      .references(() => contests.id),
    modelVersion: text('model_version').notNull(),
    ratedTo: slateDate('rated_to').notNull(),
    inputs: json<ForecastInputs>('inputs').notNull(),
    inputsHash: text('inputs_hash').notNull(),
    /** The model alone, 0..1, and its standard deviation. */
    pHomeModel: doublePrecision('p_home_model').notNull(),
    pHomeSd: doublePrecision('p_home_sd').notNull(),
    /** Mean final runs by the model alone. */
    totalModel: doublePrecision('total_model').notNull(),
    /** Pooled with the market; the model's own where there was none. */
    pHome: doublePrecision('p_home').notNull(),
    pHomeLow: doublePrecision('p_home_low').notNull(),
    pHomeHigh: doublePrecision('p_home_high').notNull(),
    total: doublePrecision('total').notNull(),
    /** The model's share in `pHome`, 0..1. */
    weight: doublePrecision('weight').notNull(),
    /** What the score distribution that agrees with `pHome` and `total` is made from. */
    game: json<GameInput>('game').notNull(),
    drivers: json<{ list: Driver[] }>('drivers').notNull(),
    quality: json<ForecastQuality>('quality').notNull(),
    createdAt: instant('created_at').notNull(),
  },
  (t) => [index('forecasts_contest').on(t.contestId, t.createdAt)],
);
