import type { Outcome, OutcomeFactors } from '../outcomes.ts';

const ORDER: readonly Outcome[] = ['out', 'strikeout', 'single', 'walk', 'double', 'homeRun', 'hitByPitch', 'triple'];
const factors = (...values: number[]): OutcomeFactors =>
  Object.fromEntries(ORDER.map((outcome, index) => [outcome, values[index] ?? 1])) as Record<Outcome, number>;

// Every factor here: odds seen over odds expected from the two men's own rates (log5), all 548,605 turns at bat of 2022-2024.

/** Batters against the same starter for the first, second and third or later time (129,517, 122,613 and 67,592 turns), over the starter's mean. */
export const TIMES_THROUGH: readonly [OutcomeFactors, OutcomeFactors, OutcomeFactors] = [
  factors(0.947, 1.116, 0.971, 1.023, 0.949, 0.95, 1.017, 0.933),
  factors(1.037, 0.943, 1.005, 0.983, 1.017, 1.012, 1, 1.056),
  factors(1.04, 0.888, 1.046, 0.987, 1.066, 1.071, 0.968, 1.026),
];

/** Bases empty; first base open with men on (intentional walks, pitching around); a man on first. 310,553, 72,592 and 165,460 turns. */
export const SITUATION: readonly [OutcomeFactors, OutcomeFactors, OutcomeFactors] = [
  factors(1, 1.046, 0.972, 0.955, 0.987, 1.012, 0.917, 0.994),
  factors(0.91, 0.966, 0.961, 1.529, 0.935, 0.889, 1.091, 0.982),
  factors(1.042, 0.93, 1.071, 0.863, 1.054, 1.026, 1.113, 1.02),
];

/** A batter at home; the square root of home over away, so that the road batter has its inverse. */
export const HOME_BATTER: OutcomeFactors = factors(1.0006, 0.9764, 1.0026, 1.0335, 1.0106, 1.0235, 0.9941, 1.0411);

/** Batter's side (L, R, S both) and pitcher's arm, over rates that hold the man's usual mix of opponents. */
export const PLATOON: Readonly<Record<'L' | 'R' | 'S', Readonly<Record<'L' | 'R', OutcomeFactors>>>> = {
  L: {
    L: factors(1.018, 1.106, 1.028, 0.832, 0.842, 0.753, 1.296, 0.971),
    R: factors(0.988, 0.973, 0.983, 1.074, 1.048, 1.075, 0.892, 1.149),
  },
  R: {
    L: factors(0.982, 0.968, 0.981, 1.112, 1.081, 1.099, 0.865, 1.041),
    R: factors(1.008, 1.016, 1.014, 0.936, 0.968, 0.965, 1.083, 0.837),
  },
  S: {
    L: factors(1.036, 0.935, 1.073, 0.92, 1.062, 0.991, 0.853, 0.78),
    R: factors(1.006, 1.012, 0.968, 1.037, 0.952, 0.964, 0.973, 1.205),
  },
};
