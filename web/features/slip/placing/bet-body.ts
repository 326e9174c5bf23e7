import type { Contract } from '@clearedge/contract';
import type { CallInput } from '@clearedge/contract/route';
import type { SlipEntry } from '../../../core/slip/index.ts';

export type BetBody = CallInput<Contract['POST /api/bets']>['body'];

export const bookOf = (entry: SlipEntry): string => (entry.bookName ?? entry.book ?? '').trim();

/** A slip entry as the server takes it. */
export function betBody(entry: SlipEntry): BetBody {
  const book = bookOf(entry);
  return {
    gameId: entry.gameId,
    betType: entry.betType,
    selection: entry.selection,
    odds: entry.odds,
    stake: entry.stake,
    potentialWin: entry.potentialWin,
    ...(entry.pick ? { pick: entry.pick } : {}),
    ...(book ? { book } : {}),
    ...(entry.pitcherRule ? { pitcherRule: entry.pitcherRule } : {}),
  };
}
