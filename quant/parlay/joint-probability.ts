import { bivariateNormal, multivariateNormal, normalQuantile } from '../distribution/index.ts';
import { fallingRoot, requireInnerProbability, requireProbability } from '../maths/index.ts';

/** Probability that all of some independent legs win: the product. RangeError without a leg or outside 0 to 1. */
export function independentProbability(probabilities: readonly number[]): number {
  return requireLegs(probabilities).reduce((product, probability) => product * probability, 1);
}

/** The least and the most that legs can win together, whatever ties them: max(0, sum p - n + 1) and min p. RangeError without a leg. Source: Fréchet 1951. */
export function jointBounds(probabilities: readonly number[]): { least: number; most: number } {
  const sum = requireLegs(probabilities).reduce((total, probability) => total + probability, 0);
  return { least: Math.max(0, sum - probabilities.length + 1), most: Math.min(...probabilities) };
}

/** Probability of nested legs, where each wins whenever the next one does (a run line and its moneyline): the smallest. RangeError without a leg. */
export function nestedProbability(probabilities: readonly number[]): number {
  return jointBounds(probabilities).most;
}

/**
 * Probability that legs win together by a Gaussian copula: `correlations` is the symmetric matrix of tetrachoric correlations, or one number for
 * two legs. Held within the bounds above. RangeError for probabilities not strictly between 0 and 1 or correlations that cannot hold together.
 */
export function copulaProbability(probabilities: readonly number[], correlations: number | readonly (readonly number[])[]): number {
  const bounds = requireLegs(probabilities).map(normalQuantile);
  const joint = multivariateNormal(bounds, typeof correlations === 'number' ? pairMatrix(correlations, bounds.length) : correlations);
  const { least, most } = jointBounds(probabilities);
  return Math.min(most, Math.max(least, joint));
}

/** Joint probability over the product of the legs: 1 if independent, above 1 where they help each other. RangeError for a leg that cannot win. */
export function correlationFactor(joint: number, probabilities: readonly number[]): number {
  for (const probability of requireLegs(probabilities)) if (probability === 0) throw new RangeError('A leg that cannot win has no factor');
  return requireProbability(joint) / independentProbability(probabilities);
}

/**
 * Probability that legs of one game win together: the product of the chances published of each (`believed`), times how much more or less often
 * than independent legs they win together in a model of the game (`modelSingles` and `modelJoint`), held within the bounds of `believed`. Legs
 * that the model makes independent keep their product. RangeError without a leg, outside 0 to 1 or for a leg that cannot win in the model.
 */
export function adjustForCorrelation(blended: readonly number[], modelSingles: readonly number[], modelJoint: number): number {
  const { least, most } = jointBounds(blended);
  return Math.min(most, Math.max(least, independentProbability(blended) * correlationFactor(modelJoint, modelSingles)));
}

/** The tetrachoric correlation at which two legs win together with a given probability. RangeError unless it lies strictly within their bounds. */
export function tetrachoricCorrelation(first: number, second: number, joint: number): number {
  const { least, most } = jointBounds([requireInnerProbability(first), requireInnerProbability(second)]);
  if (!(joint > least && joint < most)) throw new RangeError(`Two legs of ${first} and ${second} cannot win together with ${joint}`);
  const [low, high] = [normalQuantile(first), normalQuantile(second)];
  return fallingRoot((correlation) => joint - bivariateNormal(low, high, correlation), -1, 1);
}

function pairMatrix(correlation: number, legs: number): number[][] {
  if (legs !== 2) throw new RangeError('More than two legs need a matrix of correlations');
  return [
    [1, correlation],
    [correlation, 1],
  ];
}

function requireLegs(probabilities: readonly number[]): readonly number[] {
  if (probabilities.length === 0) throw new RangeError('A parlay needs a leg');
  return probabilities.map((probability) => requireProbability(probability));
}
