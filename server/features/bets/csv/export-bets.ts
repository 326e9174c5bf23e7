import { requireUser } from '../../../kernel/access.ts';
import { csvLine } from '../../../kernel/csv.ts';
import type { Ctx } from '../../../kernel/ctx.ts';
import { listAllBets } from '../bet-rows.ts';
import { type BetWire, toBet } from '../to-bet.ts';

const COLUMNS = [
  'placedAt',
  'gameId',
  'sport',
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
  'playedOn',
  'resultBy',
  'correctedAt',
  'id',
] as const;

function cellOf(bet: BetWire, column: (typeof COLUMNS)[number]): string | number | null {
  if (column === 'profit') return bet.actualWin;
  // The importer reads from the type how many places a bet pays.
  if (column === 'betType' && bet.pick?.market === 'place') return `top${bet.pick.places}`;
  return bet[column];
}

/** One's own bets as CSV; the importer reads the same columns. */
export async function exportBets(ctx: Ctx): Promise<string> {
  const lineOf = (bet: BetWire): string => csvLine(COLUMNS.map((column) => cellOf(bet, column)));
  const lines = await listAllBets(ctx, requireUser(ctx.actor), (view) => lineOf(toBet(view)));
  return csvLine(COLUMNS) + lines.join('');
}
