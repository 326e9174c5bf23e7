import { requireUser } from '../../../kernel/access.ts';
import { csvLine } from '../../../kernel/csv.ts';
import type { Ctx } from '../../../kernel/ctx.ts';
import { listAllBets } from '../rows/bet-rows.ts';
import { presentBet, type VirtualBetWire } from './present-bet.ts';
import { currentSpanOf } from './spans.ts';

const COLUMNS = [
  'placedAt',
  'gameId',
  'betType',
  'bankroll',
  'selection',
  'odds',
  'stake',
  'potentialWin',
  'status',
  'result',
  'actualWin',
  'payout',
  'settledAt',
  'receiptNumber',
] as const;

async function presentingBets<Shown>(ctx: Ctx, userId: string, show: (bet: VirtualBetWire) => Shown): Promise<Shown[]> {
  const now = await currentSpanOf(ctx, userId);
  return listAllBets(ctx, userId, (view) => show(presentBet(view, now)));
}

/** All of a user's practice bets as the wire says them, those of before a reset included. */
export const presentAllBets = (ctx: Ctx, userId: string): Promise<VirtualBetWire[]> => presentingBets(ctx, userId, (bet) => bet);

/** All of the caller's practice bets as CSV. */
export async function exportBets(ctx: Ctx): Promise<string> {
  const lines = await presentingBets(ctx, requireUser(ctx.actor), (bet) => csvLine(COLUMNS.map((column) => bet[column])));
  return csvLine(COLUMNS) + lines.join('');
}
