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
