import type { Chance } from '../../chance/create-chance.ts';
import { drawBetween, drawInteger } from '../../chance/draws.ts';

/** How much a point of edge lengthens what is gained, and how much it adds to the share of passes caught. */
const PER_POINT = { gain: 0.0135, caught: 0.0026, lost: 0.0009 } as const;
const RUN = { stuffed: 0.16, mean: 5.0, least: 1, long: 0.04 } as const;
const PASS = { sacked: 0.05, intercepted: 0.029, caught: 0.71, mean: 6.0, least: 0.5, long: 0.055 } as const;
export const FUMBLE_LOST = 0.009;

const exponential = (next: Chance, mean: number): number => -mean * Math.log(1 - next());

/** Yards of a run. */
export function runGain(next: Chance, edge: number): number {
  if (next() < RUN.stuffed) return drawInteger(next, -3, 0);
  const far = next() < RUN.long ? drawBetween(next, 10, 40) : 0;
  return Math.round((RUN.least + exponential(next, RUN.mean) + far) * (1 + PER_POINT.gain * edge));
}

export type PassResult = { kind: 'pass' | 'sack' | 'incomplete' | 'interception'; yards: number };

/** What becomes of a pass, and its yards; the return of one that was intercepted is drawn elsewhere. */
export function passResult(next: Chance, edge: number): PassResult {
  const draw = next();
  const sacked = PASS.sacked - PER_POINT.lost * edge;
  const lost = sacked + PASS.intercepted - PER_POINT.lost * 0.5 * edge;
  if (draw < sacked) return { kind: 'sack', yards: -drawInteger(next, 3, 10) };
  if (draw < lost) return { kind: 'interception', yards: drawInteger(next, 4, 30) };
  if (draw >= lost + (1 - lost) * (PASS.caught + PER_POINT.caught * edge)) return { kind: 'incomplete', yards: 0 };
  const far = next() < PASS.long ? drawBetween(next, 10, 45) : 0;
  // Two exponentials: few very short, a long tail.
  const yards = PASS.least + exponential(next, PASS.mean) + exponential(next, PASS.mean) + far;
  return { kind: 'pass', yards: Math.round(yards * (1 + PER_POINT.gain * edge)) };
}
