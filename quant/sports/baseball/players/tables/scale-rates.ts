import { OUTCOME, OUTCOMES } from '../outcomes.ts';

const WIDTH = OUTCOMES.length;

/** Multiplies the odds of reaching base (walk, hit by pitch, any hit, against any out) of the eight rates from `at` on, in place. */
export function scaleReach(rates: Float64Array, at: number, factor: number): void {
  const outs = rates[at + OUTCOME.out]! + rates[at + OUTCOME.strikeout]!;
  const sum = outs + factor * (1 - outs);
  for (let outcome = 0; outcome < WIDTH; outcome += 1) {
    const isOut = outcome === OUTCOME.out || outcome === OUTCOME.strikeout;
    rates[at + outcome]! *= (isOut ? 1 : factor) / sum;
  }
}

/** Multiplies the odds of a strikeout of the eight rates from `at` on, in place; the others keep their proportions. */
export function scaleStrikeouts(rates: Float64Array, at: number, factor: number): void {
  const strikeouts = rates[at + OUTCOME.strikeout]!;
  const sum = 1 - strikeouts + factor * strikeouts;
  for (let outcome = 0; outcome < WIDTH; outcome += 1) rates[at + outcome]! *= (outcome === OUTCOME.strikeout ? factor : 1) / sum;
}
