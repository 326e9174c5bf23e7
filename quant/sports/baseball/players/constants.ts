import type { Outcome, OutcomeCounts, OutcomeFactors, OutcomeRates } from './outcomes.ts';

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

/**
 * How much a day differs from what the rates say, on the log odds: of an offence reaching base (weather, the pitchers' day, what the rates do not
 * know), and of the starter striking men out. Set so that squared errors of runs and strikeouts predicted walk-forward in 2024 (2,429 games) equal
 * the simulated variance; without them it was 7 and 12 percent short.
 */
export const FORM = { reachDeviation: 0.1, strikeoutDeviation: 0.2 };

/** Equally likely levels with mean 0 and variance 1: the normal curve in fifths, and in thirds. */
export const REACH_LEVELS: readonly number[] = [-1.4634, -0.5989, 0, 0.5989, 1.4634];
export const STRIKEOUT_LEVELS: readonly number[] = [-1.22474, 0, 1.22474];

/** All turns at bat of 2022-2024 (548,605). Intentional walks are walks, a catcher's interference is a hit by pitch. */
export const LEAGUE_RATES: OutcomeRates = {
  out: 0.46002,
  strikeout: 0.22576,
  single: 0.14183,
  walk: 0.08312,
  double: 0.04364,
  homeRun: 0.03014,
  hitByPitch: 0.01175,
  triple: 0.00374,
};

/** Against starting pitchers, 2022-2024 (319,722 turns). */
export const STARTER_RATES: OutcomeRates = {
  out: 0.46843,
  strikeout: 0.21887,
  single: 0.14394,
  walk: 0.07654,
  double: 0.04539,
  homeRun: 0.03237,
  hitByPitch: 0.01062,
  triple: 0.00384,
};

/** Against relief pitchers, 2022-2024 (228,883 turns). */
export const BULLPEN_RATES: OutcomeRates = {
  out: 0.44826,
  strikeout: 0.23537,
  single: 0.13889,
  walk: 0.09231,
  double: 0.04118,
  homeRun: 0.02704,
  hitByPitch: 0.01334,
  triple: 0.00361,
};

/** Men who came in for a starter, 2022-2024 (19,999 turns), brought back from the relievers they mostly met to an average pitcher. */
export const BENCH_RATES: OutcomeRates = {
  out: 0.43385,
  strikeout: 0.26474,
  single: 0.1314,
  walk: 0.08923,
  double: 0.03942,
  homeRun: 0.02558,
  hitByPitch: 0.01235,
  triple: 0.00343,
};

/**
 * Log odds that a starting pitcher faces no more batters, after each batter: logistic regression on 319,623 of them, 2022-2024.
 * `overBudget` is pitches less the pitcher's usual number, in tens; `late` what of it lies above -1.5; `tired` tens of pitches past 95.
 * Runs and the inning's runs count up to 8 and 4.
 */
export const REMOVAL = {
  constant: -4.551,
  overBudget: 0.669,
  late: 0.543,
  inningOver: 2.604,
  lateInningOver: 0.694,
  run: 0.13,
  runInInning: 0.594,
  runInInningOver: -0.382,
  menOn: 1.518,
  tired: 0.286,
};

const MIDDLE_ORDER = [0, 0.001, 0.003, 0.004, 0.012, 0.027, 0.049, 0.089, 0.111, 0.171];
const TOP_ORDER = [0, 0.002, 0.003, 0.004, 0.01, 0.017, 0.04, 0.071, 0.094, 0.1];

/**
 * Share of the turns at bat of each place in the order that a substitute takes, by inning 1 to 10 (later ones as the tenth), 2022-2024; made never
 * to fall from one inning to the next.
 */
export const SUBSTITUTED: readonly (readonly number[])[] = [
  TOP_ORDER,
  TOP_ORDER,
  TOP_ORDER,
  TOP_ORDER,
  MIDDLE_ORDER,
  MIDDLE_ORDER,
  [0, 0, 0.002, 0.004, 0.008, 0.042, 0.062, 0.107, 0.147, 0.233],
  [0, 0.001, 0.001, 0.004, 0.006, 0.045, 0.085, 0.138, 0.218, 0.298],
  [0, 0.001, 0.001, 0.004, 0.007, 0.032, 0.1, 0.161, 0.267, 0.428],
];

/**
 * Chance before a turn at bat that a wild pitch, passed ball or balk moves the runners, by who is on (first 1, second 2, third 4).
 * Event files 2022-2024, 5,942 such plays.
 */
export const LOOSE_BALL: readonly number[] = [0, 0.0243, 0.0244, 0.0238, 0.0162, 0.0239, 0.0164, 0.0174];

/** With men on first and third the man on third stays in 43 of 100 of these (415 plays). */
export const THIRD_STAYS = 0.43;

/**
 * Steals of third, 2023-2024 (58,000 turns begun with second taken and third open): attempts as a share of the runner's attempts of second, the
 * odds of being safe as a multiple, and how often a man on first goes along.
 */
export const THIRD_BASE = { attemptShare: 0.23, successOdds: 1.18, trailing: 0.74 };

/**
 * Sixteen equally likely numbers of pitches of a turn at bat, a row for each of `OUTCOMES`. Quantiles of 2022 and 2023 (366,156 turns), the
 * highest set so that the means are the true ones.
 */
export const PITCHES: readonly (readonly number[])[] = [
  [1, 1, 1, 2, 2, 2, 3, 3, 3, 4, 4, 4, 5, 5, 6, 8],
  [3, 3, 3, 4, 4, 4, 4, 5, 5, 5, 5, 6, 6, 6, 7, 7],
  [1, 1, 1, 2, 2, 2, 3, 3, 3, 4, 4, 4, 5, 5, 6, 7],
  [3, 4, 4, 5, 5, 5, 5, 5, 6, 6, 6, 6, 7, 7, 7, 9],
  [1, 1, 1, 2, 2, 2, 3, 3, 3, 3, 4, 4, 5, 5, 6, 8],
  [1, 1, 1, 2, 2, 2, 2, 3, 3, 3, 4, 4, 5, 5, 6, 8],
  [1, 1, 1, 1, 2, 2, 2, 3, 3, 3, 4, 4, 4, 5, 6, 7],
  [1, 1, 1, 2, 2, 2, 3, 3, 3, 4, 4, 4, 5, 5, 6, 8],
];

/**
 * Share of the runs let in by a starter that are unearned by a throw, a passed ball or a muff that did not put the batter on: 6.6 percent of his
 * runs are unearned (14,578 starts of 2022-2024), errors that put the batter on make up 2.6.
 */
export const OTHER_UNEARNED = 0.041;

/**
 * Turns at bat of league rate that a batter's own, faded record is mixed with: the values (of 17 from 20 to 12,000) with the least log loss on
 * every turn at bat of 2023 and 2024, each predicted from the days before it.
 */
export const BATTER_N0: OutcomeCounts = {
  out: 60,
  strikeout: 40,
  single: 200,
  walk: 90,
  double: 1400,
  homeRun: 130,
  hitByPitch: 180,
  triple: 350,
};

/** Turns at bat of league rate that a starting pitcher's own, faded record is mixed with, chosen as `BATTER_N0` on 2023 and 2024. */
export const PITCHER_N0: OutcomeCounts = {
  out: 250,
  strikeout: 80,
  single: 450,
  walk: 170,
  double: 1000,
  homeRun: 1000,
  hitByPitch: 350,
  triple: 2000,
};

/**
 * Turns at bat without any effect that a park's record is mixed with: of 500 to 64,000 the best Poisson likelihood of 2024's counts from those
 * of 2022 and 2023 (about 12,200 turns a park, 30 parks).
 */
export const PARK_N0: OutcomeCounts = {
  out: 8000,
  strikeout: 8000,
  single: 8000,
  walk: 32000,
  double: 4000,
  homeRun: 16000,
  hitByPitch: 32000,
  triple: 4000,
};

/** Of a club's relievers as one; set rather than fitted: a club's relievers face some 2,000 men a season, and change. */
export const BULLPEN_N0: OutcomeCounts = {
  out: 600,
  strikeout: 600,
  single: 600,
  walk: 600,
  double: 600,
  homeRun: 600,
  hitByPitch: 600,
  triple: 600,
};

/** Days after which a turn at bat counts half, winter included; 300 was as good as or better than 100 to 2,000 for both. */
export const HALF_LIFE_DAYS = 300;

/** Mean pitches of a start 2022-2024 (14,578 starts), and the starts of it a pitcher's own mean is mixed with (within 12.0, between 8.4). */
export const PITCH_BUDGET = { mean: 85.1, n0Starts: 2 };

/** Steals of second 2023-2024, after the bases grew: attempts a turn at bat begun on first with second open (86,500), and the share that were safe. */
export const STEALS = { attempts: 0.085, success: 0.789, n0Opportunities: 20, n0Attempts: 60 };
