import type { LeaguePlayerFacts } from '@clearedge/quant/grading';
import { and, asc, desc, eq, inArray, isNotNull, isNull, or, sql } from 'drizzle-orm';
import { contestFacts, contests } from '../../../db/schema/index.ts';
import type { Db } from '../../../kernel/db.ts';
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
