import { type Contest, isBettingClosed } from '../../contests/index.ts';
import type { OfferedPrice } from '../price.ts';
import type { CellContext, GradeSide } from '../rules/cell-rules.ts';

export interface GamePrices {
  /** The board while it is open to bets, the closing prices after. */
  rows: readonly OfferedPrice[];
  context: CellContext;
}

/** Which prices stand for a game at this moment, and how its sides came out. */
export function pricesOf(
  contest: Contest,
  board: readonly OfferedPrice[],
  closings: readonly OfferedPrice[],
  gradeSide: GradeSide,
  now: Date,
): GamePrices {
  const isClosed = isBettingClosed(contest, now);
  const own = (rows: readonly OfferedPrice[]): OfferedPrice[] => rows.filter(({ contestId }) => contestId === contest.id);
  const frozen = own(closings);
  return { rows: isClosed && frozen.length ? frozen : own(board), context: { now, isClosed, gradeSide } };
}
