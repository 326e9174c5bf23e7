import { and, asc, desc, eq, inArray, sql } from 'drizzle-orm';
import { golfEntries, golfTournaments } from '../../../db/schema/index.ts';
import { type Db, rowsOf } from '../../../kernel/db.ts';
import type { GolfEntry } from '../../../ports/index.ts';

export type EntryRow = typeof golfEntries.$inferSelect;

/** In the order of a leaderboard: positions first, then those without one by their score and name. */
export const listEntryRows = (db: Db, tournamentId: string): Promise<EntryRow[]> =>
  db
    .select()
    .from(golfEntries)
    .where(eq(golfEntries.tournamentId, tournamentId))
    .orderBy(sql`${golfEntries.position} asc nulls last`, sql`${golfEntries.toPar} asc nulls last`, asc(golfEntries.name));

export async function findEntryRow(db: Db, tournamentId: string, playerId: string): Promise<EntryRow | null> {
  const [row] = await db
    .select()
    .from(golfEntries)
    .where(and(eq(golfEntries.tournamentId, tournamentId), eq(golfEntries.playerId, playerId)));
  return row ?? null;
}

export const listEntriesNamed = (db: Db, tournamentId: string, name: string): Promise<EntryRow[]> =>
  db
    .select()
    .from(golfEntries)
    .where(and(eq(golfEntries.tournamentId, tournamentId), sql`lower(${golfEntries.name}) = lower(${name.trim()})`));

/** Positions of some players of some tournaments. */
export const listEntriesOf = (db: Db, tournamentIds: readonly string[], playerIds: readonly string[]): Promise<EntryRow[]> =>
  tournamentIds.length && playerIds.length
    ? db
        .select()
        .from(golfEntries)
        .where(and(inArray(golfEntries.tournamentId, [...tournamentIds]), inArray(golfEntries.playerId, [...playerIds])))
    : Promise.resolve([]);

/** A player's finished tournaments, newest first. */
export const listResultsOf = (db: Db, playerId: string, limit: number) =>
  db
    .select({ entry: golfEntries, tournament: golfTournaments })
    .from(golfEntries)
    .innerJoin(golfTournaments, eq(golfTournaments.id, golfEntries.tournamentId))
    .where(and(eq(golfEntries.playerId, playerId), eq(golfTournaments.status, 'completed')))
    .orderBy(desc(golfTournaments.endsOn))
    .limit(limit);

export interface PastRound {
  tournamentId: string;
  endsOn: string;
  par: number;
  playerId: string;
  /** Strokes against par of each whole round; empty where one cannot be read. */
  rounds: number[];
}

/** Whole rounds of every finished individual tournament that ended in [from, to], by day. */
export async function listPastRounds(db: Db, from: string, to: string): Promise<PastRound[]> {
  const rows = await db
    .select({
      tournamentId: golfEntries.tournamentId,
      endsOn: golfTournaments.endsOn,
      par: golfTournaments.par,
      playerId: golfEntries.playerId,
      rounds: sql<
        number[]
      >`coalesce((select case when bool_and(r ->> 'toPar' is not null) then jsonb_agg((r ->> 'toPar')::int order by (r ->> 'round')::int) end from jsonb_array_elements(${golfEntries.rounds}) r
        where r ->> 'toPar' is null or (r ->> 'thru')::int = 18), '[]'::jsonb)`.mapWith(
        (value) => (typeof value === 'string' ? JSON.parse(value) : value) as number[],
      ),
    })
    .from(golfEntries)
    .innerJoin(golfTournaments, eq(golfTournaments.id, golfEntries.tournamentId))
    .where(
      sql`${golfTournaments.status} = 'completed' and not ${golfTournaments.isTeamEvent} and ${golfTournaments.endsOn} between ${from} and ${to}`,
    )
    .orderBy(asc(golfTournaments.endsOn), asc(golfEntries.tournamentId), asc(golfEntries.playerId));
  return rows;
}

/** Inserts or replaces a field's standing, changed rows only; who is no longer on the board leaves it. */
export async function writeEntries(db: Db, tournamentId: string, entries: readonly GolfEntry[]): Promise<void> {
  const text = JSON.stringify(entries);
  await db.execute(sql`
    insert into golf_entries (tournament_id, player_id, name, country, is_amateur, status, teed_off, position, tied, to_par, strokes, tee_at, rounds)
    select ${tournamentId}::uuid, "playerId", "name", "country", "isAmateur", "status", "teedOff", "position", "tied", "toPar", "strokes", "teeAt", "rounds"
    from jsonb_to_recordset(${text}::jsonb) as x("playerId" text, "name" text, "country" text, "isAmateur" boolean, "status" text, "teedOff" boolean,
      "position" int, "tied" int, "toPar" int, "strokes" int, "teeAt" timestamptz, "rounds" jsonb)
    on conflict (tournament_id, player_id) do update set
      name = excluded.name, country = excluded.country, is_amateur = excluded.is_amateur, status = excluded.status, teed_off = excluded.teed_off,
      position = excluded.position, tied = excluded.tied, to_par = excluded.to_par, strokes = excluded.strokes, tee_at = excluded.tee_at,
      rounds = excluded.rounds
    where (golf_entries.status, golf_entries.position, golf_entries.tied, golf_entries.to_par, golf_entries.strokes, golf_entries.tee_at,
      golf_entries.rounds, golf_entries.name)
      is distinct from (excluded.status, excluded.position, excluded.tied, excluded.to_par, excluded.strokes, excluded.tee_at,
      excluded.rounds, excluded.name)`);
  await db.execute(sql`
    delete from golf_entries where tournament_id = ${tournamentId}::uuid
      and player_id not in (select x ->> 'playerId' from jsonb_array_elements(${text}::jsonb) x)`);
}

/** Changes when another finished tournament has its scores in. */
export async function pastRoundsStamp(db: Db, from: string, to: string): Promise<string> {
  const [row] = await rowsOf<{ stamp: string }>(
    db,
    sql`select count(*)::text || ' ' || coalesce(max(board_as_of)::text, '') as stamp from golf_tournaments
      where status = 'completed' and not is_team_event and board_as_of is not null and ends_on between ${from} and ${to}`,
  );
  return row?.stamp ?? '';
}

/** As he was entered last; null for somebody who was never entered. */
export async function findPlayerName(db: Db, playerId: string): Promise<string | null> {
  const [row] = await db
    .select({ name: golfEntries.name })
    .from(golfEntries)
    .innerJoin(golfTournaments, eq(golfTournaments.id, golfEntries.tournamentId))
    .where(eq(golfEntries.playerId, playerId))
    .orderBy(desc(golfTournaments.startsOn))
    .limit(1);
  return row?.name ?? null;
}

/** Whether a finished tournament still waits for its scores: a form made of half a past would say something else of everybody. */
export async function isPastMissing(db: Db, from: string, to: string): Promise<boolean> {
  const rows = await rowsOf<{ id: string }>(
    db,
    sql`select id from golf_tournaments where status = 'completed' and not is_team_event and board_as_of is null
      and ends_on between ${from} and ${to} limit 1`,
  );
  return rows.length > 0;
}
