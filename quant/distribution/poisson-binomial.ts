import { requireProbability } from '../maths/index.ts';

/** Probabilities of 0 to n successes in n independent tries, each with its own probability. One entry, 1, without a try. RangeError outside 0 to 1. */
export function poissonBinomialTable(probabilities: ArrayLike<number>): number[] {
  const table: number[] = Array.from({ length: probabilities.length + 1 }, (_, index) => (index === 0 ? 1 : 0));
  for (let tries = 0; tries < probabilities.length; tries += 1) {
    const probability = requireProbability(probabilities[tries]!);
    for (let successes = tries + 1; successes > 0; successes -= 1)
      table[successes] = table[successes]! * (1 - probability) + table[successes - 1]! * probability;
    table[0]! *= 1 - probability;
  }
  return table;
}
