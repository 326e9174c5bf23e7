import type { ForecastRecord } from '@clearedge/contract/routes/games/model';
import { brierScore, calibrationLine, logLoss, type ReliabilityBin, reliabilityTable } from '@clearedge/quant/scoring';
import type { z } from 'zod';
import type { ScoredForecast } from './scored-rows.ts';

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
  const priced = rows.filter(({ pMarket }) => pMarket !== null);
  const common = priced.length > 0 ? priced : rows;
  const outcomes = common.map(({ hasHomeWon }) => Number(hasHomeWon));
  const of = (forecaster: Score['forecaster'], p: (row: ScoredForecast) => number): Score => scoreOf(forecaster, common.map(p), outcomes);
  return [
    of('blend', ({ pHome }) => pHome),
    of('model', ({ pHomeModel }) => pHomeModel),
    ...(priced.length > 0 ? [of('market', ({ pMarket }) => pMarket!)] : []),
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
  const misses = rows.map(({ scored, total }) => scored - total);
  const bias = misses.reduce((sum, miss) => sum + miss, 0) / misses.length;
  const square = misses.reduce((sum, miss) => sum + (miss - bias) ** 2, 0) / misses.length;
  return { rmse: Math.sqrt(square), bias };
}

/** The record of published opinions against results. */
export function recordOf(rows: readonly ScoredForecast[]): Record_ {
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
