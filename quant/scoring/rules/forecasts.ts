import { requireProbability } from '../../maths/index.ts';

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
export function requireCategorical(probabilities: readonly number[], observed: number): void {
  const total = probabilities.reduce((sum, probability) => sum + requireProbability(probability), 0);
  if (Math.abs(total - 1) > 1e-6) throw new RangeError(`Probabilities must sum to 1, not ${total}`);
  if (!(Number.isInteger(observed) && observed >= 0 && observed < probabilities.length)) throw new RangeError(`No outcome ${observed}`);
}
