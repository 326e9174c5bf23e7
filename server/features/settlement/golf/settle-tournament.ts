import { isGolfSelection } from '@clearedge/quant/grading';
import type { Ctx } from '../../../kernel/ctx.ts';
import { type BetRow, listBetsOfTournament } from '../../bets/index.ts';
import { getTournament, listGolfClosings, lockGradableGolf } from '../../golf/index.ts';
import { settleOne } from '../settle-one.ts';

/** Grades every gradable bet of a tournament by the newest facts, each in its own transaction; none while its result is held. */
export async function settleTournament(ctx: Ctx, tournamentId: string): Promise<void> {
  for (const { id } of await listBetsOfTournament(ctx, tournamentId)) {
    const settled = await ctx.transact((tx) => gradeUnlessHeld(tx, tournamentId, id));
    if (settled) await ctx.publish({ topic: 'user', userId: settled, what: 'bets' });
  }
}

async function gradeUnlessHeld(tx: Ctx, tournamentId: string, betId: string): Promise<string | null> {
  const found = await lockGradableGolf(tx, tournamentId);
  return found === 'held' ? null : settleOne(tx, betId, found, findGolfClose);
}

/** The best price before the first tee shot; none for a bet that was taken on a tournament in play. */
export async function findGolfClose(tx: Ctx, bet: BetRow): Promise<number | null> {
  if (bet.tournamentId === null || !bet.selection || !isGolfSelection(bet.selection)) return null;
  const tournament = await getTournament(tx, bet.tournamentId);
  if (bet.placedAt >= tournament.startsAt) return null;
  const [best] = await listGolfClosings(tx, tournament, bet.selection);
  return best?.odds ?? null;
}
