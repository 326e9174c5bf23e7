/** Sum of the values, 0 of nothing, with Neumaier's compensation: long lists of probabilities keep their last digits. */
export function sum(values: ArrayLike<number>): number {
  let total = 0;
  let lost = 0;
  for (let index = 0; index < values.length; index += 1) {
    const value = values[index]!;
    const next = total + value;
    lost += Math.abs(total) >= Math.abs(value) ? total - next + value : value - next + total;
    total = next;
  }
  return total + lost;
}

/** Arithmetic mean. RangeError of nothing. */
export function mean(values: ArrayLike<number>): number {
  if (values.length === 0) throw new RangeError('Nothing has no mean');
  return sum(values) / values.length;
}

/** The middle of some numbers, the mean of the two middle ones where their count is even. RangeError without a number. */
export function median(values: readonly number[]): number {
  if (values.length === 0) throw new RangeError('A median needs a number');
  const sorted = values.toSorted((a, b) => a - b);
  const half = sorted.length / 2;
  return Number.isInteger(half) ? (sorted[half - 1]! + sorted[half]!) / 2 : sorted[Math.floor(half)]!;
}
