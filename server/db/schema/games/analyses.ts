import type { BoardMarket } from '@clearedge/contract/markets/board-markets';
import type { PlayBasis } from '@clearedge/quant/blend';
import { integer, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { instant, json } from '../../columns.ts';
import { contests } from './contests.ts';
import { forecasts, type MarketView } from './forecasts.ts';

/** One side of a market as it was priced, with the best offer of that moment. */
export interface AnalyzedSide {
  market: BoardMarket;
  side: 'away' | 'home' | 'over' | 'under';
  line: number | null;
  selection: string;
  probability: number;
  probabilityLow: number;
  probabilityHigh: number;
  pushProbability: number;
  fairOdds: number;
  odds: number;
  book: string;
  bookName: string;
  seenAt: string;
  isStale: boolean;
  /** What is left of the claim, as in a play. */
  ev: number;
  basis: PlayBasis;
  claimedEv: number;
  keptShare: number | null;
  isValue: boolean;
  /** Without the books' margin, 0..1; absent in what was stored before it was kept. */
  marketProbability?: number | null;
  bookCount?: number;
}

export interface AnalyzedDriver {
  factor: string;
  title: string;
  detail: string;
  points: number;
}

/** What an analysis says, as numbers and as words. */
export interface AnalysisContent {
  summary: string;
  confidence: number;
  band: { from: number; to: number; picks: number; wins: number; low: number; high: number; seasons: string };
  favored: { side: 'away' | 'home'; team: string; teamCode: string; probability: number; low: number; high: number };
  blend: { pHome: number; pHomeModel: number; pHomeMarket: number | null; modelWeight: number; totalWeight: number };
  drivers: AnalyzedDriver[];
  total: { mean: number; chances: number[] };
  /** What the books reported when the opinion was formed. */
  market: MarketView | null;
  sides: AnalyzedSide[];
  reasons: Record<AnalyzedSide['side'], string>;
  changes: string[];
}

/** With its times, what an analysis was made from. */
export interface AnalysisInputs {
  projectionAt: string;
  ratedTo: string;
  starters: Record<'away' | 'home', { name: string | null; isAnnounced: boolean }>;
  lineUps: Record<'away' | 'home', boolean>;
  weatherAsOf: string | null;
  isIndoors: boolean | null;
  pricesAt: string | null;
  bookCount: number;
}

/** Every analysis that was ever shown; rows are added and never changed. */
export const analyses = pgTable(
  'analyses',
  {
    id: uuid('id').primaryKey(),
    contestId: uuid('contest_id')
      .notNull()
      .references(() => contests.id),
    /** Counts a game's analyses from 1: of two made at once, one is stored. */
    number: integer('number').notNull(),
    projectionId: uuid('projection_id')
      .notNull()
      .references(() => forecasts.id),
    modelVersion: text('model_version').notNull(),
    inputs: json<AnalysisInputs>('inputs').notNull(),
    inputsHash: text('inputs_hash').notNull(),
    content: json<AnalysisContent>('content').notNull(),
    createdAt: instant('created_at').notNull(),
  },
  (t) => [uniqueIndex('analyses_contest_number').on(t.contestId, t.number)],
);
