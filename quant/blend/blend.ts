import { logistic, logit } from '../distribution/index.ts';
import { requireFinite, requireInnerProbability, requireNotNegative, requirePositive, requireProbability } from '../maths/index.ts';
import { expectedValue } from '../sizing/index.ts';
import { type PooledMarket, type PoolWeights, poolWeight } from './weights.ts';

/**
 * Logit pool of the market's probability without margin and the model's: (1 - weight) and weight of their logits. Both strictly between 0
 * and 1, weight 0..1; RangeError otherwise.
 */
export function poolProbability(pMarket: number, pModel: number, weight: number): number {
  requireInnerProbability(pMarket);
  requireInnerProbability(pModel);
  requireProbability(weight);
  return logistic((1 - weight) * logit(pMarket) + weight * logit(pModel));
}

/** Linear pool of a market's mean total and the model's, in runs. RangeError for weights outside 0..1 and totals that are not finite. */
export function poolTotal(marketTotal: number, modelTotal: number, weight: number): number {
  requireProbability(weight);
  return (1 - weight) * requireFinite(marketTotal, 'total') + weight * requireFinite(modelTotal, 'total');
}

/** What the model and the market say together of one side. */
export interface Blend {
  probability: number;
  /** The model's weight in it. */
  weight: number;
  /** One standard deviation of the probability, 0..1. */
  sd: number;
  low: number;
  high: number;
}

/** Spread of the closing price about open and model is 0.10 to 0.12 on the logit: no blend knows more. */
export const LEAST_LOGIT_SD = 0.1;

/**
 * Pools the model with the market's probability without margin at the price's own time. `modelSd` is the model's own uncertainty
 * (`Forecast.pHomeSd`); it counts with the model's weight, beside what no pre-game price knows. RangeError as `poolProbability`.
 */
export function blendWithMarket(
  weights: PoolWeights,
  market: PooledMarket,
  { pMarket, pModel, modelSd, hoursToStart }: { pMarket: number; pModel: number; modelSd: number; hoursToStart: number },
): Blend {
  const weight = poolWeight(weights, market, hoursToStart);
  const probability = poolProbability(pMarket, pModel, weight);
  const sd = Math.hypot(LEAST_LOGIT_SD * probability * (1 - probability), weight * requireNotNegative(modelSd, 'deviation'));
  return { probability, weight, sd, low: Math.max(0, probability - sd), high: Math.min(1, probability + sd) };
}

/** Worth of a price: expected value per unit staked, and at one deviation below. `push` is the chance that the stake comes back. */
export interface Worth {
  ev: number;
  evLow: number;
  isValue: boolean;
}

/** How far below break-even the low end may lie for a price still to be called value: half a typical margin. */
const TOLERANCE = 0.02;

/**
 * Expected value of a decimal price for a blended probability of winning, given that the stake does not come back, with `push` the chance
 * that it does. A value play has EV above 0 and a low end not far below it. RangeError for prices not above 1 and chances outside 0..1.
 */
export function edgeOf({ probability, low }: Pick<Blend, 'probability' | 'low'>, decimal: number, push = 0): Worth {
  requirePositive(decimal - 1, 'profit per unit');
  if (!(push >= 0 && push < 1)) throw new RangeError(`no chance of a push of ${push}`);
  const ev = expectedValue(probability * (1 - push), decimal, push);
  const evLow = expectedValue(low * (1 - push), decimal, push);
  return { ev, evLow, isValue: ev > 0 && evLow > -TOLERANCE * decimal };
}
