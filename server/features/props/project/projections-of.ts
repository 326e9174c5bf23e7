import type { Ctx } from '../../../kernel/ctx.ts';
import { leaguePlayersOf } from '../../../sports/registry.ts';
import type { Contest } from '../../contests/index.ts';
import type { ReadPast } from '../league/cached-past.ts';
import { listLeagueProjections } from '../league/league-projections.ts';
import { listProjections, type PropProjection } from './read-projections.ts';

/** What the players of one sport's games of a day are expected to do, by contest: stored simulations, or made now from their past games. */
export function projectionsOf(ctx: Ctx, contests: readonly Contest[], readPast: ReadPast): Promise<ReadonlyMap<string, PropProjection>> {
  const [first] = contests;
  if (first && leaguePlayersOf(first.sport)) return listLeagueProjections(ctx, contests, readPast);
  return listProjections(
    ctx,
    contests.map(({ id }) => id),
  );
}
