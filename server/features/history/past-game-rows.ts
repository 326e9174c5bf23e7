import { asc, gte, sql } from 'drizzle-orm';
import { type PastProjectionSide, pastGames, pastProjections } from '../../db/schema/index.ts';
import { type Db, rowsOf } from '../../kernel/db.ts';
import type { NewPastGame } from './fill/past-game-rules.ts';

export type StoredPastGame = typeof pastGames.$inferSelect;
export interface StoredProjection {
  gameId: string;
  sides: PastProjectionSide[];
}

const excluded = (column: string) => sql.raw(`excluded.${column}`);

/** A corrected score or a close that came late is written over what was there. */
export async function writePastGames(db: Db, rows: readonly NewPastGame[], recordedAt: Date): Promise<void> {
  if (rows.length === 0) return;
  await db
    .insert(pastGames)
    .values(rows.map((row) => ({ ...row, recordedAt })))
    .onConflictDoUpdate({
      target: pastGames.gameId,
      set: {
        awayScore: excluded('away_score'),
        homeScore: excluded('home_score'),
        innings: excluded('innings'),
        weather: excluded('weather'),
        sides: excluded('sides'),
        recordedAt: excluded('recorded_at'),
      },
      setWhere: sql`${pastGames.sides} <> excluded.sides or ${pastGames.weather} is distinct from excluded.weather`,
    });
}

export async function listStoredDays(db: Db): Promise<Set<string>> {
  const rows = await rowsOf<{ day: string }>(db, sql`select distinct slate_on::text as day from past_games`);
  return new Set(rows.map(({ day }) => day));
}

export interface Extent {
  games: number;
  projections: number;
  /** When the newest row was written, as text that a statement takes back. */
  gamesAt: string | null;
  projectionsAt: string | null;
  walkedTo: string | null;
}

export async function readExtent(db: Db, modelVersion: string): Promise<Extent> {
  const [row] = await rowsOf<Extent>(
    db,
    sql`select (select count(*)::int from past_games) as games, (select count(*)::int from past_projections) as projections,
      (select max(recorded_at)::text from past_games) as "gamesAt", (select max(recorded_at)::text from past_projections) as "projectionsAt",
      (select walked_to::text from history_walks where model_version = ${modelVersion}) as "walkedTo"`,
  );
  return row!;
}

/** Games written at or after an instant; all of them without one. */
export const listPastGames = (db: Db, since: Date | null): Promise<StoredPastGame[]> =>
  db
    .select()
    .from(pastGames)
    .where(since ? gte(pastGames.recordedAt, since) : undefined)
    .orderBy(asc(pastGames.startsAt), asc(pastGames.gameId));

export const listPastProjections = (db: Db, since: Date | null): Promise<StoredProjection[]> =>
  db
    .select({ gameId: pastProjections.gameId, sides: pastProjections.sides })
    .from(pastProjections)
    .where(since ? gte(pastProjections.recordedAt, since) : undefined);
