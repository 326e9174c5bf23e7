import type { LeagueSport } from '@clearedge/contract/sports';
import type { GameInput } from '@clearedge/quant/sports/baseball/game';
import type { Driver, ForecastQuality } from '@clearedge/quant/sports/baseball/ratings';
import { doublePrecision, index, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { instant, json } from '../../columns.ts';
import { contests } from './contests.ts';
import type { LeagueBody, LeagueNumbers } from './league-forecasts.ts';

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

/** What a forecast of a baseball game says beyond every other. */
export interface BaseballNumbers {
  ratedTo: string;
  /** Standard deviation of `pHomeModel`. */
  pHomeSd: number;
  /** Mean final runs by the model alone. */
  totalModel: number;
  /** Pooled with the market; the model's own where there was none. */
  total: number;
  /** The model's share in `pHome`, 0..1. */
  weight: number;
  /** The same in `total`. */
  totalWeight: number;
  /** What the score distribution that agrees with `pHome` and `total` is made from. */
  game: GameInput;
  quality: ForecastQuality;
}

interface BaseballBody extends BaseballNumbers {
  inputs: ForecastInputs;
  drivers: { list: Driver[] };
}

/** What only the forecasts of one sport say, by its key. */
export type ForecastBodies = { mlb: BaseballBody } & Record<LeagueSport, LeagueBody>;
export type ForecastSport = keyof ForecastBodies;
type Body = ForecastBodies[ForecastSport];

/** Each opinion of a game of any sport that was ever published; rows are added and never changed. */
export const forecasts = pgTable(
  'forecasts',
  {
    id: uuid('id').primaryKey(),
    contestId: uuid('contest_id')
      .notNull()
      .references(() => contests.id),
    /** The contest's own. */
    sport: text('sport').$type<ForecastSport>().notNull(),
    modelVersion: text('model_version').notNull(),
    inputs: json<Body['inputs']>('inputs').notNull(),
    inputsHash: text('inputs_hash').notNull(),
    /** That home wins by the model alone, given that someone does, 0..1. */
    pHomeModel: doublePrecision('p_home_model').notNull(),
    /** Pooled with the market; the model's own where there was none. */
    pHome: doublePrecision('p_home').notNull(),
    pHomeLow: doublePrecision('p_home_low').notNull(),
    pHomeHigh: doublePrecision('p_home_high').notNull(),
    numbers: json<BaseballNumbers | LeagueNumbers>('numbers').notNull(),
    drivers: json<Body['drivers']>('drivers').notNull(),
    createdAt: instant('created_at').notNull(),
  },
  (t) => [index('forecasts_contest').on(t.contestId, t.createdAt)],
);
