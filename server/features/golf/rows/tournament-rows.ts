import { and, asc, desc, eq, gte, lte, type SQL, sql } from 'drizzle-orm';
import { contests, type GolfDetail } from '../../../db/schema/index.ts';
import { type Db, rowsOf } from '../../../kernel/db.ts';
import type { FeedTournament, GolfLeaderboard, GolfStatus } from '../../../ports/index.ts';
import { type ContestRow, type TournamentWrite, writeStates } from '../../contests/index.ts';

type Stored = 'id' | 'seasonYear' | 'venue' | 'startsAt' | 'statusNote' | 'resultHold';
/** A tournament of golf as its row in `contests` tells it. */
export interface TournamentRow extends Pick<ContestRow, Stored>, Omit<GolfDetail, 'sport' | 'cutLine' | 'playOff' | 'boardAsOf'> {
  /** `golf-2026-harbor-classic` */
  publicId: string;
  name: string;
  startsOn: string;
  endsOn: string;
  status: GolfStatus;
  cutLine: GolfLeaderboard['cutLine'];
  playOff: GolfLeaderboard['playOff'];
  /** Of the leaderboard; null while no field is stored. */
  boardAsOf: Date | null;
}

export const isTournament = and(eq(contests.kind, 'tournament'), eq(contests.sport, 'golf'));

const STATUS = { upcoming: 'scheduled', 'in-progress': 'live', completed: 'final' } as const satisfies Record<
  GolfStatus,
  ContestRow['status']
>;
const statusOf = (status: ContestRow['status']): GolfStatus =>
  status === STATUS.upcoming ? 'upcoming' : status === STATUS['in-progress'] ? 'in-progress' : 'completed';

export function toTournament(row: ContestRow): TournamentRow {
  const { id, gameId: publicId, name, seasonYear, venue, slateOn: startsOn, endsOn, startsAt, statusNote, resultHold, detail } = row;
  if (detail?.sport !== 'golf' || name === null || endsOn === null) throw new Error(`${publicId} is no tournament of golf`);
  const { sport: _golf, cutLine = null, playOff = null, boardAsOf, ...reported } = detail;
  const own = { id, publicId, name, seasonYear, venue, startsOn, endsOn, startsAt, status: statusOf(row.status), statusNote, resultHold };
  return { ...own, ...reported, cutLine, playOff, boardAsOf: boardAsOf === undefined ? null : new Date(boardAsOf) };
}

async function findWhere(db: Db, where: SQL): Promise<TournamentRow | null> {
  const [row] = await db.select().from(contests).where(and(isTournament, where));
  return row ? toTournament(row) : null;
}

export const findTournamentRow = (db: Db, publicId: string): Promise<TournamentRow | null> => findWhere(db, eq(contests.gameId, publicId));

export const findTournamentById = (db: Db, id: string): Promise<TournamentRow | null> => findWhere(db, eq(contests.id, id));

/** Tournaments whose days touch [from, to], first to start first. */
export async function listTournamentRows(db: Db, from: string, to: string): Promise<TournamentRow[]> {
  const rows = await db
    .select()
    .from(contests)
    .where(and(isTournament, lte(contests.slateOn, to), gte(contests.endsOn, from)))
    .orderBy(asc(contests.slateOn), asc(contests.gameId));
  return rows.map(toTournament);
}

/** Newest first, whatever its year: a name comes back every season. */
export async function listTournamentsNamed(db: Db, name: string): Promise<TournamentRow[]> {
  const rows = await db
    .select()
    .from(contests)
    .where(and(isTournament, sql`lower(${contests.name}) = lower(${name.trim()})`))
    .orderBy(desc(contests.slateOn));
  return rows.map(toTournament);
}

/** Which of these names, as written, a tournament bears; capitals do not matter. */
export async function listKnownNames(db: Db, names: readonly string[]): Promise<Set<string>> {
  const rows = await rowsOf<{ name: string }>(
    db,
    sql`select asked.name from json_array_elements_text(${JSON.stringify(names)}::json) asked(name)
      where exists (select from contests t where t.kind = 'tournament' and t.sport = 'golf' and lower(t.name) = lower(trim(asked.name)))`,
  );
  return new Set(rows.map(({ name }) => name));
}

/** A tournament of the calendar as `contests` keeps it. */
export function tournamentWrite(reported: FeedTournament, row: Pick<TournamentWrite, 'id' | 'source' | 'updatedAt'>): TournamentWrite {
  const { tournamentId, sourceId, seasonYear, name, venue, startsOn, endsOn, startsAt, status, statusNote, endedAt, ...rest } = reported;
  const { isCalledOff: _told, ...detail } = rest;
  const own = { gameId: tournamentId, sourceId, seasonYear, name, venue, slateOn: startsOn, endsOn, startsAt, statusNote, endedAt };
  return { ...row, ...own, kind: 'tournament', sport: 'golf', status: STATUS[status], detail: { sport: 'golf', ...detail } };
}

/** What belongs to the leaderboard as a whole. */
export const writeBoardHead = (db: Db, id: string, { cutLine, playOff, asOf }: GolfLeaderboard): Promise<void> =>
  writeStates(db, [{ id, liveState: null, detail: { cutLine, playOff, boardAsOf: asOf.toISOString() } }]);
