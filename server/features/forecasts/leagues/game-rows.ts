import type { LeagueSport } from '@clearedge/contract/sports';
import { and, asc, eq, gt, gte, inArray, lte, max, ne, sql } from 'drizzle-orm';
import { contests, type LeagueDetail } from '../../../db/schema/index.ts';
import type { Db } from '../../../kernel/db.ts';
import { UNDECIDED_CODE } from '../../../ports/index.ts';
import { type LeagueFixture, leagueModuleOf, type PlayedGame } from '../../../sports/registry.ts';
import type { Contest } from '../../contests/index.ts';

/** A coming game with what a forecast needs beyond the contest. */
export interface ComingGame extends LeagueFixture {
  id: string;
  gameId: string;
  slateOn: string;
  status: Contest['status'];
  awayName: string;
  homeName: string;
}

const HOUR = 3_600_000;
/** Beside the last season that a game has ended in. */
const SEASONS_BACK = 1;

const STAGE = sql<LeagueDetail['stage']>`${contests.detail} ->> 'stage'`;

const fixtureColumns = {
  season: contests.seasonYear,
  startsAt: contests.startsAt,
  away: contests.awayCode,
  home: contests.homeCode,
  isNeutral: sql<boolean>`(${contests.detail} ->> 'isNeutral')::boolean`,
  isPlayoff: sql<boolean>`${STAGE} <> 'regular'`,
};

/** Games that count and have ended, of the last season and the one before, in the order of their starts. */
export async function listRatedGames(db: Db, sport: LeagueSport, now: Date): Promise<PlayedGame[]> {
  const hasEnded = and(eq(contests.sport, sport), eq(contests.status, 'final'), ne(STAGE, 'preseason'), lte(contests.startsAt, now));
  const last = db
    .select({ year: max(contests.seasonYear) })
    .from(contests)
    .where(hasEnded);
  const rows = await db
    .select({
      ...fixtureColumns,
      awayScore: contests.awayScore,
      homeScore: contests.homeScore,
      isOvertime: sql<boolean>`coalesce(jsonb_array_length(${contests.detail} -> 'periods' -> 'home'), 0) > ${leagueModuleOf(sport).periods}`,
    })
    .from(contests)
    .where(and(hasEnded, gte(contests.seasonYear, sql`(${last}) - ${SEASONS_BACK}`)))
    .orderBy(asc(contests.startsAt), asc(contests.gameId));
  return rows.flatMap(({ awayScore, homeScore, ...fixture }) =>
    awayScore === null || homeScore === null ? [] : [{ ...fixture, awayScore, homeScore }],
  );
}

/** Games that count, whose clubs are known and which begin within so many hours. */
export async function listComingGames(db: Db, sport: LeagueSport, now: Date, hours: number): Promise<ComingGame[]> {
  return db
    .select({
      ...fixtureColumns,
      id: contests.id,
      gameId: contests.gameId,
      slateOn: contests.slateOn,
      status: contests.status,
      awayName: contests.awayName,
      homeName: contests.homeName,
    })
    .from(contests)
    .where(
      and(
        eq(contests.sport, sport),
        inArray(contests.status, ['scheduled', 'delayed']),
        ne(STAGE, 'preseason'),
        ne(contests.awayCode, UNDECIDED_CODE),
        ne(contests.homeCode, UNDECIDED_CODE),
        gt(contests.startsAt, now),
        lte(contests.startsAt, new Date(now.getTime() + hours * HOUR)),
      ),
    )
    .orderBy(asc(contests.startsAt), asc(contests.gameId));
}
