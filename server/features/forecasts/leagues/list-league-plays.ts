import type { LeagueSport } from '@clearedge/contract/sports';
import type { Ctx } from '../../../kernel/ctx.ts';
import { keptClaimsOf } from '../../../sports/registry.ts';
import type { Contest } from '../../contests/index.ts';
import { listSidesOf } from '../../odds/index.ts';
import { listNewestLeagueForecasts } from './form-forecasts.ts';
import { type LeaguePlay, leaguePlaysOn } from './play-rules.ts';

/** `leaguePlaysOn` these games as they stand now; none on a game without a forecast. */
export async function listLeaguePlays(ctx: Ctx, sport: LeagueSport, contests: readonly Contest[]): Promise<LeaguePlay[]> {
  const ids = contests.map(({ id }) => id);
  const forecasts = await listNewestLeagueForecasts(ctx.db, sport, ids);
  return leaguePlaysOn(forecasts, await listSidesOf(ctx, contests), keptClaimsOf(ctx.ports, sport));
}
