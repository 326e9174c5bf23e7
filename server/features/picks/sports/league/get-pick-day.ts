import type { PickSport } from '@clearedge/contract/sports';
import { keptClaimOf } from '@clearedge/quant/blend';
import { easternDay } from '@clearedge/quant/calendar';
import { eq, sql } from 'drizzle-orm';
import { contests } from '../../../../db/schema/index.ts';
import type { Db } from '../../../../kernel/db.ts';
import type { Verb } from '../../../../kernel/feature.ts';
import { keptClaimsOf, leagueModuleOf } from '../../../../sports/registry.ts';
import { isBettingClosed, listSlate } from '../../../contests/index.ts';
import { findRatedGames } from '../../../ratings/index.ts';
import { isInPlan } from '../../daily-picks.ts';
import { listMarketRecords, listPicksOfDay, type MarketRecord } from '../../pick-rows.ts';
import { LEAGUE_PICK_LIMITS } from './choose-picks.ts';

/** The nearest days with games of a sport before and after a day. */
async function findDaysAround(db: Db, sport: PickSport, slateOn: string): Promise<{ previousOn: string | null; nextOn: string | null }> {
  const [row] = await db
    .select({
      previousOn: sql<string | null>`max(${contests.slateOn}) filter (where ${contests.slateOn} < ${slateOn}::date)::text`,
      nextOn: sql<string | null>`min(${contests.slateOn}) filter (where ${contests.slateOn} > ${slateOn}::date)::text`,
    })
    .from(contests)
    .where(eq(contests.sport, sport));
  return { previousOn: row?.previousOn ?? null, nextOn: row?.nextOn ?? null };
}

function together(records: readonly MarketRecord[]) {
  const sum = (of: (record: MarketRecord) => number): number => records.reduce((total, record) => total + of(record), 0);
  const [wins, losses, pushes] = [sum((one) => one.wins), sum((one) => one.losses), sum((one) => one.pushes)];
  return { picks: wins + losses + pushes, wins, losses, pushes, units: sum((one) => one.units) };
}

const MARKETS = ['moneyline', 'spread', 'total'] as const;
const BASES = ['model', 'market'] as const;

/** What can be shown of a day to everybody: how many picks, its games, the days around it, and the record. */
export const getLeaguePickDay: Verb<'GET /api/:league/daily-picks/day'> = async (ctx, { params: { league }, query }) => {
  const now = ctx.now();
  const date = query.date ?? easternDay(now);
  const [picks, games] = [await listPicksOfDay(ctx.db, date, league), await listSlate(ctx, date, league)];
  const { model } = leagueModuleOf(league);
  const claims = keptClaimsOf(ctx.ports, league);
  return {
    date,
    hasSource: ctx.ports.leagues[league] !== undefined,
    published: picks.length,
    shown: picks.filter((pick) => isInPlan(ctx.actor, pick)).length,
    games: games.length,
    openGames: games.filter((game) => !isBettingClosed(game, now)).length,
    ...(await findDaysAround(ctx.db, league, date)),
    record: together(Object.values(await listMarketRecords(ctx.db, league))),
    leastEv: LEAGUE_PICK_LIMITS.leastEv,
    model: {
      version: model.version,
      weight: MARKETS.some((market) => keptClaimOf(claims, { market, basis: 'model' })) ? model.poolWeight : 0,
      ratedGames: (await findRatedGames(ctx, league)).games,
    },
    judgedPlays: claims.reduce((sum, { plays }) => sum + plays, 0),
    publishes: MARKETS.filter((market) => BASES.some((basis) => keptClaimOf(claims, { market, basis }))),
  };
};
