import { and, asc, eq, gte, lte, sql } from 'drizzle-orm';
import { golfTournaments } from '../../../db/schema/index.ts';
import { type Db, rowsOf } from '../../../kernel/db.ts';
import type { FeedTournament, GolfLeaderboard } from '../../../ports/index.ts';

export type TournamentRow = typeof golfTournaments.$inferSelect;

export async function findTournamentRow(db: Db, publicId: string): Promise<TournamentRow | null> {
  const [row] = await db.select().from(golfTournaments).where(eq(golfTournaments.publicId, publicId));
  return row ?? null;
}

export async function findTournamentById(db: Db, id: string): Promise<TournamentRow | null> {
  const [row] = await db.select().from(golfTournaments).where(eq(golfTournaments.id, id));
  return row ?? null;
}

/** Tournaments whose days touch [from, to], first to start first. */
export const listTournamentRows = (db: Db, from: string, to: string): Promise<TournamentRow[]> =>
  db
    .select()
    .from(golfTournaments)
    .where(and(lte(golfTournaments.startsOn, to), gte(golfTournaments.endsOn, from)))
    .orderBy(asc(golfTournaments.startsOn), asc(golfTournaments.publicId));

/** Newest first, whatever its year: a name comes back every season. */
export const listTournamentsNamed = (db: Db, name: string): Promise<TournamentRow[]> =>
  db
    .select()
    .from(golfTournaments)
    .where(sql`lower(${golfTournaments.name}) = lower(${name.trim()})`)
    .orderBy(sql`${golfTournaments.startsOn} desc`);

/** Which of these names, as written, a tournament bears; capitals do not matter. */
export async function listKnownNames(db: Db, names: readonly string[]): Promise<Set<string>> {
  const rows = await rowsOf<{ name: string }>(
    db,
    sql`select asked.name from json_array_elements_text(${JSON.stringify(names)}::json) asked(name)
      where exists (select from golf_tournaments t where lower(t.name) = lower(trim(asked.name)))`,
  );
  return new Set(rows.map(({ name }) => name));
}

/** Holds a tournament for the rest of the transaction. */
export async function lockTournament(db: Db, publicId: string): Promise<TournamentRow | null> {
  const [row] = await db.select().from(golfTournaments).where(eq(golfTournaments.publicId, publicId)).for('update');
  return row ?? null;
}

type Write = FeedTournament & { id: string; source: string; updatedAt: Date };

/** Inserts or replaces what the calendar says, in one statement; an answer older than the one stored is dropped. */
export async function upsertTournaments(db: Db, writes: readonly Write[]): Promise<void> {
  if (!writes.length) return;
  await db.execute(sql`
    insert into golf_tournaments (id, public_id, source, source_id, season_year, name, tour, venue, location, par, yards, starts_on, ends_on, starts_at,
      purse_cents, is_major, is_team_event, scheduled_rounds, cut, status, status_note, round, field_size, ended_at, updated_at)
    select "id", "tournamentId", "source", "sourceId", "seasonYear", "name", "tour", "venue", "location", "par", "yards", "startsOn", "endsOn", "startsAt",
      "purseCents", "isMajor", "isTeamEvent", "scheduledRounds", nullif("cut", 'null'::jsonb), "status", "statusNote", "round", "fieldSize", "endedAt", "updatedAt"
    from jsonb_to_recordset(${JSON.stringify(writes)}::jsonb) as x("id" uuid, "tournamentId" text, "source" text, "sourceId" text, "seasonYear" int,
      "name" text, "tour" text, "venue" text, "location" text, "par" int, "yards" int, "startsOn" date, "endsOn" date, "startsAt" timestamptz,
      "purseCents" bigint, "isMajor" boolean, "isTeamEvent" boolean, "scheduledRounds" int, "cut" jsonb, "status" text, "statusNote" text,
      "round" int, "fieldSize" int, "endedAt" timestamptz, "updatedAt" timestamptz)
    on conflict (public_id) do update set
      source_id = excluded.source_id, name = excluded.name, tour = excluded.tour, venue = excluded.venue, location = excluded.location,
      par = excluded.par, yards = excluded.yards, starts_on = excluded.starts_on, ends_on = excluded.ends_on, starts_at = excluded.starts_at,
      purse_cents = excluded.purse_cents, is_major = excluded.is_major, is_team_event = excluded.is_team_event,
      scheduled_rounds = excluded.scheduled_rounds, cut = excluded.cut, status = excluded.status, status_note = excluded.status_note,
      round = excluded.round, field_size = excluded.field_size, ended_at = excluded.ended_at, updated_at = excluded.updated_at
    where golf_tournaments.updated_at <= excluded.updated_at`);
}

/** What belongs to the leaderboard as a whole. */
export async function writeBoardHead(db: Db, id: string, { cutLine, playOff, asOf }: GolfLeaderboard): Promise<void> {
  await db.update(golfTournaments).set({ cutLine, playOff, boardAsOf: asOf }).where(eq(golfTournaments.id, id));
}

export async function writeResultHold(db: Db, id: string, resultHold: string | null): Promise<void> {
  await db.update(golfTournaments).set({ resultHold }).where(eq(golfTournaments.id, id));
}

/** Keeps a tournament's hold and facts as they are for the rest of the transaction, beside others who grade on them. */
export async function shareResultHold(db: Db, id: string): Promise<string | null> {
  const [row] = await db.select({ hold: golfTournaments.resultHold }).from(golfTournaments).where(eq(golfTournaments.id, id)).for('share');
  return row?.hold ?? null;
}
