import { sql } from 'drizzle-orm';
import type { footballGames } from '../../../db/schema/index.ts';
import { type Db, rowsOf } from '../../../kernel/db.ts';
import type { FootballLiveState } from '../../../ports/index.ts';
import type { Quarters } from '../football-game.ts';

export type GameWrite = Pick<typeof footballGames.$inferSelect, 'contestId' | 'seasonYear' | 'week' | 'stage' | 'isNeutral' | 'updatedAt'>;

/** Writes what differs, unless a newer answer is stored; answers the contests that changed. */
export async function upsertGames(db: Db, writes: readonly GameWrite[]): Promise<Set<string>> {
  if (!writes.length) return new Set();
  const rows = await rowsOf<{ contest_id: string }>(
    db,
    sql`insert into football_games (contest_id, season_year, week, stage, is_neutral, updated_at)
      select "contestId", "seasonYear", "week", "stage", "isNeutral", "updatedAt"
      from jsonb_to_recordset(${JSON.stringify(writes)}::jsonb)
        as x("contestId" uuid, "seasonYear" int, "week" int, "stage" text, "isNeutral" boolean, "updatedAt" timestamptz)
      order by "contestId"
      on conflict (contest_id) do update set season_year = excluded.season_year, week = excluded.week, stage = excluded.stage,
        is_neutral = excluded.is_neutral, updated_at = excluded.updated_at
      where football_games.updated_at <= excluded.updated_at
        and (football_games.season_year, football_games.week, football_games.stage, football_games.is_neutral)
          is distinct from (excluded.season_year, excluded.week, excluded.stage, excluded.is_neutral)
      returning contest_id`,
  );
  return new Set(rows.map(({ contest_id }) => contest_id));
}

export interface LiveWrite {
  contestId: string;
  liveState: FootballLiveState;
  quarters: Quarters;
}

/** The state of play; one that is older than the stored one is dropped. */
export async function writeLive(db: Db, writes: readonly LiveWrite[]): Promise<void> {
  if (!writes.length) return;
  await db.execute(sql`
    update football_games set live_state = x."liveState", quarters = x."quarters"
    from jsonb_to_recordset(${JSON.stringify(writes)}::jsonb) as x("contestId" uuid, "liveState" jsonb, "quarters" jsonb)
    where football_games.contest_id = x."contestId"
      and (football_games.live_state is null
        or (football_games.live_state ->> 'asOf')::timestamptz <= (x."liveState" ->> 'asOf')::timestamptz)`);
}

export async function writeQuarters(db: Db, writes: readonly { contestId: string; quarters: Quarters }[]): Promise<void> {
  if (!writes.length) return;
  await db.execute(sql`
    update football_games set quarters = x."quarters"
    from jsonb_to_recordset(${JSON.stringify(writes)}::jsonb) as x("contestId" uuid, "quarters" jsonb)
    where football_games.contest_id = x."contestId"`);
}
