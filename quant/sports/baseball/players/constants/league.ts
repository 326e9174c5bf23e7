import type { OutcomeRates } from '../outcomes.ts';

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
