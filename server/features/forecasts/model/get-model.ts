import type { ModelReport } from '@clearedge/contract/routes/games/model';
import { type GameSport, LEAGUE_SPORTS, type LeagueSport } from '@clearedge/contract/sports';
import { keptClaimOf } from '@clearedge/quant/blend';
import { easternDay } from '@clearedge/quant/calendar';
import type { z } from 'zod';
import type { Ctx } from '../../../kernel/ctx.ts';
import type { Verb } from '../../../kernel/feature.ts';
import { requestedSport } from '../../../kernel/requested-sport.ts';
import { keptClaimsOf, leagueModuleOf, measuredOf } from '../../../sports/registry.ts';
import { findRatedGames, findRatings, MODEL_VERSION } from '../../ratings/index.ts';
import { parkTable, teamTable } from './halves.ts';
import { recordOf } from './record.ts';
import { listScored } from './scored-rows.ts';

type Report = z.infer<typeof ModelReport>;
type Ratings = Pick<Report, 'version' | 'ratedTo' | 'ratedGames' | 'updatedAt' | 'clubs' | 'teams' | 'parks'>;

/** What past plays kept, and whether such plays may be published. */
function keptOf({ ports }: Ctx, sport: GameSport): Report['kept'] {
  const claims = keptClaimsOf(ports, sport);
  return claims.map(({ standardError: _se, ...claim }) => ({ ...claim, sport, isPublished: keptClaimOf(claims, claim) !== null }));
}

async function leagueRatings(ctx: Ctx, sport: LeagueSport): Promise<Ratings> {
  const { games, ratedTo, asOf, rate } = await findRatedGames(ctx, sport);
  return {
    version: leagueModuleOf(sport).model.version,
    ratedTo: ratedTo && easternDay(new Date(ratedTo)),
    ratedGames: games,
    updatedAt: asOf?.toISOString() ?? null,
    clubs: rate(ctx.now().getUTCFullYear())
      .list()
      .map(({ rank: _rank, ...club }) => club),
    teams: null,
    parks: null,
  };
}

async function ownRatings(ctx: Ctx): Promise<Ratings> {
  const ratings = await findRatings(ctx);
  const rows = ratings?.list() ?? [];
  return {
    version: MODEL_VERSION,
    ratedTo: ratings?.ratedTo ?? null,
    ratedGames: ratings?.games ?? 0,
    updatedAt: ratings?.updatedAt.toISOString() ?? null,
    clubs: null,
    teams: teamTable(rows),
    parks: parkTable(rows),
  };
}

/** How good the model of a sport is, here and on past seasons. */
export const getModel: Verb<'GET /api/model'> = async (ctx, { query }) => {
  const sport = requestedSport(query);
  const league = LEAGUE_SPORTS.find((one) => one === sport);
  return {
    sport,
    ...(await (league ? leagueRatings(ctx, league) : ownRatings(ctx))),
    record: recordOf(await listScored(ctx.db, sport)),
    backtest: measuredOf(sport),
    kept: keptOf(ctx, sport),
  };
};
