/**
 * The league as it is: 136 games of 2025 and of 2026 up to August, regular season and playoffs. Measured by
 * `npm run football:league -- --data ../shared/data/cfl`. The files do not say which games went to overtime.
 */
export const REAL = {
  games: 136,
  total: 54.99,
  totalDeviation: 13.81,
  homeMargin: 1.93,
  marginDeviation: 13.5,
  homeWins: 0.551,
  oneToThree: 0.243,
  withinSeven: 0.419,
  twentyOrMore: 0.169,
  ties: 0,
} as const;
