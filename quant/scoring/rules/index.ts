import { mean, requireNotNegative, requirePositive, requireProbability, sum } from '../../maths/index.ts';

/** Refuses lists of different length or without an entry, probabilities outside 0 to 1, and outcomes other than 0 and 1. */
export function requireForecasts(probabilities: ArrayLike<number>, outcomes: ArrayLike<number>): void {
  if (probabilities.length === 0) throw new RangeError('Nothing was forecast');
  if (probabilities.length !== outcomes.length) throw new RangeError('Each forecast needs its outcome');
  for (let index = 0; index < probabilities.length; index += 1) {
    requireProbability(probabilities[index]!);
    if (outcomes[index] !== 0 && outcomes[index] !== 1) throw new RangeError(`An outcome is 0 or 1, not ${outcomes[index]}`);
  }
}

/** Refuses a forecast over several outcomes that does not sum to 1 (within 1e-6), or an outcome that is not among them. */
function requireCategorical(probabilities: readonly number[], observed: number): void {
  const total = probabilities.reduce((sum, probability) => sum + requireProbability(probability), 0);
  if (Math.abs(total - 1) > 1e-6) throw new RangeError(`Probabilities must sum to 1, not ${total}`);
  if (!(Number.isInteger(observed) && observed >= 0 && observed < probabilities.length)) throw new RangeError(`No outcome ${observed}`);
}

/**
 * Area under the ROC curve: the chance that a forecast of what happened stands above one of what did not, ties counting half; 0.5 is no
 * discrimination. RangeError for unequal or empty lists, or where only one outcome was seen.
 */
export function areaUnderCurve(probabilities: ArrayLike<number>, outcomes: ArrayLike<number>): number {
  requireForecasts(probabilities, outcomes);
  const order = Array.from(probabilities, (_, index) => index).sort((first, second) => probabilities[first]! - probabilities[second]!);
  let hits = 0;
  let pairsWon = 0;
  let missesBelow = 0;
  for (let start = 0; start < order.length; ) {
    let end = start;
    let tiedHits = 0;
    while (end < order.length && probabilities[order[end]!] === probabilities[order[start]!]) {
      tiedHits += outcomes[order[end]!]!;
      end += 1;
    }
    const tiedMisses = end - start - tiedHits;
    pairsWon += tiedHits * (missesBelow + tiedMisses / 2);
    missesBelow += tiedMisses;
    hits += tiedHits;
    start = end;
  }
  if (hits === 0 || missesBelow === 0) throw new RangeError('Discrimination needs both outcomes');
  return pairsWon / (hits * missesBelow);
}

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
