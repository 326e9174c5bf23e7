/**
 * How much a day differs from what the rates say, on the log odds: of an offence reaching base (weather, the pitchers' day, what the rates do not
 * know), and of the starter striking men out. Set so that squared errors of runs and strikeouts predicted walk-forward in 2024 (2,429 games) equal
 * the simulated variance; without them it was 7 and 12 percent short.
 */
export const FORM = { reachDeviation: 0.1, strikeoutDeviation: 0.2 };

/** Equally likely levels with mean 0 and variance 1: the normal curve in fifths, and in thirds. */
export const REACH_LEVELS: readonly number[] = [-1.4634, -0.5989, 0, 0.5989, 1.4634];
export const STRIKEOUT_LEVELS: readonly number[] = [-1.22474, 0, 1.22474];
