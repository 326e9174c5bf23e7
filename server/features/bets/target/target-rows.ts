import type { GameSport } from '@clearedge/contract/sports';
import { and, asc, between, eq, inArray } from 'drizzle-orm';
import { contests } from '../../../db/schema/index.ts';
import type { Ctx } from '../../../kernel/ctx.ts';
import type { BetContest } from './bet-target.ts';

const betContest = {
  id: contests.id,
  sport: contests.sport,
  gameId: contests.gameId,
  slateOn: contests.slateOn,
  startsAt: contests.startsAt,
  status: contests.status,
  scheduledInnings: contests.scheduledInnings,
  awayCode: contests.awayCode,
  awayName: contests.awayName,
  homeCode: contests.homeCode,
  homeName: contests.homeName,
  awayPitcher: contests.awayPitcher,
  homePitcher: contests.homePitcher,
};

/** A sport's games of some Eastern days, as a bet needs them. */
export const listGamesToMatch = (ctx: Ctx, sport: GameSport, from: string, to: string): Promise<BetContest[]> =>
  ctx.db
    .select(betContest)
    .from(contests)
    .where(and(eq(contests.sport, sport), between(contests.slateOn, from, to)))
    .orderBy(asc(contests.startsAt), asc(contests.gameId));

/** The games with these ids, of any sport, as a bet needs them. */
export const listGamesWithIds = (ctx: Ctx, gameIds: readonly string[]): Promise<BetContest[]> =>
  ctx.db
    .select(betContest)
    .from(contests)
    .where(and(eq(contests.kind, 'game'), inArray(contests.gameId, [...gameIds])));
