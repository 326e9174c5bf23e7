import { requireNotNegative } from '../maths/index.ts';
import type { PoolWeight } from './fit-pool.ts';

export type PooledMarket = 'moneyline' | 'total';

/** Weights of the model against the first price of a market and against its last. */
export type PoolWeights = Record<PooledMarket, { open: PoolWeight; close: PoolWeight }>;

/** Hours before the start from which a price counts as an opening one: books open the night before or in the morning. */
const EARLY_HOURS = 12;

/**
 * The model's weight beside a price of that many hours before the start: the fitted one of the open from twelve hours on, that of the close
 * at the start, and in between in proportion, because only those two moments were measured. RangeError for hours below 0.
 */
export function poolWeight(weights: PoolWeights, market: PooledMarket, hoursToStart: number): number {
  const earliness = Math.min(1, requireNotNegative(hoursToStart, 'hours') / EARLY_HOURS);
  const { open, close } = weights[market];
  return close.weight + (open.weight - close.weight) * earliness;
}
