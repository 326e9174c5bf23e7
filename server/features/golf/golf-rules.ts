import { MAX_PRICE_AGE_SECONDS } from '@clearedge/contract/constants';
import type { GolfSelection } from '@clearedge/quant/grading';
import type { GolfMarket, GolfPrice } from '../../ports/index.ts';
import type { TournamentRow } from './rows/tournament-rows.ts';

/** Before the week a price moves once a day, and no source tells it more often. */
export const EARLY_AGE_MS = 26 * 3_600_000;

/** A price that the source has not confirmed for so long is shown grey and takes no bet. */
export const isStaleGolfPrice = (seenAt: Date, now: Date, hasStarted: boolean): boolean =>
  now.getTime() - seenAt.getTime() > (hasStarted ? MAX_PRICE_AGE_SECONDS * 1000 : EARLY_AGE_MS);

/** Before the first tee shot of the tournament. */
export const isBeforeStart = ({ startsAt, status }: Pick<TournamentRow, 'startsAt' | 'status'>, now: Date): boolean =>
  status === 'upcoming' && now < startsAt;

const PLACES: Readonly<Record<number, GolfMarket>> = { 5: 'top5', 10: 'top10', 20: 'top20' };

/** The market that a selection belongs to; null for places that no book offers. */
export function marketOf(selection: GolfSelection): GolfMarket | null {
  return selection.market === 'place' ? (PLACES[selection.places] ?? null) : selection.market;
}

/** Whether a sheet's price is for this selection. */
export function isPriceOf({ playerId, opponentId, side }: GolfPrice, selection: GolfSelection): boolean {
  if (playerId !== selection.playerId) return false;
  if (selection.market === 'head_to_head') return opponentId === selection.opponentId;
  return selection.market !== 'make_cut' || side === selection.side;
}
