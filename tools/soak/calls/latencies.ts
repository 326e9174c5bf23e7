export interface Latencies {
  count: number;
  p50: number;
  p975: number;
  p99: number;
  most: number;
}

/** The least value that so large a share of a sorted list does not exceed; NaN of an empty one. `share` above 0, at most 1. */
export function percentile(sorted: readonly number[], share: number): number {
  if (!(share > 0 && share <= 1)) throw new RangeError(`share must be above 0 and at most 1, not ${share}`);
  return sorted[Math.ceil(sorted.length * share) - 1] ?? Number.NaN;
}

/** In the unit of the values, whatever their order. */
export function latenciesOf(values: readonly number[]): Latencies {
  const sorted = values.toSorted((a, b) => a - b);
  const at = (share: number): number => percentile(sorted, share);
  return { count: sorted.length, p50: at(0.5), p975: at(0.975), p99: at(0.99), most: at(1) };
}
