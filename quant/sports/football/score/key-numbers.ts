import type { SeasonRules } from '../rules/index.ts';
import { FITTED_KEYS } from './fitted.ts';

/** How much likelier a game ends by a margin than a smooth curve has it; by absolute margin from 0 on, 1 beyond the list. */
export type KeyNumbers = readonly number[];

const FLAT: KeyNumbers = [];

/**
 * The multipliers that hold under a season's rules; `canTie` says whether this game may end level. Under rules that were not verified margins
 * follow the smooth curve, ties apart.
 */
export function keyNumbersOf({ isVerified, hasRouge, hasRegularSeasonTies }: SeasonRules, canTie: boolean): KeyNumbers {
  const keys = isVerified && hasRouge ? FITTED_KEYS : FLAT;
  return [canTie && hasRegularSeasonTies ? FITTED_KEYS[0]! : 0, ...keys.slice(1)];
}

export const multiplierAt = (keys: KeyNumbers, margin: number): number => keys[Math.abs(margin)] ?? 1;

/** What the multipliers are learnt from: the absolute margins seen, and the smooth chance of each margin in each of those games. */
export interface KeyEvidence {
  seen: readonly number[];
  smooth: readonly (readonly number[])[];
}

const LAST_KEY = 21;
/** Games that the smooth curve counts for at each margin: five times what a season has at the commonest. */
const SMOOTH_GAMES = 25;
/** Ties are too rare to be learnt from two seasons: one game in two hundred, believed as if two hundred games had said so. */
const TIE = { rate: 0.005, games: 200 };

/** Multipliers from games, shrunk heavily towards 1. RangeError without a game, or for lists of unequal length. */
export function fitKeyNumbers({ seen, smooth }: KeyEvidence): number[] {
  if (seen.length === 0 || seen.length !== smooth.length) throw new RangeError('key numbers need games, each with its smooth chances');
  const expectedAt = (margin: number): number => smooth.reduce((sum, chances) => sum + (chances[margin] ?? 0), 0);
  const countAt = (margin: number): number => seen.filter((value) => value === margin).length;
  const level = expectedAt(0) / seen.length;
  const tie = (countAt(0) + TIE.rate * TIE.games) / (level * (seen.length + TIE.games));
  const keys = Array.from({ length: LAST_KEY }, (_, at) => (countAt(at + 1) + SMOOTH_GAMES) / (expectedAt(at + 1) + SMOOTH_GAMES));
  return [tie, ...keys];
}
