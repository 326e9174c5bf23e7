import type { Chance } from '../chance/create-chance.ts';
import { clamp } from '../chance/draws.ts';

/** Shares of what a hole costs a man of average skill on a usual course; the rest is par. About as on the real tour. */
const USUAL: Readonly<Record<number, { eagle: number; birdie: number; bogey: number; double: number }>> = {
  3: { eagle: 0.0003, birdie: 0.135, bogey: 0.155, double: 0.02 },
  4: { eagle: 0.003, birdie: 0.175, bogey: 0.16, double: 0.02 },
  5: { eagle: 0.02, birdie: 0.36, bogey: 0.085, double: 0.013 },
};
const USUAL_TO_PAR = -0.035;
const MOST_SHIFT = 0.15;
/** Of holes that cost two over or more. */
const TRIPLE_SHARE = 0.15;

/** Strokes of one hole; `extra` is what they are to cost more than usual on average. */
export function playHole(next: Chance, par: number, extra: number): number {
  const usual = USUAL[par]!;
  const shift = clamp(extra - USUAL_TO_PAR, -MOST_SHIFT, MOST_SHIFT) / 2;
  const birdie = Math.max(0.02, usual.birdie - shift);
  const bogey = Math.max(0.02, usual.bogey + shift);
  const draw = next();
  const under = usual.eagle + birdie;
  const over = under + bogey;
  if (draw < usual.eagle) return par - 2;
  if (draw < under) return par - 1;
  if (draw < over) return par + 1;
  if (draw < over + usual.double) return next() < TRIPLE_SHARE ? par + 3 : par + 2;
  return par;
}

/** Eighteen pars that add up: four short holes, and as many long ones as the course's par asks for. */
export function coursePars(next: Chance, par: number): number[] {
  const long = par - 68;
  const pars = [
    ...Array.from({ length: 4 }, () => 3),
    ...Array.from({ length: long }, () => 5),
    ...Array.from({ length: 14 - long }, () => 4),
  ];
  for (let last = pars.length - 1; last > 0; last -= 1) {
    const chosen = Math.floor(next() * (last + 1));
    [pars[last], pars[chosen]] = [pars[chosen]!, pars[last]!];
  }
  return pars;
}
