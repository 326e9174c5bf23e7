import type { Estimate } from '@clearedge/quant/scoring';

const REACH = 1.96;

/** Mean with its standard error and 95% interval where the values of one day share their luck. Null for fewer than two days. */
export function clusteredMean(values: readonly number[], days: readonly string[]): Estimate | null {
  const mean = values.reduce((sum, value) => sum + value, 0) / values.length;
  const misses = new Map<string, number>();
  for (const [index, value] of values.entries()) misses.set(days[index]!, (misses.get(days[index]!) ?? 0) + value - mean);
  const blocks = misses.size;
  if (blocks < 2) return null;
  const squares = [...misses.values()].reduce((sum, miss) => sum + miss ** 2, 0);
  const standardError = Math.sqrt((squares * blocks) / (blocks - 1)) / values.length;
  return { mean, standardError, low: mean - REACH * standardError, high: mean + REACH * standardError };
}
