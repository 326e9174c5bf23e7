import { requireCount } from '../../maths/index.ts';
import { drawFine, type RandomState, seedRandom } from '../../random/index.ts';
import { requireForecasts } from '../rules/index.ts';
import { binEnds, reliabilityTable } from './reliability.ts';

/** Expected calibration error over bins of equal count, 0 to 1: the gap between said and seen, weighted by count. RangeError as `reliabilityTable`. */
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
 * without a draw, for more bins than forecasts, or for probabilities outside 0 to 1. Source: quant reference, A7.
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
