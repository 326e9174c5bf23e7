import { requireNotNegative, requirePositive } from '../maths/index.ts';

const PATRIOT_POWER = 0.287;

/** Expected share of wins from runs scored and allowed with a fixed exponent (2 by James, 1.83 by habit). RangeError for negative runs or none at all. */
export function pythagorean(runsScored: number, runsAllowed: number, exponent = 1.83): number {
  requireNotNegative(runsScored, 'runs scored');
  requireNotNegative(runsAllowed, 'runs allowed');
  requirePositive(exponent, 'exponent');
  requirePositive(runsScored + runsAllowed, 'number of runs');
  if (runsScored === 0) return 0;
  return 1 / (1 + (runsAllowed / runsScored) ** exponent);
}

/** The exponent that fits a run environment: runs of both sides per game to the power 0.287. RangeError at zero or below. Source: Smyth and Patriot. */
export function pythagenpatExponent(runsPerGame: number): number {
  return requirePositive(runsPerGame, 'number of runs per game') ** PATRIOT_POWER;
}

/** Expected share of wins from season totals over so many games. RangeError for negative runs, none at all, or no game. */
export function pythagenpat(runsScored: number, runsAllowed: number, games: number): number {
  const runs = requireNotNegative(runsScored, 'runs scored') + requireNotNegative(runsAllowed, 'runs allowed');
  return pythagorean(runsScored, runsAllowed, pythagenpatExponent(runs / requirePositive(games, 'number of games')));
}
