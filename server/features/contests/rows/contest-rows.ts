import { SPORT_KEYS } from '@clearedge/contract/sports';
import { and, asc, between, eq, getTableColumns, gte, inArray, lt, or, sql } from 'drizzle-orm';
import { contests } from '../../../db/schema/index.ts';
import type { Db } from '../../../kernel/db.ts';
import { DomainError } from '../../../kernel/domain-error.ts';
import type { Contest, ContestRow, ContestStart, Sport } from '../contest.ts';
import { toContest } from './revive.ts';

const GAME_ID = /^[\w@]{1,40}$/;
/** Of the readers by id: the others name the sport of their games. */
const isGame = eq(contests.kind, 'game');
export type Sports = Sport | readonly Sport[];
const ofSports = (sports: Sports) => inArray(contests.sport, typeof sports === 'string' ? [sports] : [...sports]);

const starts = {
  id: contests.id,
  sport: contests.sport,
  gameId: contests.gameId,
  slateOn: contests.slateOn,
  startsAt: contests.startsAt,
  status: contests.status,
  endedAt: contests.endedAt,
};
// The plays are most of a row, and only the game's own page shows them.
const withoutPlays = {
  ...getTableColumns(contests),
  liveState: sql<ContestRow['liveState']>`${contests.liveState} - 'plays'`.mapWith(contests.liveState),
};

/** The contest of an id, of whichever of these sports; null for one of another. */
export async function findContest(db: Db, gameId: string, sports: readonly Sport[] = SPORT_KEYS): Promise<Contest | null> {
  if (!GAME_ID.test(gameId)) return null;
  const [row] = await db
    .select()
    .from(contests)
    .where(and(isGame, eq(contests.gameId, gameId)));
  return row && sports.includes(row.sport) ? toContest(row) : null;
}

export async function getContest(db: Db, gameId: string, sports?: readonly Sport[]): Promise<Contest> {
  const contest = await findContest(db, gameId, sports);
  if (!contest) throw new DomainError('NOT_FOUND', 'The requested game could not be found.');
  return contest;
}

/** Null for a tournament. */
export async function findContestById(db: Db, contestId: string): Promise<Contest | null> {
  const [row] = await db
    .select()
    .from(contests)
    .where(and(isGame, eq(contests.id, contestId)));
  return row ? toContest(row) : null;
}

/** The row of a game or tournament by its public id. */
export async function findContestRow(db: Db, gameId: string): Promise<ContestRow | null> {
  const [row] = await db.select().from(contests).where(eq(contests.gameId, gameId));
  return row ?? null;
}

/** The contest's row, locked until the transaction ends. */
export async function lockContestRow(db: Db, gameId: string): Promise<ContestRow | null> {
  const [row] = await db.select().from(contests).where(eq(contests.gameId, gameId)).for('update');
  return row ?? null;
}

/** One game, its row locked until the transaction ends. */
export async function lockContestById(db: Db, contestId: string): Promise<Contest | null> {
  const [row] = await db
    .select()
    .from(contests)
    .where(and(isGame, eq(contests.id, contestId)))
    .for('update');
  return row ? toContest(row) : null;
}

/** Why a result is held, its row kept as it is until the transaction ends, beside others who grade on it. */
export async function shareResultHold(db: Db, contestId: string): Promise<string | null> {
  const [row] = await db.select({ hold: contests.resultHold }).from(contests).where(eq(contests.id, contestId)).for('share');
  return row?.hold ?? null;
}

/** These sports' contests of an Eastern day in order of their start, without plays. */
export async function listSlate(db: Db, slateOn: string, sports: Sports): Promise<Contest[]> {
  const rows = await db
    .select(withoutPlays)
    .from(contests)
    .where(and(ofSports(sports), eq(contests.slateOn, slateOn)))
    .orderBy(asc(contests.startsAt), asc(contests.gameId));
  return rows.map(toContest);
}

/** These sports' games of some Eastern days in order of their start, without plays. */
export async function listGamesBetween(db: Db, from: string, to: string, sports: Sports): Promise<Contest[]> {
  const rows = await db
    .select(withoutPlays)
    .from(contests)
    .where(and(isGame, ofSports(sports), between(contests.slateOn, from, to)))
    .orderBy(asc(contests.startsAt), asc(contests.gameId));
  return rows.map(toContest);
}

/** These sports' contests of an Eastern day and the suspended games that resume on it, in order of their start. */
export async function listDay(db: Db, day: string, sports: Sports): Promise<Contest[]> {
  const rows = await db
    .select(withoutPlays)
    .from(contests)
    .where(and(ofSports(sports), or(eq(contests.slateOn, day), eq(contests.resumesOn, day))))
    .orderBy(asc(contests.startsAt), asc(contests.gameId));
  return rows.map(toContest);
}

/** The earlier Eastern days from a day on with a game that has begun and not ended. */
export async function listUnfinishedDays(db: Db, from: string, before: string, sports: Sports): Promise<string[]> {
  const rows = await db
    .selectDistinct({ slateOn: contests.slateOn })
    .from(contests)
    .where(
      and(ofSports(sports), gte(contests.slateOn, from), lt(contests.slateOn, before), inArray(contests.status, ['suspended', 'live'])),
    );
  return rows.map(({ slateOn }) => slateOn);
}

export async function listContestsByIds(db: Db, contestIds: readonly string[]): Promise<Contest[]> {
  if (!contestIds.length) return [];
  const rows = await db
    .select(withoutPlays)
    .from(contests)
    .where(and(isGame, inArray(contests.id, [...contestIds])));
  return rows.map(toContest);
}

/** Which of these games are stored, by their public ids: a page can be opened of those. */
export async function listKnownGames(db: Db, gameIds: readonly string[]): Promise<Set<string>> {
  if (!gameIds.length) return new Set();
  const rows = await db
    .select({ gameId: contests.gameId })
    .from(contests)
    .where(and(isGame, inArray(contests.gameId, [...gameIds])));
  return new Set(rows.map(({ gameId }) => gameId));
}

/** These sports' contests of several Eastern days, with as much as tells whether they are open to bets. */
export const listContestStarts = (db: Db, from: string, to: string, sports: Sports): Promise<ContestStart[]> =>
  db
    .select(starts)
    .from(contests)
    .where(and(ofSports(sports), between(contests.slateOn, from, to)))
    .orderBy(asc(contests.startsAt), asc(contests.gameId));

/** Locked, for a sync that compares what a source says with what is stored. */
export async function lockContests(db: Db, gameIds: readonly string[]): Promise<Map<string, Contest>> {
  if (!gameIds.length) return new Map();
  const rows = await db
    .select()
    .from(contests)
    .where(and(isGame, inArray(contests.gameId, [...gameIds])))
    .orderBy(asc(contests.gameId))
    .for('update');
  return new Map(rows.map((row) => [row.gameId, toContest(row)]));
}
