import { type BoardMarket, termsOf } from '@clearedge/contract/markets/board-markets';
import type { BookRef } from '../../../ports/index.ts';

export interface Bookmaker extends BookRef {
  /** Share of the handle a moneyline keeps; other markets keep `extraHold` more. */
  holdFraction: number;
  /** Prices are rounded to so many cents. */
  centStep: 1 | 5;
  /** Usual minutes behind the consensus, and how often it follows a step at all. */
  lagMinutes: number;
  followShare: number;
  /** Minutes after the first opening hour at which it opens. */
  opensAfterMinutes: number;
  /** Standing disagreement with the consensus, in log-odds and in runs; so much that a season keeps as much of a claim as real quotes do. */
  ownLogit: number;
  ownRuns: number;
}

// biome-ignore format: a book is a row
export const BOOKS: readonly Bookmaker[] = [
  { code: 'SUM', name: 'Summit', holdFraction: 0.043, centStep: 5, lagMinutes: 4, followShare: 0.8, opensAfterMinutes: 25, ownLogit: 0.039, ownRuns: 0.13 },
  { code: 'HAR', name: 'Harbor', holdFraction: 0.044, centStep: 5, lagMinutes: 5, followShare: 0.75, opensAfterMinutes: 40, ownLogit: 0.042, ownRuns: 0.13 },
  { code: 'NOR', name: 'Northline', holdFraction: 0.041, centStep: 1, lagMinutes: 3, followShare: 0.85, opensAfterMinutes: 15, ownLogit: 0.033, ownRuns: 0.105 },
  { code: 'KEY', name: 'Keystone', holdFraction: 0.046, centStep: 5, lagMinutes: 7, followShare: 0.7, opensAfterMinutes: 55, ownLogit: 0.046, ownRuns: 0.155 },
  { code: 'MER', name: 'Meridian', holdFraction: 0.036, centStep: 1, lagMinutes: 2, followShare: 0.9, opensAfterMinutes: 8, ownLogit: 0.026, ownRuns: 0.09 },
  { code: 'QUA', name: 'Quarry', holdFraction: 0.029, centStep: 1, lagMinutes: 0.5, followShare: 1, opensAfterMinutes: 0, ownLogit: 0.016, ownRuns: 0.05 },
  { code: 'RED', name: 'Redwood', holdFraction: 0.052, centStep: 1, lagMinutes: 34, followShare: 0.55, opensAfterMinutes: 80, ownLogit: 0.052, ownRuns: 0.18 },
];

const HOLD_EXTRA = { moneyline: 0, spread: 0.002, total: 0.001 } as const;
const PART_HOLD_EXTRA = 0.005;

/** What a market keeps more than a moneyline; parts of a game and totals of one team cost the bettor most. */
export function extraHold(market: BoardMarket): number {
  const { kind, period, team } = termsOf(market);
  return period === 'full' && team === undefined ? HOLD_EXTRA[kind] : PART_HOLD_EXTRA;
}
export const bookRef = ({ code, name }: Bookmaker): BookRef => ({ code, name });
