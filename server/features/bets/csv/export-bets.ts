import { requireUser } from '../../../kernel/access.ts';
import { csvLine } from '../../../kernel/csv.ts';
import type { Ctx } from '../../../kernel/ctx.ts';
import { listBetViews } from '../bet-rows.ts';
import { toBet } from '../to-bet.ts';

const COLUMNS = [
  'placedAt',
  'gameId',
  'betType',
  'selection',
  'odds',
  'stake',
  'potentialWin',
  'book',
  'status',
  'result',
  'profit',
  'closingOdds',
  'settledAt',
  'id',
] as const;

/** One's own bets as CSV; the importer reads the same columns. */
export async function exportBets(ctx: Ctx): Promise<string> {
  const bets = (await listBetViews(ctx, requireUser(ctx.actor))).map(toBet);
  const lines = bets.map((bet) => csvLine(COLUMNS.map((column) => (column === 'profit' ? bet.actualWin : bet[column]))));
  return [csvLine(COLUMNS), ...lines].join('');
}
