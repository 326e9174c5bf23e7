import type { Ctx } from '../../../kernel/ctx.ts';
import { findContestById } from '../../contests/index.ts';
import { findTournamentOf, listGolfField } from '../../golf/index.ts';
import { type BetTarget, onGame } from './bet-target.ts';

/** What a stored bet is on; null for one that was entered with words alone. */
export async function findTarget(ctx: Ctx, { contestId }: { contestId: string | null }): Promise<BetTarget | null> {
  if (contestId === null) return null;
  const contest = await findContestById(ctx, contestId);
  if (contest) return onGame(contest);
  const tournament = await findTournamentOf(ctx, contestId);
  return tournament && { kind: 'tournament', tournament, field: await listGolfField(ctx, contestId) };
}
