import { mean, requireCount } from '../../maths/index.ts';
import { requireForecasts } from '../rules/index.ts';
import { type Interval, wilsonInterval } from '../wilson.ts';

/** One bin of a reliability table: what was said on average, how often it happened, and the 95% interval of that share. */
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
 * or for more bins than forecasts. Source: quant reference, A7.
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
export function binEnds(count: number, bins: number): number[] {
  if (requireCount(bins, 'number of bins', 1) > count) throw new RangeError(`Cannot share ${count} forecasts among ${bins} bins`);
  return Array.from({ length: bins }, (_, bin) => Math.round(((bin + 1) * count) / bins));
}
