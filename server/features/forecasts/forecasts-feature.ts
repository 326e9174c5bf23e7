import type { ForecastRecord, ModelReport } from '@clearedge/contract/routes/games/model';
import { SPORT_KEYS, type SportKey } from '@clearedge/contract/sports';
import { keptClaimOf } from '@clearedge/quant/blend';
import { brierScore, calibrationLine, logLoss, type ReliabilityBin, reliabilityTable } from '@clearedge/quant/scoring';
import type { RatingKind, RatingRow } from '@clearedge/quant/sports/baseball/ratings';
import type { z } from 'zod';
import { type Ctx, defineJob, defineSchedule, FIRED, type ScheduleDefinition } from '../../kernel/ctx.ts';
import { defineFeature, type Verb } from '../../kernel/feature.ts';
import { keptClaimsOf } from '../../sports/registry.ts';
import { findRatings, MODEL_VERSION } from '../ratings/index.ts';
import { listScored, type ScoredForecast } from './baseball/forecast-rows.ts';
import { formLeagueForecasts } from './leagues/form-forecasts.ts';
import { MEASURED } from './model/measured.ts';
import { priceSlates } from './price-slates.ts';

type Record_ = z.infer<typeof ForecastRecord>;
type Score = Record_['scores'][number];

/** Under so many games a table of ten bins shows nothing but chance. */
const LEAST_FOR_BINS = 100;
const BINS = 10;
const BIN_GAMES = 25;

const inBins = (bins: readonly ReliabilityBin[]): Record_['reliability'] =>
  bins.map(({ count, meanForecast, hitRate, interval }) => ({
    games: count,
    stated: meanForecast,
    seen: hitRate,
    low: interval.low,
    high: interval.high,
  }));

function scoreOf(forecaster: Score['forecaster'], probabilities: readonly number[], outcomes: readonly number[]): Score {
  return { forecaster, games: outcomes.length, logLoss: logLoss(probabilities, outcomes), brier: brierScore(probabilities, outcomes) };
}

/** Everybody is scored on the games that had a market price; without any, on all of them. */
function scoresOf(rows: readonly ScoredForecast[]): Score[] {
  const priced = rows.filter(({ pClose }) => pClose !== null);
  const common = priced.length > 0 ? priced : rows;
  const outcomes = common.map(({ hasHomeWon }) => Number(hasHomeWon));
  const of = (forecaster: Score['forecaster'], p: (row: ScoredForecast) => number): Score => scoreOf(forecaster, common.map(p), outcomes);
  return [
    of('blend', ({ pHome }) => pHome),
    of('model', ({ pHomeModel }) => pHomeModel),
    ...(priced.length > 0 ? [of('market', ({ pClose }) => pClose!)] : []),
    of('coin', () => 0.5),
  ];
}

const varies = (values: readonly number[]): boolean => values.some((value) => Math.abs(value - values[0]!) > 1e-6);

function slopeOf(p: readonly number[], outcomes: readonly number[]): Record_['slope'] {
  if (!varies(p) || !varies(outcomes)) return null;
  const { slope, slopeStandardError } = calibrationLine(p, outcomes);
  return { value: slope, standardError: slopeStandardError };
}

function totalOf(rows: readonly ScoredForecast[]): Record_['total'] {
  const misses = rows.map(({ runs, total }) => runs - total);
  const bias = misses.reduce((sum, miss) => sum + miss, 0) / misses.length;
  const square = misses.reduce((sum, miss) => sum + (miss - bias) ** 2, 0) / misses.length;
  return { rmse: Math.sqrt(square), bias };
}

/** The record of published opinions against results. */
function recordOf(rows: readonly ScoredForecast[]): Record_ {
  const days = rows.map(({ slateOn }) => slateOn).sort();
  const [p, outcomes] = [rows.map(({ pHome }) => pHome), rows.map(({ hasHomeWon }) => Number(hasHomeWon))];
  const isEnough = rows.length >= LEAST_FOR_BINS;
  return {
    games: rows.length,
    from: days[0] ?? null,
    to: days.at(-1) ?? null,
    scores: rows.length > 0 ? scoresOf(rows) : [],
    reliability: isEnough ? inBins(reliabilityTable(p, outcomes, Math.min(BINS, Math.floor(rows.length / BIN_GAMES)))) : [],
    slope: isEnough ? slopeOf(p, outcomes) : null,
    total: rows.length > 0 ? totalOf(rows) : null,
  };
}

type Report = z.infer<typeof ModelReport>;

/** Runs a side scores in an average game; a rating on the log scale becomes runs by it. */
const AVERAGE_RUNS = 4.4;
/** The bullpen's share of a side's innings. */
const LATE_SHARE = 0.4;

/** A park learns from each side of a game. */
const SIDES = 2;

const inRuns = (mean: number): number => AVERAGE_RUNS * Math.expm1(mean);

const meanOf = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0) / Math.max(1, values.length);

/** Clubs in order of what they add in both halves of an inning. */
function teamTable(rows: readonly RatingRow[]): Report['teams'] {
  const find = (kind: RatingKind, id: string): RatingRow | undefined => rows.find((row) => row.kind === kind && row.id === id);
  const worth = ({ offence, prevention }: Report['teams'][number]): number => offence + prevention;
  const teams = rows
    .filter(({ kind }) => kind === 'offence')
    .map(({ id, mean, sd, games }) => {
      const [bullpen, fielding] = [find('bullpen', id), find('fielding', id)];
      const allowed = LATE_SHARE * (bullpen?.mean ?? 0) + (fielding?.mean ?? 0);
      const spread = Math.hypot(sd, LATE_SHARE * (bullpen?.sd ?? 0), fielding?.sd ?? 0);
      return { code: id, offence: inRuns(mean), prevention: -inRuns(allowed), sd: AVERAGE_RUNS * spread, games };
    });
  // The league's own level is a rating apart: only differences between clubs mean anything.
  const [offence, prevention] = [meanOf(teams.map((team) => team.offence)), meanOf(teams.map((team) => team.prevention))];
  return teams
    .map((team) => ({ ...team, offence: team.offence - offence, prevention: team.prevention - prevention }))
    .sort((a, b) => worth(b) - worth(a) || (a.code < b.code ? -1 : 1));
}

/** Parks from the one that gives most runs to the one that gives fewest; 1 is neutral. */
const parkTable = (rows: readonly RatingRow[]): Report['parks'] =>
  rows
    .filter(({ kind }) => kind === 'park')
    .map(({ id, mean, games }) => ({ venue: id, factor: Math.exp(mean), games: games / SIDES }))
    .sort((a, b) => b.factor - a.factor || (a.venue < b.venue ? -1 : 1));

/** What past plays kept, and whether such plays may be published. */
const keptOf = ({ ports }: Ctx, sport: SportKey): Report['kept'] => {
  const claims = keptClaimsOf(ports, sport);
  return claims.map(({ standardError: _se, ...claim }) => ({ ...claim, sport, isPublished: keptClaimOf(claims, claim) !== null }));
};

/** How good the model is, here and on past seasons. */
const getModel: Verb<'GET /api/model'> = async (ctx) => {
  const ratings = await findRatings(ctx);
  const rows = ratings?.list() ?? [];
  return {
    version: MODEL_VERSION,
    ratedTo: ratings?.ratedTo ?? null,
    ratedGames: ratings?.games ?? 0,
    updatedAt: ratings?.updatedAt.toISOString() ?? null,
    record: recordOf(await listScored(ctx.db)),
    backtest: MEASURED,
    kept: SPORT_KEYS.flatMap((sport) => keptOf(ctx, sport)),
    teams: teamTable(rows),
    parks: parkTable(rows),
  };
};

/** Periods are of product time. */
const forecastSchedules: readonly ScheduleDefinition[] = [
  defineSchedule({
    name: 'price-slates',
    every: { seconds: 60 },
    job: defineJob({ payload: FIRED, name: 'price-slates', maxAttempts: 2, leaseSeconds: 300, run: priceSlates }),
  }),
  defineSchedule({
    name: 'form-league-forecasts',
    every: { seconds: 120 },
    job: defineJob({ payload: FIRED, name: 'form-league-forecasts', maxAttempts: 2, leaseSeconds: 120, run: formLeagueForecasts }),
  }),
];

const FRESH_MS = 60_000;

export const forecastsFeature = defineFeature({
  name: 'forecasts',
  routes: { 'GET /api/model': { shared: true, build: getModel, freshForMs: FRESH_MS, isChangedBy: () => false } },
  schedules: forecastSchedules,
});
