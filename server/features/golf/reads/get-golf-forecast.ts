import type { VerbResult } from '@clearedge/contract/route';
import type { golfRoutes } from '@clearedge/contract/routes/golf/golf';
import type { Ctx } from '../../../kernel/ctx.ts';
import { Refusal } from '../../../kernel/refusal.ts';
import { listEntryRows } from '../rows/entry-rows.ts';
import { findOpinion } from '../rows/opinion-rows.ts';
import { requireTournament } from './get-tournament-page.ts';

type Wire = VerbResult<(typeof golfRoutes)['GET /api/golf/tournaments/:tournamentId/forecast']>;

/** The newest opinion of a tournament, the likeliest winner first; a 404 refusal while there is none. */
export async function getGolfForecast(ctx: Ctx, publicId: string): Promise<Wire> {
  const row = await requireTournament(ctx, publicId);
  const opinion = await findOpinion(ctx.db, row.id);
  if (!opinion) throw new Refusal('NOT_FOUND', 'The model has no opinion of this tournament.');
  const names = new Map((await listEntryRows(ctx.db, row.id)).map(({ playerId, name }) => [playerId, name]));
  const players = Object.entries(opinion.players)
    .map(([playerId, chances]) => ({ playerId, name: names.get(playerId) ?? playerId, ...chances }))
    .sort((a, b) => b.win - a.win);
  const { modelVersion, simulations } = opinion;
  return {
    tournamentId: row.publicId,
    modelVersion,
    simulations,
    boardAsOf: opinion.boardAsOf.toISOString(),
    createdAt: opinion.createdAt.toISOString(),
    players,
  };
}
