import type { OutcomeCounts } from '../outcomes.ts';

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

/** The same for a starting pitcher's record, 2023 and 2024. */
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
