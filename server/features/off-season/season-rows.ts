import type { GameSport } from '@clearedge/contract/sports';
import { and, asc, desc, eq, gt, inArray, isNotNull, lte, type SQL, sql } from 'drizzle-orm';
import { contests } from '../../db/schema/index.ts';
import type { Db } from '../../kernel/db.ts';

const STAGE = sql<string | null>`${contests.detail} ->> 'stage'`;
/** Games that decide something: of a sport that names its stages, those of its preseason do not. */
const counted = (sport: GameSport): SQL =>
  and(eq(contests.sport, sport), isNotNull(contests.awayCode), sql`${STAGE} is distinct from 'preseason'`)!;

const columns = {
  gameId: contests.gameId,
  seasonYear: contests.seasonYear,
  slateOn: contests.slateOn,
  startsAt: contests.startsAt,
  isStartTentative: contests.isStartTentative,
  awayCode: contests.awayCode,
  awayName: contests.awayName,
  homeCode: contests.homeCode,
  homeName: contests.homeName,
  awayScore: contests.awayScore,
  homeScore: contests.homeScore,
  stage: STAGE,
};

const select = (db: Db, where: SQL | undefined) => db.select(columns).from(contests).where(where);
export type SeasonGame = Awaited<ReturnType<typeof select>>[number];

const finals = (sport: GameSport) => and(counted(sport), eq(contests.status, 'final'), isNotNull(contests.homeScore));

export async function findLastFinal(db: Db, sport: GameSport, now: Date): Promise<SeasonGame | null> {
  const [game] = await select(db, and(finals(sport), lte(contests.startsAt, now)))
    .orderBy(desc(contests.startsAt), desc(contests.gameId))
    .limit(1);
  return game ?? null;
}

const OPEN = ['scheduled', 'delayed', 'live', 'suspended'] as const;
const LONGEST_GAME_HOURS = 12;

/** The first game that is in play or still to be played. */
export async function findNextGame(db: Db, sport: GameSport, now: Date): Promise<SeasonGame | null> {
  const since = new Date(now.getTime() - LONGEST_GAME_HOURS * 3_600_000);
  const [game] = await select(db, and(counted(sport), inArray(contests.status, [...OPEN]), gt(contests.startsAt, since)))
    .orderBy(asc(contests.startsAt), asc(contests.gameId))
    .limit(1);
  return game ?? null;
}

export const listFinalsOn = (db: Db, sport: GameSport, slateOn: string): Promise<SeasonGame[]> =>
  select(db, and(finals(sport), eq(contests.slateOn, slateOn))).orderBy(asc(contests.startsAt), asc(contests.gameId));

/** The day of a season's first final. */
export async function findFirstDay(db: Db, sport: GameSport, seasonYear: number): Promise<string | null> {
  const [game] = await select(db, and(finals(sport), eq(contests.seasonYear, seasonYear)))
    .orderBy(asc(contests.startsAt))
    .limit(1);
  return game?.slateOn ?? null;
}
