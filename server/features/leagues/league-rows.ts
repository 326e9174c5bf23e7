import type { LeagueSport } from '@clearedge/contract/sports';
import { and, asc, desc, eq, getTableColumns, gt, inArray, ne, type SQL, sql } from 'drizzle-orm';
import { contests, type LeagueDetail } from '../../db/schema/index.ts';
import type { Db } from '../../kernel/db.ts';
import type { LeagueLiveState } from '../../ports/index.ts';
import { type ContestRow, toContest } from '../contests/index.ts';
import type { LeagueGame } from './league-game.ts';

export interface SeasonSpan {
  year: number;
  from: Date;
  to: Date;
}

const GAME_ID = /^[\w@]{1,40}$/;
const isIn = (sport: LeagueSport): SQL => eq(contests.sport, sport);
const periods = sql`${contests.detail} -> 'periods'`;
// The plays are most of a row, and only the game's own page shows them.
const withoutPlays = {
  ...getTableColumns(contests),
  liveState: sql<ContestRow['liveState']>`${contests.liveState} - 'plays'`.mapWith(contests.liveState),
};

// jsonb hands times back as text, whatever the type of the column says.
const revive = (state: LeagueLiveState): LeagueLiveState => ({
  ...state,
  asOf: new Date(state.asOf),
  plays: (state.plays ?? []).map((play) => ({ ...play, at: new Date(play.at) })),
});

/** What a league's game has beyond every contest; throws on a contest of a sport that is no league, and on one without it. */
export function leagueDetail({ gameId, detail }: Pick<ContestRow, 'gameId' | 'detail'>): LeagueDetail {
  if (!detail || !('stage' in detail)) throw new Error(`${gameId} has no detail of a league`);
  return detail;
}

function toGame(row: ContestRow): LeagueGame {
  const { sport, stage, isNeutral, periods = null, overtimes } = leagueDetail(row);
  const live = row.liveState && 'kind' in row.liveState ? revive(row.liveState) : null;
  return { sport, contest: toContest(row), week: row.week, stage, isNeutral, periods, live, ...(overtimes ? { overtimes } : {}) };
}

async function listWhere(db: Db, sport: LeagueSport, where: SQL | undefined): Promise<LeagueGame[]> {
  const rows = await db
    .select(withoutPlays)
    .from(contests)
    .where(and(isIn(sport), where))
    .orderBy(asc(contests.startsAt), asc(contests.gameId));
  return rows.map(toGame);
}

/** A season's games in order of their start, preseason to the last final. */
export const listSeason = (db: Db, sport: LeagueSport, seasonYear: number): Promise<LeagueGame[]> =>
  listWhere(db, sport, eq(contests.seasonYear, seasonYear));

export const listOn = (db: Db, sport: LeagueSport, slateOn: string): Promise<LeagueGame[]> =>
  listWhere(db, sport, eq(contests.slateOn, slateOn));

export const listByIds = (db: Db, sport: LeagueSport, contestIds: readonly string[]): Promise<LeagueGame[]> =>
  contestIds.length ? listWhere(db, sport, inArray(contests.id, [...contestIds])) : Promise.resolve([]);

/** All stored games of a club, or of two clubs against each other. */
export function listOfTeams(db: Db, sport: LeagueSport, codes: readonly [string, string?]): Promise<LeagueGame[]> {
  const [one, other] = codes;
  const plays = (code: string): SQL => sql`${code} in (${contests.awayCode}, ${contests.homeCode})`;
  return listWhere(db, sport, other === undefined ? plays(one) : and(plays(one), plays(other)));
}

export async function findGame(db: Db, sport: LeagueSport, gameId: string): Promise<LeagueGame | null> {
  if (!GAME_ID.test(gameId)) return null;
  const [row] = await db
    .select()
    .from(contests)
    .where(and(isIn(sport), eq(contests.gameId, gameId)));
  return row ? toGame(row) : null;
}

/** Stored seasons, the latest first. */
export async function listSeasons(db: Db, sport: LeagueSport): Promise<number[]> {
  const rows = await db.selectDistinct({ year: contests.seasonYear }).from(contests).where(isIn(sport)).orderBy(desc(contests.seasonYear));
  return rows.map(({ year }) => year);
}

/** The stored seasons with when their first and last games start, the earliest first; the preseason and games that were called off are none of it. */
export const listSeasonSpans = (db: Db, sport: LeagueSport): Promise<SeasonSpan[]> =>
  db
    .select({
      year: contests.seasonYear,
      from: sql<Date>`min(${contests.startsAt})`.mapWith(contests.startsAt),
      to: sql<Date>`max(${contests.startsAt})`.mapWith(contests.startsAt),
    })
    .from(contests)
    .where(and(isIn(sport), ne(contests.status, 'cancelled'), sql`${contests.detail} ->> 'stage' <> 'preseason'`))
    .groupBy(contests.seasonYear)
    .orderBy(asc(contests.seasonYear));

const isRegular = sql`${contests.detail} ->> 'stage' = 'regular'`;

const exists = async (db: Db, where: SQL | undefined): Promise<boolean> =>
  (await db.select({ id: contests.id }).from(contests).where(where).limit(1)).length > 0;

/** Whether a game of a season's regular part is in play or still to come. */
export const hasRegularToPlay = (db: Db, sport: LeagueSport, seasonYear: number): Promise<boolean> =>
  exists(
    db,
    and(isIn(sport), eq(contests.seasonYear, seasonYear), isRegular, inArray(contests.status, ['scheduled', 'delayed', 'live', 'unknown'])),
  );

/** Whether a regular season after this one has begun. */
export const hasBegunAfter = (db: Db, sport: LeagueSport, seasonYear: number): Promise<boolean> =>
  exists(db, and(isIn(sport), gt(contests.seasonYear, seasonYear), isRegular, inArray(contests.status, ['live', 'final'])));

/** Final games whose periods are not known, or do not add up to the score; the latest first. */
export const listWithoutPeriods = (db: Db, sport: LeagueSport, limit: number): Promise<{ id: string; gameId: string; slateOn: string }[]> =>
  db
    .select({ id: contests.id, gameId: contests.gameId, slateOn: contests.slateOn })
    .from(contests)
    .where(
      and(
        isIn(sport),
        eq(contests.status, 'final'),
        sql`(${periods} is null or (select coalesce(sum(points::int), 0) from jsonb_array_elements_text((${periods} -> 'away') || (${periods} -> 'home')) points)
          <> ${contests.awayScore} + ${contests.homeScore})`,
      ),
    )
    .orderBy(desc(contests.startsAt))
    .limit(limit);
