import { mean, requireNotNegative, requirePositive, requireProbability, sum } from '../../maths/index.ts';
import { requireCategorical, requireForecasts } from './forecasts.ts';

/** Mean squared error of forecasts of yes-or-no outcomes (1 or 0), 0 to 1; a coin has 0.25. RangeError for unequal or empty lists. */
export function brierScore(probabilities: ArrayLike<number>, outcomes: ArrayLike<number>): number {
  return mean(brierScores(probabilities, outcomes));
}

/** The squared error of each forecast, for paired comparisons. RangeError as `brierScore`. */
export function brierScores(probabilities: ArrayLike<number>, outcomes: ArrayLike<number>): Float64Array {
  requireForecasts(probabilities, outcomes);
  return Float64Array.from(probabilities, (probability, index) => (probability - outcomes[index]!) ** 2);
}

/** Brier score of one forecast over several outcomes as first defined, 0 to 2: the sum of squared errors. RangeError where they do not sum to 1. */
export function categoricalBrierScore(probabilities: readonly number[], observed: number): number {
  requireCategorical(probabilities, observed);
  return probabilities.reduce((total, probability, index) => total + (probability - (index === observed ? 1 : 0)) ** 2, 0);
}

/** Ranked probability score of one forecast over ordered outcomes (loss, draw, win), 0 to 1. RangeError for fewer than two outcomes or a sum other than 1. Source: Epstein 1969. */
export function rankedProbabilityScore(probabilities: readonly number[], observed: number): number {
  requireCategorical(probabilities, observed);
  if (probabilities.length < 2) throw new RangeError('Ranks need at least two outcomes');
  let forecast = 0;
  let total = 0;
  probabilities.slice(0, -1).forEach((probability, index) => {
    forecast += probability;
    total += (forecast - (observed <= index ? 1 : 0)) ** 2;
  });
  return total / (probabilities.length - 1);
}

/** Share of a reference's loss that a forecast saves: 1 is perfect, 0 no better, negative worse. RangeError for a reference at zero or a negative score. */
export function skillScore(score: number, referenceScore: number): number {
  return 1 - requireNotNegative(score, 'score') / requirePositive(referenceScore, 'reference score');
}

/** Brier skill against always saying the rate that was seen (or a given base rate). RangeError where only one outcome was seen. */
export function brierSkill(probabilities: ArrayLike<number>, outcomes: ArrayLike<number>, baseRate = mean(outcomes)): number {
  const reference = Float64Array.from(outcomes, () => baseRate);
  return skillScore(brierScore(probabilities, outcomes), brierScore(reference, outcomes));
}

/** Share of forecasts whose likelier side happened, 0 to 1; a forecast of exactly one half counts half. RangeError for unequal or empty lists. */
export function accuracy(probabilities: ArrayLike<number>, outcomes: ArrayLike<number>): number {
  requireForecasts(probabilities, outcomes);
  const hits = Float64Array.from(probabilities, (probability, index) =>
    probability === 0.5 ? 0.5 : Number(probability > 0.5 === (outcomes[index] === 1)),
  );
  return mean(hits);
}

/** Standard deviation of the forecasts themselves: how far they dare to leave their mean. RangeError of nothing. */
export function sharpness(probabilities: ArrayLike<number>): number {
  const center = mean(Float64Array.from(probabilities, (probability) => requireProbability(probability)));
  return Math.sqrt(sum(Float64Array.from(probabilities, (probability) => (probability - center) ** 2)) / probabilities.length);
}
