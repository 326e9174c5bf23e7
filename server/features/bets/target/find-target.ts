import type { Ctx } from '../../../kernel/ctx.ts';
import { findContestById } from '../../contests/index.ts';
import { getTournament, listGolfField } from '../../golf/index.ts';
import { type BetTarget, onGame } from './bet-target.ts';

/** What a stored bet is on; null for one that was entered with words alone. */
export async function findTarget(ctx: Ctx, bet: { contestId: string | null; tournamentId: string | null }): Promise<BetTarget | null> {
  if (bet.tournamentId !== null) {
    const tournament = await getTournament(ctx, bet.tournamentId);
    return { kind: 'tournament', tournament, field: await listGolfField(ctx, tournament.id) };
  }
  const contest = bet.contestId === null ? null : await findContestById(ctx, bet.contestId);
  return contest && onGame(contest);
}
