import {
  accuracy,
  areaUnderCurve,
  brierScore,
  brierSkill,
  type CalibrationLine,
  calibrationErrorFloor,
  calibrationLine,
  type ErrorFloor,
  expectedCalibrationError,
  logLoss,
  type ReliabilityBin,
  reliabilityTable,
  sharpness,
} from '@clearedge/quant/scoring';
import type { Prediction } from '../walk/prediction.ts';
import type { Forecaster } from './forecasters.ts';
import type { Pools } from './pools.ts';

/** One forecaster's figures over a set of games. */
export interface ForecastScores {
  name: string;
  games: number;
  logLoss: number;
  brier: number;
  brierSkill: number;
  accuracy: number;
  /** Null for a forecaster who always says the same. */
  auc: number | null;
  calibration: CalibrationLine | null;
  ece: number;
  eceFloor: ErrorFloor;
  sharpness: number;
  reliability: ReliabilityBin[];
}

const BINS = 10;
const FLOOR = { seed: 20_101_019, draws: 400, bins: BINS };
const LEAST_SPREAD = 1e-6;

/** Scores one forecaster on the games he spoke of; null where they are fewer than fifty. */
export function scoreForecasts(predictions: readonly Prediction[], forecaster: Forecaster, pools: Pools): ForecastScores | null {
  const spoken = predictions.filter((prediction) => forecaster.pHome(prediction, pools) !== null);
  if (spoken.length < 5 * BINS) return null;
  const p = spoken.map((prediction) => forecaster.pHome(prediction, pools)!);
  const outcomes = spoken.map(({ homeWon }) => homeWon);
  const varies = sharpness(p) > LEAST_SPREAD;
  return {
    name: forecaster.name,
    games: spoken.length,
    logLoss: logLoss(p, outcomes),
    brier: brierScore(p, outcomes),
    brierSkill: brierSkill(p, outcomes),
    accuracy: accuracy(p, outcomes),
    auc: varies ? areaUnderCurve(p, outcomes) : null,
    calibration: varies ? calibrationLine(p, outcomes) : null,
    ece: expectedCalibrationError(p, outcomes, BINS),
    eceFloor: calibrationErrorFloor(p, FLOOR),
    sharpness: sharpness(p),
    reliability: reliabilityTable(p, outcomes, BINS),
  };
}
