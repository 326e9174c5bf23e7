import { mean } from '../../maths/index.ts';
import { requireCategorical, requireForecasts } from './forecasts.ts';

/** Loss in nats of one forecast, 0 or above. RangeError where a certain forecast failed: its loss is infinite. */
export function logLossOf(probability: number, outcome: number): number {
  requireForecasts([probability], [outcome]);
  return loss(probability, outcome);
}

/** Mean log loss in nats of forecasts of yes-or-no outcomes (1 or 0); a coin has 0.6931. RangeError for unequal or empty lists, or a certain forecast that failed. */
export function logLoss(probabilities: ArrayLike<number>, outcomes: ArrayLike<number>): number {
  return mean(logLosses(probabilities, outcomes));
}

/** The log loss of each forecast in nats, for paired comparisons. RangeError as `logLoss`. */
export function logLosses(probabilities: ArrayLike<number>, outcomes: ArrayLike<number>): Float64Array {
  requireForecasts(probabilities, outcomes);
  return Float64Array.from(probabilities, (probability, index) => loss(probability, outcomes[index]!));
}

/** Log loss in nats of one forecast over several outcomes, `observed` being the place of what happened. RangeError as `logLoss`. */
export function categoricalLogLoss(probabilities: readonly number[], observed: number): number {
  requireCategorical(probabilities, observed);
  return loss(probabilities[observed]!, 1);
}

/** Ignorance score of one forecast in bits: the log loss to the base of two. RangeError as `logLoss`. */
export function ignoranceBits(probabilities: readonly number[], observed: number): number {
  return categoricalLogLoss(probabilities, observed) / Math.LN2;
}

function loss(probability: number, outcome: number): number {
  const seen = outcome === 1 ? probability : 1 - probability;
  if (seen === 0) throw new RangeError('A certain forecast failed: its log loss is infinite');
  return -(outcome === 1 ? Math.log(probability) : Math.log1p(-probability)) || 0;
}
