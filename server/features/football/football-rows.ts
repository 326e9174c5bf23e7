import type { CflStage } from '@clearedge/contract/sports/cfl/stages';
import { and, asc, desc, eq, getTableColumns, inArray, type SQL, sql } from 'drizzle-orm';
import { contests, type LeagueDetail } from '../../db/schema/index.ts';
import type { Db } from '../../kernel/db.ts';
import type { LeagueLiveState } from '../../ports/index.ts';
import { type ContestRow, toContest } from '../contests/index.ts';
import type { FootballGame } from './football-game.ts';

type Detailed = Pick<ContestRow, 'gameId' | 'detail'>;

/** What a football game has beyond every contest; throws on a contest of another sport, and on one without it. */
export function footballDetail({ gameId, detail }: Detailed): LeagueDetail & { stage: CflStage } {
  if (detail?.sport !== 'cfl') throw new Error(`${gameId} has no detail of football`);
  return { ...detail, stage: detail.stage as CflStage };
}

const GAME_ID = /^[\w@]{1,40}$/;
const isFootball = eq(contests.sport, 'cfl');
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

function toGame(row: ContestRow): FootballGame {
  const { stage, isNeutral, periods = null } = footballDetail(row);
  const live = row.liveState && 'kind' in row.liveState ? revive(row.liveState) : null;
  return { contest: toContest(row), week: row.week!, stage, isNeutral, periods, live };
}

async function listWhere(db: Db, where: SQL | undefined): Promise<FootballGame[]> {
  const rows = await db
    .select(withoutPlays)
    .from(contests)
    .where(and(isFootball, where))
    .orderBy(asc(contests.startsAt), asc(contests.gameId));
  return rows.map(toGame);
}

/** A season's games in order of their start, preseason to Grey Cup. */
export const listSeason = (db: Db, seasonYear: number): Promise<FootballGame[]> => listWhere(db, eq(contests.seasonYear, seasonYear));

export const listOn = (db: Db, slateOn: string): Promise<FootballGame[]> => listWhere(db, eq(contests.slateOn, slateOn));

export const listByIds = (db: Db, contestIds: readonly string[]): Promise<FootballGame[]> =>
  contestIds.length ? listWhere(db, inArray(contests.id, [...contestIds])) : Promise.resolve([]);

/** All stored games of a club, or of two clubs against each other. */
export function listOfTeams(db: Db, codes: readonly [string, string?]): Promise<FootballGame[]> {
  const [one, other] = codes;
  const plays = (code: string): SQL => sql`${code} in (${contests.awayCode}, ${contests.homeCode})`;
  return listWhere(db, other === undefined ? plays(one) : and(plays(one), plays(other)));
}

export async function findGame(db: Db, gameId: string): Promise<FootballGame | null> {
  if (!GAME_ID.test(gameId)) return null;
  const [row] = await db
    .select()
    .from(contests)
    .where(and(isFootball, eq(contests.gameId, gameId)));
  return row ? toGame(row) : null;
}

/** Stored seasons, the latest first. */
export async function listSeasons(db: Db): Promise<number[]> {
  const rows = await db.selectDistinct({ year: contests.seasonYear }).from(contests).where(isFootball).orderBy(desc(contests.seasonYear));
  return rows.map(({ year }) => year);
}

/** Final games whose periods are not known, or do not add up to the score; the latest first. */
export const listWithoutPeriods = (db: Db, limit: number): Promise<{ id: string; gameId: string; slateOn: string }[]> =>
  db
    .select({ id: contests.id, gameId: contests.gameId, slateOn: contests.slateOn })
    .from(contests)
    .where(
      and(
        isFootball,
        eq(contests.status, 'final'),
        sql`(${periods} is null or (select coalesce(sum(points::int), 0) from jsonb_array_elements_text((${periods} -> 'away') || (${periods} -> 'home')) points)
          <> ${contests.awayScore} + ${contests.homeScore})`,
      ),
    )
    .orderBy(desc(contests.startsAt))
    .limit(limit);
