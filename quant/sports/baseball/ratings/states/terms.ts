import type { States } from './states.ts';

/** A weighted sum of states: what an observation speaks of. */
export interface Terms {
  places: number[];
  weights: number[];
  /** False where a state counts for the expectation but is not to learn from this observation. */
  learns: boolean[];
}

export const noTerms = (): Terms => ({ places: [], weights: [], learns: [] });

export function addTerm(terms: Terms, place: number, weight: number, learns = true): void {
  if (weight === 0) return;
  terms.places.push(place);
  terms.weights.push(weight);
  terms.learns.push(learns);
}

/** Expected value of the sum. */
export function meanOf({ places, weights }: Terms, { means }: States): number {
  let sum = 0;
  for (let at = 0; at < places.length; at += 1) sum += weights[at]! * means[places[at]!]!;
  return sum;
}

/** Variance of the sum, its states taken as independent. */
export function varianceOf({ places, weights }: Terms, { variances }: States): number {
  let sum = 0;
  for (let at = 0; at < places.length; at += 1) sum += weights[at]! ** 2 * variances[places[at]!]!;
  return sum;
}
