import { logistic, logit } from '../distribution/index.ts';
import { requireNotNegative } from '../maths/index.ts';

export interface PoolWeight {
  weight: number;
  standardError: number;
  /** Games it was fitted on. */
  games: number;
}

const MOST_STEPS = 50;
const SMALL_STEP = 1e-12;

/**
 * The weight of the model in a logit pool that past results support, by maximum likelihood, held within 0..1. Lists of equal length,
 * outcomes 0 or 1; RangeError otherwise, and where model and market never differ. `counts` says how much each game counts (at least 0), 1
 * where left out; the standard error allows for it.
 */
export function fitPoolWeight(
  pMarket: readonly number[],
  pModel: readonly number[],
  outcomes: readonly number[],
  counts: readonly number[] = outcomes.map(() => 1),
): PoolWeight {
  if (pMarket.length !== pModel.length || pMarket.length !== outcomes.length || counts.length !== outcomes.length)
    throw new RangeError('Each game needs both opinions and its result');
  const market = pMarket.map(logit);
  const gaps = pModel.map((p, index) => logit(p) - market[index]!);
  let weight = 0;
  let information = 0;
  let squared = 0;
  for (let step = 0; step < MOST_STEPS; step += 1) {
    let gradient = 0;
    information = 0;
    squared = 0;
    for (let index = 0; index < gaps.length; index += 1) {
      const p = logistic(market[index]! + weight * gaps[index]!);
      const count = counts[index]!;
      gradient += count * gaps[index]! * (outcomes[index]! - p);
      information += count * gaps[index]! ** 2 * p * (1 - p);
      squared += count ** 2 * gaps[index]! ** 2 * p * (1 - p);
    }
    if (!(information > 0)) throw new RangeError('Model and market never differ');
    weight += gradient / information;
    if (Math.abs(gradient / information) < SMALL_STEP) break;
  }
  return { weight: Math.min(1, Math.max(0, weight)), standardError: Math.sqrt(squared) / information, games: gaps.length };
}

/**
 * The model's weight that past closing prices support: the share of the gap between the open's log-odds and the model's by which prices moved
 * to the model, held within 0..1. The close is the judge because it is far less noisy than one result. `counts` as in `fitPoolWeight`.
 * RangeError for unequal lists, and where model and market never differ.
 */
export function fitDriftWeight(
  opens: readonly number[],
  models: readonly number[],
  closes: readonly number[],
  counts: readonly number[] = closes.map(() => 1),
): PoolWeight {
  const games = opens.length;
  if (models.length !== games || closes.length !== games || counts.length !== games)
    throw new RangeError('Each game needs its open, its model and its close');
  const gaps = opens.map((open, index) => logit(models[index]!) - logit(open));
  const moves = opens.map((open, index) => logit(closes[index]!) - logit(open));
  const square = gaps.reduce((sum, gap, index) => sum + counts[index]! * gap ** 2, 0);
  if (!(square > 0)) throw new RangeError('Model and market never differ');
  const drift = gaps.reduce((sum, gap, index) => sum + counts[index]! * gap * moves[index]!, 0) / square;
  const missed = gaps.reduce((sum, gap, index) => sum + (counts[index]! * gap * (moves[index]! - drift * gap)) ** 2, 0);
  return { weight: Math.min(1, Math.max(0, drift)), standardError: Math.sqrt(missed) / square, games };
}

/**
 * The weight of the model's total beside the market's, by least squares of the result on both with a free constant, held within 0..1.
 * RangeError for unequal lists, fewer than three games, or totals that never differ.
 */
export function fitTotalWeight(market: readonly number[], model: readonly number[], results: readonly number[]): PoolWeight {
  const games = market.length;
  if (games < 3 || model.length !== games || results.length !== games)
    throw new RangeError('Three games at least, each with both totals and its result');
  const meanOf = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0) / games;
  const gaps = model.map((total, index) => total - market[index]!);
  const misses = results.map((runs, index) => runs - market[index]!);
  const [meanGap, meanMiss] = [meanOf(gaps), meanOf(misses)];
  const spread = gaps.reduce((sum, gap) => sum + (gap - meanGap) ** 2, 0);
  if (!(spread > 0)) throw new RangeError('Model and market never differ');
  const slope = gaps.reduce((sum, gap, index) => sum + (gap - meanGap) * (misses[index]! - meanMiss), 0) / spread;
  const left = misses.reduce((sum, miss, index) => sum + (miss - meanMiss - slope * (gaps[index]! - meanGap)) ** 2, 0);
  return { weight: Math.min(1, Math.max(0, slope)), standardError: Math.sqrt(left / (games - 2) / spread), games };
}

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
