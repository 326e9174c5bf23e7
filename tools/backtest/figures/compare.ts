import { blockBootstrap, type Estimate, logLossOf } from '@clearedge/quant/scoring';
import type { Prediction } from '../walk/prediction.ts';
import { type Forecaster, forecasterOf } from './forecasters.ts';
import type { Pools } from './pools.ts';

/** Mean difference of two forecasters' log loss on the games both spoke of, below zero where the first is better. */
export interface Comparison {
  first: string;
  second: string;
  games: number;
  firstLogLoss: number;
  secondLogLoss: number;
  difference: Estimate;
}

const PAIRS: readonly (readonly [string, string])[] = [
  ['model', 'coin'],
  ['model', 'home rate'],
  ['model', 'plain Elo'],
  ['model', 'FiveThirtyEight'],
  ['model', 'model without lineups'],
  ['model', 'open'],
  ['model', 'close'],
  ['model + open', 'open'],
  ['model + close', 'close'],
];
const DRAWS = 10_000;
const SEED = 7;

function compare(predictions: readonly Prediction[], first: Forecaster, second: Forecaster, pools: Pools): Comparison | null {
  const common = predictions.filter((one) => first.pHome(one, pools) !== null && second.pHome(one, pools) !== null);
  if (common.length < 50) return null;
  const lossesOf = (forecaster: Forecaster): number[] => common.map((one) => logLossOf(forecaster.pHome(one, pools)!, one.homeWon));
  const [ours, theirs] = [lossesOf(first), lossesOf(second)];
  const meanOf = (values: number[]): number => values.reduce((sum, value) => sum + value, 0) / values.length;
  const difference = blockBootstrap(
    ours.map((loss, index) => loss - theirs[index]!),
    common.map(({ on }) => on),
    { seed: SEED, draws: DRAWS },
  );
  return {
    first: first.name,
    second: second.name,
    games: common.length,
    firstLogLoss: meanOf(ours),
    secondLogLoss: meanOf(theirs),
    difference,
  };
}

/** The model, and its blends, against everybody else: paired per game, resampled by day. */
export const compareAll = (predictions: readonly Prediction[], pools: Pools): Comparison[] =>
  PAIRS.map(([first, second]) => compare(predictions, forecasterOf(first), forecasterOf(second), pools)).filter((found) => found !== null);
