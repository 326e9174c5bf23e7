import { requireUser } from '../../../kernel/access.ts';
import { csvLine } from '../../../kernel/csv.ts';
import type { Ctx } from '../../../kernel/ctx.ts';
import { listAllBets } from '../rows/bet-rows.ts';
import { presentBet } from './present-bet.ts';

const COLUMNS = [
  'placedAt',
  'gameId',
  'betType',
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

/** All of one's practice bets as CSV, those of before a reset included. */
export async function exportBets(ctx: Ctx): Promise<string> {
  const lines = await listAllBets(ctx, requireUser(ctx.actor), (view) => {
    const bet = presentBet(view, view.bet.period);
    return csvLine(COLUMNS.map((column) => bet[column]));
  });
  return csvLine(COLUMNS) + lines.join('');
}
