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
