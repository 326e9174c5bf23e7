import type { Figure } from '../baseball/league-figures.ts';

/**
 * The league as it is: 136 games of 2025 and of 2026 up to August, regular season and playoffs. Measured by
 * `npm run football:league -- --data ../shared/data/cfl`. The files do not say which games went to overtime.
 */
const REAL = {
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

export interface ScoredGame {
  away: number;
  home: number;
  /** Null where the source does not say. */
  hasOvertime: boolean | null;
}

const mean = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0) / values.length;
const deviation = (values: readonly number[]): number => {
  const middle = mean(values);
  return Math.sqrt(values.reduce((sum, value) => sum + (value - middle) ** 2, 0) / (values.length - 1));
};

export type Measured = Record<Exclude<keyof typeof REAL, 'games'>, number> & { overtime: number | null };

/** What the scores of many games say of a league. RangeError for fewer than two. */
export function measureGames(games: readonly ScoredGame[]): Measured {
  if (games.length < 2) throw new RangeError('Too few games to measure');
  const margins = games.map(({ away, home }) => home - away);
  const totals = games.map(({ away, home }) => home + away);
  const share = (isSo: (margin: number) => boolean): number => margins.filter(isSo).length / games.length;
  const isUnknown = games.some(({ hasOvertime }) => hasOvertime === null);
  return {
    total: mean(totals),
    totalDeviation: deviation(totals),
    homeMargin: mean(margins),
    marginDeviation: deviation(margins),
    homeWins: share((margin) => margin > 0),
    oneToThree: share((margin) => margin !== 0 && Math.abs(margin) <= 3),
    withinSeven: share((margin) => Math.abs(margin) <= 7),
    twentyOrMore: share((margin) => Math.abs(margin) >= 20),
    ties: share((margin) => margin === 0),
    overtime: isUnknown ? null : games.filter(({ hasOvertime }) => hasOvertime).length / games.length,
  };
}

type Row = readonly [name: string, of: keyof Measured, low: number, high: number, isShare: boolean];
// About two standard errors of the real figure to either side; overtime from general knowledge of the league, a game in twenty.
const ROWS: readonly Row[] = [
  ['Points a game, both sides', 'total', 52.6, 57.4, false],
  ['Their standard deviation', 'totalDeviation', 12.1, 15.5, false],
  ['Home side by', 'homeMargin', 0.4, 3.5, false],
  ['Standard deviation of the margin', 'marginDeviation', 11.9, 15.1, false],
  ['Home wins', 'homeWins', 0.5, 0.61, true],
  ['Decided by one to three points', 'oneToThree', 0.17, 0.31, true],
  ['Decided by seven at most', 'withinSeven', 0.35, 0.5, true],
  ['Decided by twenty or more', 'twentyOrMore', 0.11, 0.23, true],
  ['Ties', 'ties', 0, 0.02, true],
  ['Overtime', 'overtime', 0.02, 0.09, true],
];

/** The simulated figures beside the real ones, each with the band it is to lie in. */
export const gameFigures = (simulated: Measured, real: Partial<Measured> = REAL): Figure[] =>
  ROWS.map(([name, of, low, high, isShare]) => ({
    name,
    simulated: simulated[of] ?? Number.NaN,
    real: real[of] ?? null,
    low,
    high,
    digits: isShare ? 1 : 2,
    isShare,
  }));
