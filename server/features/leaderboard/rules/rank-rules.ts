import { UNITS_BOARD_LEAST_BETS } from '@clearedge/contract/competition';
import type { BetSum } from '../week-sums.ts';

const POINTS_PER_WIN = 3;
export const pointsOf = ({ wins }: Pick<BetSum, 'wins'>): number => POINTS_PER_WIN * wins;

/** Places as in a contest: equals share one, and the next is counted on (1, 2, 2, 4). Answers the items in their order. */
export function rankBy<T>(items: readonly T[], compare: (a: T, b: T) => number): { item: T; rank: number }[] {
  const sorted = items.toSorted(compare);
  let rank = 0;
  return sorted.map((item, at) => {
    const before = sorted[at - 1];
    if (before === undefined || compare(before, item) !== 0) rank = at + 1;
    return { item, rank };
  });
}

type Scored = Pick<BetSum, 'profitCents'> & { points: number };
/** More points first, then more net profit. */
export const byPoints = (a: Scored, b: Scored): number => b.points - a.points || b.profitCents - a.profitCents;

type Measured = Pick<BetSum, 'unitHundredths' | 'profitCents' | 'stakedCents'>;
export const roiOf = ({ profitCents, stakedCents }: Pick<BetSum, 'profitCents' | 'stakedCents'>): number | null =>
  stakedCents > 0 ? profitCents / stakedCents : null;
/** More units first, then the better return on what was staked. */
export const byUnits = (a: Measured, b: Measured): number => b.unitHundredths - a.unitHundredths || (roiOf(b) ?? 0) - (roiOf(a) ?? 0);
export const isOnUnitsBoard = ({ bets }: Pick<BetSum, 'bets'>): boolean => bets >= UNITS_BOARD_LEAST_BETS;
