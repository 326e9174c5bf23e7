import { eq, type SQL, sql } from 'drizzle-orm';
import { contestMoments } from '../../../db/schema/index.ts';
import type { Db } from '../../../kernel/db.ts';
import type { GameWeather, LineScore, LiveMoment, LiveState } from '../../../ports/index.ts';
import type { ContestRow, ContestWrite, EntrantWrite, TournamentWrite } from '../contest.ts';

/** Inserts or replaces what the schedule or calendar says, in one statement; an answer older than the one stored is dropped. */
export async function upsertContests(db: Db, writes: readonly (ContestWrite | TournamentWrite)[]): Promise<void> {
  if (!writes.length) return;
  await db.execute(sql`
    insert into contests (id, game_id, kind, sport, source, source_id, season_year, week, name, slate_on, ends_on, resumes_on, starts_at, is_start_tentative, game_number, is_doubleheader,
      scheduled_innings, away_code, away_name, home_code, home_name, venue, city, roof, day_night, status, status_note, away_pitcher, home_pitcher,
      records, away_score, home_score, detail, ended_at, updated_at)
    select "id", "gameId", coalesce("kind", 'game'), "sport", "source", "sourceId", "seasonYear", "week", "name", "slateOn", "endsOn", "resumesOn", "startsAt", "isStartTentative", "gameNumber", "isDoubleheader",
      "scheduledInnings", "awayCode", "awayName", "homeCode", "homeName", "venue", "city", "roof", "dayNight", "status", "statusNote", "awayPitcher",
      "homePitcher", "records", "awayScore", "homeScore", nullif("detail", 'null'::jsonb), "endedAt", "updatedAt"
    from jsonb_to_recordset(${JSON.stringify(writes)}::jsonb) as x("id" uuid, "gameId" text, "kind" text, "sport" text, "source" text, "sourceId" text,
      "seasonYear" int, "week" int, "name" text, "slateOn" date, "endsOn" date, "resumesOn" date, "startsAt" timestamptz, "isStartTentative" boolean, "gameNumber" int, "isDoubleheader" boolean,
      "scheduledInnings" int, "awayCode" text, "awayName" text, "homeCode" text, "homeName" text, "venue" text, "city" text, "roof" text,
      "dayNight" text, "status" text, "statusNote" text, "awayPitcher" jsonb, "homePitcher" jsonb, "records" jsonb, "awayScore" int, "homeScore" int,
      "detail" jsonb, "endedAt" timestamptz, "updatedAt" timestamptz)
    on conflict (game_id) do update set
      source = excluded.source, source_id = excluded.source_id, season_year = excluded.season_year, week = excluded.week, name = excluded.name, slate_on = excluded.slate_on, ends_on = excluded.ends_on, resumes_on = excluded.resumes_on,
      starts_at = excluded.starts_at, is_start_tentative = excluded.is_start_tentative, game_number = excluded.game_number,
      is_doubleheader = excluded.is_doubleheader, scheduled_innings = excluded.scheduled_innings, away_code = excluded.away_code,
      away_name = excluded.away_name, home_code = excluded.home_code, home_name = excluded.home_name, venue = excluded.venue, city = excluded.city,
      roof = excluded.roof, day_night = excluded.day_night, status = excluded.status, status_note = excluded.status_note,
      away_pitcher = excluded.away_pitcher, home_pitcher = excluded.home_pitcher, records = excluded.records,
      away_score = excluded.away_score,
      home_score = excluded.home_score, detail = coalesce(contests.detail || excluded.detail, excluded.detail), ended_at = excluded.ended_at, updated_at = excluded.updated_at
    where contests.updated_at <= excluded.updated_at`);
}

export interface LiveWrite {
  id: string;
  liveState: LiveState;
  lineScore: LineScore;
  awayScore: number;
  homeScore: number;
  updatedAt: Date;
  /** How it stood after each play: all of them where the source tells them whole, else what was seen since. */
  moments: readonly LiveMoment[];
  isWhole: boolean;
}

export async function writeLive(db: Db, writes: readonly LiveWrite[]): Promise<void> {
  if (!writes.length) return;
  await db.execute(sql`
    update contests set live_state = x."liveState", line_score = x."lineScore", away_score = x."awayScore", home_score = x."homeScore",
      updated_at = greatest(contests.updated_at, x."updatedAt")
    from jsonb_to_recordset(${JSON.stringify(writes)}::jsonb)
      as x("id" uuid, "liveState" jsonb, "lineScore" jsonb, "awayScore" int, "homeScore" int, "updatedAt" timestamptz)
    where contests.id = x."id"`);
  const told = writes.filter(({ moments }) => moments.length > 0);
  await keepMoments(
    db,
    told.filter(({ isWhole }) => isWhole),
    sql`excluded.moments`,
  );
  await keepMoments(
    db,
    told.filter(({ isWhole }) => !isWhole),
    sql`kept.moments || excluded.moments`,
  );
}

async function keepMoments(db: Db, writes: readonly LiveWrite[], moments: SQL): Promise<void> {
  if (!writes.length) return;
  const rows = writes.map(({ id, moments: seen, updatedAt }) => ({ id, moments: seen, updatedAt }));
  await db.execute(sql`
    insert into contest_moments as kept (contest_id, moments, updated_at)
    select * from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as x("id" uuid, "moments" jsonb, "updatedAt" timestamptz)
    on conflict (contest_id) do update set updated_at = excluded.updated_at, moments = ${moments}`);
}

/** How a game stood after each of its plays, oldest first; empty while none is known. */
export async function findMoments(db: Db, contestId: string): Promise<LiveMoment[]> {
  const [row] = await db.select().from(contestMoments).where(eq(contestMoments.contestId, contestId));
  return (row?.moments ?? []).map((moment) => ({ ...moment, at: new Date(moment.at) }));
}

export interface StateWrite {
  id: string;
  /** Null: only the detail is written. */
  liveState: NonNullable<ContestRow['liveState']> | null;
  detail: Partial<NonNullable<ContestRow['detail']>>;
}

/** A sport's own state of play, and what it changes of the detail; a state older than the stored one is dropped. */
export async function writeStates(db: Db, writes: readonly StateWrite[]): Promise<void> {
  if (!writes.length) return;
  await db.execute(sql`
    update contests set live_state = coalesce(nullif(x."liveState", 'null'::jsonb), contests.live_state), detail = contests.detail || x."detail"
    from jsonb_to_recordset(${JSON.stringify(writes)}::jsonb) as x("id" uuid, "liveState" jsonb, "detail" jsonb)
    where contests.id = x."id" and (jsonb_typeof(x."liveState") is distinct from 'object' or contests.live_state is null
      or (contests.live_state ->> 'asOf')::timestamptz <= (x."liveState" ->> 'asOf')::timestamptz)`);
}

/** The score of checked final facts: from then on the schedule alone no longer changes it. */
export async function writeFinalScore(db: Db, id: string, { away, home }: { away: number; home: number }): Promise<void> {
  await db.execute(sql`update contests set away_score = ${away}, home_score = ${home} where id = ${id}::uuid`);
}

/** Null: the result is no longer in doubt. */
export async function writeResultHolds(db: Db, writes: readonly { id: string; resultHold: string | null }[]): Promise<void> {
  if (!writes.length) return;
  await db.execute(sql`
    update contests set result_hold = x."resultHold" from jsonb_to_recordset(${JSON.stringify(writes)}::jsonb) as x("id" uuid, "resultHold" text)
    where contests.id = x."id"`);
}

export async function writeWeather(db: Db, writes: readonly { id: string; weather: GameWeather }[]): Promise<void> {
  if (!writes.length) return;
  await db.execute(sql`
    update contests set weather = x."weather" from jsonb_to_recordset(${JSON.stringify(writes)}::jsonb) as x("id" uuid, "weather" jsonb)
    where contests.id = x."id"`);
}

/** Inserts or replaces a tournament's field, changed rows only; an entrant who is no longer in it leaves it. */
export async function writeEntrants(db: Db, contestId: string, entrants: readonly EntrantWrite[]): Promise<void> {
  const text = JSON.stringify(entrants);
  await db.execute(sql`
    insert into contest_entrants (contest_id, entrant_id, name, status, position, tied, detail)
    select ${contestId}::uuid, "entrantId", "name", "status", "position", "tied", "detail"
    from jsonb_to_recordset(${text}::jsonb)
      as x("entrantId" text, "name" text, "status" text, "position" int, "tied" int, "detail" jsonb)
    on conflict (contest_id, entrant_id) do update set
      name = excluded.name, status = excluded.status, position = excluded.position, tied = excluded.tied, detail = excluded.detail
    where (contest_entrants.name, contest_entrants.status, contest_entrants.position, contest_entrants.tied, contest_entrants.detail)
      is distinct from (excluded.name, excluded.status, excluded.position, excluded.tied, excluded.detail)`);
  await db.execute(sql`
    delete from contest_entrants where contest_id = ${contestId}::uuid
      and entrant_id not in (select x ->> 'entrantId' from jsonb_array_elements(${text}::jsonb) x)`);
}
