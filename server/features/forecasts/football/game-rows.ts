import type { FootballFixture, FootballResult } from '@clearedge/quant/sports/football/ratings';
import { and, asc, eq, gt, gte, inArray, lte, ne, sql } from 'drizzle-orm';
import { contests, type LeagueDetail } from '../../../db/schema/index.ts';
import type { Db } from '../../../kernel/db.ts';
import type { Contest } from '../../contests/index.ts';

/** A coming game with what a forecast needs beyond the contest. */
export interface ComingGame extends FootballFixture {
  id: string;
  gameId: string;
  slateOn: string;
  status: Contest['status'];
  awayName: string;
  homeName: string;
  /** Only games of the regular season may end level. */
  canTie: boolean;
}

/** What sources say of a side that is not known yet. */
const UNDECIDED = 'TBD';
const HOUR = 3_600_000;
/** A league plays in one calendar year: so many back is the season before the last. */
const SEASONS_BACK = 1;

const STAGE = sql<LeagueDetail['stage']>`${contests.detail} ->> 'stage'`;

const fixtureColumns = {
  season: contests.seasonYear,
  startsAt: contests.startsAt,
  away: contests.awayCode,
  home: contests.homeCode,
  isNeutral: sql<boolean>`(${contests.detail} ->> 'isNeutral')::boolean`,
};

/** Games that count and have ended, of the running season and the one before, in the order of their kickoffs. */
export async function listRatedGames(db: Db, now: Date): Promise<FootballResult[]> {
  const rows = await db
    .select({ ...fixtureColumns, awayScore: contests.awayScore, homeScore: contests.homeScore })
    .from(contests)
    .where(
      and(
        eq(contests.sport, 'cfl'),
        eq(contests.status, 'final'),
        ne(STAGE, 'preseason'),
        lte(contests.startsAt, now),
        gte(contests.seasonYear, now.getUTCFullYear() - SEASONS_BACK),
      ),
    )
    .orderBy(asc(contests.startsAt), asc(contests.gameId));
  return rows.flatMap(({ awayScore, homeScore, ...fixture }) =>
    awayScore === null || homeScore === null ? [] : [{ ...fixture, awayScore, homeScore }],
  );
}

/** Games that count, whose clubs are known and which begin within so many hours. */
export async function listComingGames(db: Db, now: Date, hours: number): Promise<ComingGame[]> {
  const rows = await db
    .select({
      ...fixtureColumns,
      id: contests.id,
      gameId: contests.gameId,
      slateOn: contests.slateOn,
      status: contests.status,
      awayName: contests.awayName,
      homeName: contests.homeName,
      stage: STAGE,
    })
    .from(contests)
    .where(
      and(
        eq(contests.sport, 'cfl'),
        inArray(contests.status, ['scheduled', 'delayed']),
        ne(STAGE, 'preseason'),
        ne(contests.awayCode, UNDECIDED),
        ne(contests.homeCode, UNDECIDED),
        gt(contests.startsAt, now),
        lte(contests.startsAt, new Date(now.getTime() + hours * HOUR)),
      ),
    )
    .orderBy(asc(contests.startsAt), asc(contests.gameId));
  return rows.map(({ stage, ...game }) => ({ ...game, canTie: stage === 'regular' }));
}
