import { OUTCOMES } from '../outcomes.ts';
import { plateIndex } from './plate-table.ts';
import { scaleReach } from './scale-rates.ts';

const WIDTH = OUTCOMES.length;
export const WORDS = 4294967296;

/** One side's turns at bat with the odds of reaching base multiplied by a factor, in place. */
export function scaleOffence(rates: Float64Array, side: number, factor: number): void {
  for (let at = plateIndex(side, 0, 0, 0, 0); at < plateIndex(side + 1, 0, 0, 0, 0); at += WIDTH) scaleReach(rates, at, factor);
}

/** Rates of each turn summed up outcome by outcome, in 2^32nds; the last is exactly 2^32, so that every draw finds an outcome. */
export function toThresholds(rates: Float64Array): Float64Array {
  const thresholds = new Float64Array(rates.length);
  for (let at = 0; at < rates.length; at += WIDTH) {
    let sum = 0;
    for (let outcome = 0; outcome < WIDTH; outcome += 1) {
      sum += rates[at + outcome]!;
      thresholds[at + outcome] = sum * WORDS;
    }
    thresholds[at + WIDTH - 1] = WORDS;
  }
  return thresholds;
}
