import { groupBy } from '../../../kernel/collections.ts';
import { leaguePlayersOf } from '../../../sports/registry.ts';
import type { Contest } from '../../contests/index.ts';
import type { PastReader } from '../league/cached-past.ts';
import { listLeagueProjections } from '../league/league-projections.ts';
import { listProjections, type PropProjection } from './read-projections.ts';

/** What the players of games are expected to do, by contest: stored simulations, or made now from their past games. */
export async function projectionsOf(ctx: PastReader, contests: readonly Contest[]): Promise<Map<string, PropProjection>> {
  const found = new Map<string, PropProjection>();
  // The past of a league is read for one of its days.
  for (const own of groupBy(contests, ({ sport, slateOn }) => `${sport} ${slateOn}`).values()) {
    const ids = own.map(({ id }) => id);
    const projections = leaguePlayersOf(own[0]!.sport) ? await listLeagueProjections(ctx, own) : await listProjections(ctx, ids);
    for (const [id, projection] of projections) found.set(id, projection);
  }
  return found;
}
