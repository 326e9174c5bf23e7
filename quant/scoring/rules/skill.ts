import { mean, requireNotNegative, requirePositive, requireProbability, sum } from '../../maths/index.ts';
import { brierScore } from './brier.ts';
import { requireForecasts } from './forecasts.ts';

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
