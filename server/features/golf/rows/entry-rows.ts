import { and, asc, count, desc, eq, inArray, isNotNull, isNull, max, type SQL, sql } from 'drizzle-orm';
import { contestEntrants, contests } from '../../../db/schema/index.ts';
import type { Db } from '../../../kernel/db.ts';
import type { GolfEntry } from '../../../ports/index.ts';
import { type EntrantWrite, writeEntrants } from '../../contests/index.ts';
import { isTournament, type TournamentRow, toTournament } from './tournament-rows.ts';

/** A player, or team, in a tournament's field. */
export interface EntryRow extends GolfEntry {
  tournamentId: string;
}

type Row = typeof contestEntrants.$inferSelect;

function toEntry({ contestId: tournamentId, entrantId: playerId, name, status, position, tied, detail }: Row): EntryRow {
  const { sport: _golf, teeAt, ...score } = detail;
  return { tournamentId, playerId, name, status, position, tied, ...score, teeAt: teeAt === null ? null : new Date(teeAt) };
}

function entrantOf({ playerId: entrantId, name, status, position, tied, teeAt, ...score }: GolfEntry): EntrantWrite {
  return { entrantId, name, status, position, tied, detail: { sport: 'golf', ...score, teeAt: teeAt?.toISOString() ?? null } };
}

const listWhere = async (db: Db, where: SQL | undefined): Promise<EntryRow[]> =>
  (await db.select().from(contestEntrants).where(where)).map(toEntry);

const ofTournament = (tournamentId: string): SQL => eq(contestEntrants.contestId, tournamentId);

/** In the order of a leaderboard: positions first, then those without one by their score and name. */
export async function listEntryRows(db: Db, tournamentId: string): Promise<EntryRow[]> {
  const toPar = sql`(${contestEntrants.detail} ->> 'toPar')::int`;
  const rows = await db
    .select()
    .from(contestEntrants)
    .where(ofTournament(tournamentId))
    .orderBy(sql`${contestEntrants.position} asc nulls last`, sql`${toPar} asc nulls last`, asc(contestEntrants.name));
  return rows.map(toEntry);
}

export async function findEntryRow(db: Db, tournamentId: string, playerId: string): Promise<EntryRow | null> {
  const [row] = await listWhere(db, and(ofTournament(tournamentId), eq(contestEntrants.entrantId, playerId)));
  return row ?? null;
}

export const listEntriesNamed = (db: Db, tournamentId: string, name: string): Promise<EntryRow[]> =>
  listWhere(db, and(ofTournament(tournamentId), sql`lower(${contestEntrants.name}) = lower(${name.trim()})`));

/** Positions of some players of some tournaments. */
export const listEntriesOf = (db: Db, tournamentIds: readonly string[], playerIds: readonly string[]): Promise<EntryRow[]> =>
  tournamentIds.length && playerIds.length
    ? listWhere(db, and(inArray(contestEntrants.contestId, [...tournamentIds]), inArray(contestEntrants.entrantId, [...playerIds])))
    : Promise.resolve([]);

const isOver = and(isTournament, eq(contests.status, 'final'))!;
/** Of a tournament that says something of each player alone. */
const isOverAlone = (from: string, to: string): SQL =>
  sql`${isOver} and not (${contests.detail} ->> 'isTeamEvent')::boolean and ${contests.endsOn} between ${from} and ${to}`;

/** A player's finished tournaments, newest first. */
export async function listResultsOf(db: Db, playerId: string, limit: number): Promise<{ entry: EntryRow; tournament: TournamentRow }[]> {
  const rows = await db
    .select({ entry: contestEntrants, tournament: contests })
    .from(contestEntrants)
    .innerJoin(contests, eq(contests.id, contestEntrants.contestId))
    .where(and(eq(contestEntrants.entrantId, playerId), isOver))
    .orderBy(desc(contests.endsOn))
    .limit(limit);
  return rows.map(({ entry, tournament }) => ({ entry: toEntry(entry), tournament: toTournament(tournament) }));
}

export interface PastRound {
  tournamentId: string;
  endsOn: string;
  playerId: string;
  /** Strokes against par of each whole round; empty where one cannot be read. */
  rounds: number[];
}

/** Whole rounds of every finished individual tournament that ended in [from, to], by day. */
export async function listPastRounds(db: Db, from: string, to: string): Promise<PastRound[]> {
  const rounds = sql`jsonb_array_elements(${contestEntrants.detail} -> 'rounds')`;
  const rows = await db
    .select({
      tournamentId: contestEntrants.contestId,
      endsOn: contests.endsOn,
      playerId: contestEntrants.entrantId,
      rounds: sql<
        number[]
      >`coalesce((select case when bool_and(r ->> 'toPar' is not null) then jsonb_agg((r ->> 'toPar')::int order by (r ->> 'round')::int) end from ${rounds} r
        where r ->> 'toPar' is null or (r ->> 'thru')::int = 18), '[]'::jsonb)`.mapWith(
        (value) => (typeof value === 'string' ? JSON.parse(value) : value) as number[],
      ),
    })
    .from(contestEntrants)
    .innerJoin(contests, eq(contests.id, contestEntrants.contestId))
    .where(isOverAlone(from, to))
    .orderBy(asc(contests.endsOn), asc(contestEntrants.contestId), asc(contestEntrants.entrantId));
  return rows.map((row) => ({ ...row, endsOn: row.endsOn! }));
}

/** Inserts or replaces a field's standing. */
export const writeEntries = (db: Db, tournamentId: string, entries: readonly GolfEntry[]): Promise<void> =>
  writeEntrants(db, tournamentId, entries.map(entrantOf));

const boardAsOf = sql<string | null>`${contests.detail} ->> 'boardAsOf'`;

/** Changes when another finished tournament has its scores in. */
export async function pastRoundsStamp(db: Db, from: string, to: string): Promise<string> {
  const [row] = await db
    .select({ tournaments: count(), newest: max(boardAsOf) })
    .from(contests)
    .where(and(isOverAlone(from, to), isNotNull(boardAsOf)));
  return `${row?.tournaments} ${row?.newest ?? ''}`;
}

/** As he was entered last; null for someone who was never entered. */
export async function findPlayerName(db: Db, playerId: string): Promise<string | null> {
  const [row] = await db
    .select({ name: contestEntrants.name })
    .from(contestEntrants)
    .innerJoin(contests, eq(contests.id, contestEntrants.contestId))
    .where(and(isTournament, eq(contestEntrants.entrantId, playerId)))
    .orderBy(desc(contests.slateOn))
    .limit(1);
  return row?.name ?? null;
}

/** Whether a finished tournament still waits for its scores: a form made of half a past would say something else of everybody. */
export async function isPastMissing(db: Db, from: string, to: string): Promise<boolean> {
  const rows = await db
    .select({ id: contests.id })
    .from(contests)
    .where(and(isOverAlone(from, to), isNull(boardAsOf)))
    .limit(1);
  return rows.length > 0;
}
