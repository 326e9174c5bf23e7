import { mean, requireCount } from '../../maths/index.ts';
import { drawFine, type RandomState, seedRandom } from '../../random/index.ts';
import { requireForecasts } from '../rules/index.ts';
import { type Interval, wilsonInterval } from '../wilson.ts';

/** One bin of a reliability table: what was stated on average, how often it happened, and the 95% interval of that share. */
export interface ReliabilityBin {
  count: number;
  lowest: number;
  highest: number;
  meanForecast: number;
  hits: number;
  hitRate: number;
  interval: Interval;
}

/**
 * Reliability table over bins of equal count, lowest forecasts first; counts differ by one at most. RangeError for unequal or empty lists,
 * or for more bins than forecasts.
 */
export function reliabilityTable(probabilities: ArrayLike<number>, outcomes: ArrayLike<number>, bins = 10): ReliabilityBin[] {
  requireForecasts(probabilities, outcomes);
  const order = Array.from(probabilities, (_, index) => index).sort((first, second) => probabilities[first]! - probabilities[second]!);
  return binEnds(order.length, bins).map((end, bin, ends) => {
    const members = order.slice(ends[bin - 1] ?? 0, end);
    const hits = members.reduce((total, index) => total + outcomes[index]!, 0);
    return {
      count: members.length,
      lowest: probabilities[members[0]!]!,
      highest: probabilities[members.at(-1)!]!,
      meanForecast: mean(members.map((index) => probabilities[index]!)),
      hits,
      hitRate: hits / members.length,
      interval: wilsonInterval(hits, members.length),
    };
  });
}

/** Where each of so many bins of equal count ends. RangeError for more bins than entries. */
function binEnds(count: number, bins: number): number[] {
  if (requireCount(bins, 'number of bins', 1) > count) throw new RangeError(`Cannot share ${count} forecasts among ${bins} bins`);
  return Array.from({ length: bins }, (_, bin) => Math.round(((bin + 1) * count) / bins));
}

/** Expected calibration error over bins of equal count, 0 to 1: the gap between predicted and actual, weighted by count. RangeError as `reliabilityTable`. */
export function expectedCalibrationError(probabilities: ArrayLike<number>, outcomes: ArrayLike<number>, bins = 10): number {
  const table = reliabilityTable(probabilities, outcomes, bins);
  return table.reduce((total, bin) => total + Math.abs(bin.meanForecast * bin.count - bin.hits), 0) / probabilities.length;
}

/** What a perfectly calibrated forecaster would score by chance alone: a bar below `upper95` rejects a perfect model. */
export interface ErrorFloor {
  mean: number;
  upper95: number;
}

/**
 * Sampling floor of the calibration error for these very forecasts, by drawing outcomes from them. Repeats for the same seed. RangeError
 * without a draw, for more bins than forecasts, or for probabilities outside 0 to 1.
 */
export function calibrationErrorFloor(
  probabilities: ArrayLike<number>,
  { seed, draws = 1000, bins = 10 }: { seed: number; draws?: number; bins?: number },
): ErrorFloor {
  requireForecasts(
    probabilities,
    Array.from(probabilities, () => 0),
  );
  requireCount(draws, 'number of draws', 1);
  const sorted = Float64Array.from(probabilities).sort();
  const ends = binEnds(sorted.length, bins);
  const random = seedRandom(seed);
  const errors = Float64Array.from({ length: draws }, () => drawnError(sorted, ends, random)).sort();
  return { mean: errors.reduce((total, error) => total + error, 0) / draws, upper95: errors[Math.ceil(draws * 0.95) - 1]! };
}

function drawnError(sorted: Float64Array, ends: readonly number[], random: RandomState): number {
  let total = 0;
  let index = 0;
  for (const end of ends) {
    let surplus = 0;
    for (; index < end; index += 1) surplus += sorted[index]! - (drawFine(random) < sorted[index]! ? 1 : 0);
    total += Math.abs(surplus);
  }
  return total / sorted.length;
}
