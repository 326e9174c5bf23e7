import { requireCount, requireFinite, requireNotNegative, requirePositive, sum } from '../maths/index.ts';

/** Probabilities of 0, 1, 2, ... in order. What lies beyond the last one is left out, so the sum may fall a little short of 1. */
export type Probabilities = ArrayLike<number>;

/** Distribution of the sum of two independent counts. RangeError for an empty table, a negative or an infinite entry. */
export function convolve(first: Probabilities, second: Probabilities): number[] {
  requireTable(first);
  requireTable(second);
  const result = Array.from({ length: first.length + second.length - 1 }, () => 0);
  for (let left = 0; left < first.length; left += 1) {
    const weight = first[left]!;
    if (weight === 0) continue;
    for (let right = 0; right < second.length; right += 1) result[left + right]! += weight * second[right]!;
  }
  return result;
}

/** Weighted average of tables, as long as the longest; weights are used in proportion. RangeError without weight or unequal lists. */
export function mixTables(tables: readonly Probabilities[], weights: readonly number[]): number[] {
  if (tables.length !== weights.length) throw new RangeError('Each table needs one weight');
  const whole = requirePositive(sum(weights.map((weight) => requireNotNegative(weight, 'weight'))), 'sum of weights');
  const result = Array.from({ length: Math.max(...tables.map((table) => requireTable(table).length)) }, () => 0);
  tables.forEach((table, place) => {
    for (let index = 0; index < table.length; index += 1) result[index]! += (weights[place]! / whole) * table[index]!;
  });
  return result;
}

/** Mean of a table of counts, what it leaves out taken as nothing. RangeError as `convolve`. */
export function tableMean(table: Probabilities): number {
  requireTable(table);
  let total = 0;
  for (let count = 1; count < table.length; count += 1) total += count * table[count]!;
  return total;
}

/** Variance of a table of counts around its own mean. RangeError as `convolve`. */
export function tableVariance(table: Probabilities): number {
  const center = tableMean(table);
  let total = 0;
  for (let count = 0; count < table.length; count += 1) total += (count - center) ** 2 * table[count]!;
  return total;
}

/** Probability of at least `count`, as one minus what is below, so that a cut tail counts. RangeError for a count that is not whole. */
export function probabilityAtLeast(table: Probabilities, count: number): number {
  requireTable(table);
  let below = 0;
  for (let index = 0; index < Math.min(requireCount(count), table.length); index += 1) below += table[index]!;
  return Math.max(0, 1 - below);
}

/** Chances of over, push and under of a line; a cut tail counts as over. The three sum to 1. RangeError for a line that is not finite. */
export function lineProbabilities(table: Probabilities, line: number): { over: number; push: number; under: number } {
  requireTable(table);
  requireFinite(line, 'line');
  let under = 0;
  for (let count = 0; count < Math.min(line, table.length); count += 1) under += table[count]!;
  const push = Number.isInteger(line) ? (table[line] ?? 0) : 0;
  return { over: Math.max(0, 1 - under - push), push, under };
}

function requireTable(table: Probabilities): Probabilities {
  if (table.length === 0) throw new RangeError('A distribution needs an entry');
  for (let index = 0; index < table.length; index += 1)
    if (!(table[index]! >= 0 && table[index]! < Number.POSITIVE_INFINITY)) throw new RangeError(`Not a probability: ${table[index]}`);
  return table;
}
