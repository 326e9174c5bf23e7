import type { LeaguePlayerFacts } from '@clearedge/quant/grading';
import { and, asc, desc, eq, inArray, isNotNull, isNull, or, sql } from 'drizzle-orm';
import { contestFacts, contests } from '../../../db/schema/index.ts';
import { type Db, rowsOf } from '../../../kernel/db.ts';
import type { Contest } from '../contest.ts';
import { isFinalIn, type SeasonPart } from './result-rows.ts';

/** A finished game of a league with what its players did. */
export type PlayedFacts = Pick<Contest, 'id' | 'gameId' | 'slateOn' | 'awayCode' | 'homeCode'> & {
  players: Readonly<Record<string, LeaguePlayerFacts>>;
};

const finals = (part: SeasonPart) => and(isFinalIn(part), sql`${contests.detail} ->> 'stage' <> 'preseason'`);
const told = (part: SeasonPart) => and(finals(part), eq(contestFacts.isFinal, true), isNotNull(sql`${contestFacts.facts} -> 'players'`));

/** Changes whenever a game is added or corrected. */
export async function readPlayedVersion(db: Db, part: SeasonPart): Promise<string> {
  const [row] = await db
    .select({ version: sql<string>`count(*)::text || ' ' || coalesce(max(${contestFacts.recordedAt})::text, '')` })
    .from(contestFacts)
    .innerJoin(contests, eq(contests.id, contestFacts.contestId))
    .where(told(part));
  return row!.version;
}

/** The games that count and have players’ numbers stored, oldest first. */
export async function listPlayedFacts(db: Db, part: SeasonPart): Promise<PlayedFacts[]> {
  const newest = db
    .selectDistinctOn([contestFacts.contestId], {
      id: contests.id,
      gameId: contests.gameId,
      slateOn: contests.slateOn,
      startsAt: contests.startsAt,
      awayCode: contests.awayCode,
      homeCode: contests.homeCode,
      players: sql<PlayedFacts['players']>`${contestFacts.facts} -> 'players'`
        .mapWith((value) => (typeof value === 'string' ? JSON.parse(value) : value))
        .as('players'),
    })
    .from(contestFacts)
    .innerJoin(contests, eq(contests.id, contestFacts.contestId))
    .where(told(part))
    .orderBy(contestFacts.contestId, desc(contestFacts.version))
    .as('newest');
  const rows = await db.select().from(newest).orderBy(asc(newest.startsAt), asc(newest.gameId));
  return rows.map(({ startsAt: _startsAt, ...row }) => row);
}

/** These clubs' games that count and have no facts yet, newest first. */
export async function listUntold(db: Db, part: SeasonPart, codes: readonly string[], most: number): Promise<string[]> {
  const rows = await db
    .select({ gameId: contests.gameId })
    .from(contests)
    .leftJoin(contestFacts, eq(contestFacts.contestId, contests.id))
    .where(and(finals(part), isNull(contestFacts.id), or(inArray(contests.awayCode, [...codes]), inArray(contests.homeCode, [...codes]))))
    .orderBy(desc(contests.startsAt), desc(contests.gameId))
    .limit(most);
  return rows.map(({ gameId }) => gameId);
}

/** What someone came to over a season, and the last game that counts. */
export interface PlayerSum {
  playerId: string;
  games: number;
  total: number;
  gameId: string;
}

/** The finished games of a sport that count for its leaders; `stages` are those of a league's season, null of a sport without. */
const counted = (sport: Contest['sport'], stages: readonly string[] | null) =>
  sql`${contests.sport} = ${sport} and ${contests.status} = 'final' and ${contests.resultHold} is null and ${
    stages ? inArray(sql`${contests.detail} ->> 'stage'`, [...stages]) : sql`true`
  }`;

/** The newest season with a game that counts: how many there are, and of how many facts tell the players' numbers. */
export async function readCountedSeason(
  db: Db,
  sport: Contest['sport'],
  stages: readonly string[] | null,
): Promise<{ seasonYear: number; games: number; told: number } | null> {
  const [row] = await rowsOf<{ seasonYear: number; games: number; told: number }>(
    db,
    sql`select ${contests.seasonYear} as "seasonYear", count(*)::int as games,
        count(*) filter (where exists (select 1 from ${contestFacts}
          where ${contestFacts.contestId} = ${contests.id} and ${contestFacts.isFinal} and ${contestFacts.facts} -> 'players' is not null))::int as told
      from ${contests} where ${counted(sport, stages)} group by 1 order by 1 desc limit 1`,
  );
  return row ?? null;
}

/** What everyone came to in the sum of these numbers over a season's games whose facts tell of players, the most first. */
export const sumPlayed = (
  db: Db,
  sport: Contest['sport'],
  seasonYear: number,
  stages: readonly string[],
  stats: readonly string[],
  club: string | null = null,
): Promise<PlayerSum[]> =>
  rowsOf(
    db,
    sql`with newest as (
        select distinct on (${contestFacts.contestId}) ${contests.gameId} as game_id, ${contests.startsAt} as starts_at,
          ${contestFacts.facts} -> 'players' as players
        from ${contestFacts} join ${contests} on ${contests.id} = ${contestFacts.contestId}
        where ${counted(sport, stages)} and ${contests.seasonYear} = ${seasonYear} and ${contestFacts.isFinal}
          and ${contestFacts.facts} -> 'players' is not null
          and ${club === null ? sql`true` : sql`${club} in (${contests.awayCode}, ${contests.homeCode})`}
        order by ${contestFacts.contestId}, ${contestFacts.version} desc)
      select player.key as "playerId", count(*)::int as games,
        sum(${sql.join(
          stats.map((stat) => sql`coalesce((player.value -> 'stats' ->> ${stat})::float8, 0)`),
          sql` + `,
        )})::float8 as total,
        (array_agg(game_id order by starts_at desc))[1] as "gameId"
      from newest, jsonb_each(players) as player where player.value ->> 'status' = 'played' group by 1 order by 3 desc, 1`,
  );
