import { sql } from 'drizzle-orm';
import { type Db, rowsOf } from '../../../kernel/db.ts';

/** Changes whenever a game of a season is written, or written again. */
export async function readSeasonVersion(db: Db, seasonYear: number): Promise<string> {
  const [row] = await rowsOf<{ version: string }>(
    db,
    sql`select count(*)::text || ' ' || coalesce(max(recorded_at)::text, '') as version from player_games where season_year = ${seasonYear}`,
  );
  return row!.version;
}
