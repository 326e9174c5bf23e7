import { and, desc, eq, inArray, lt, or, sql } from 'drizzle-orm';
import { type PropLines, playerGames } from '../../../db/schema/index.ts';
import { type Db, rowsOf } from '../../../kernel/db.ts';
import type { PlayerGame } from './player-game-rules.ts';

export type StoredPlayerGame = typeof playerGames.$inferSelect;

export async function countByDay(db: Db, seasonYear: number): Promise<Map<string, number>> {
  const rows = await rowsOf<{ day: string; games: number }>(
    db,
    sql`select slate_on::text as day, count(*)::int as games from player_games where season_year = ${seasonYear} group by slate_on`,
  );
  return new Map(rows.map(({ day, games }) => [day, games]));
}

/** The closing numbers that are kept of a day's games, by game; games without any are not listed. */
export async function linesOfDay(db: Db, day: string): Promise<Map<string, PropLines>> {
  const { gameId, propLines, slateOn } = playerGames;
  const rows = await db.select({ gameId, propLines }).from(playerGames).where(eq(slateOn, day));
  return new Map(rows.filter((row) => Object.keys(row.propLines).length > 0).map((row) => [row.gameId, row.propLines]));
}

export async function writePlayerGames(db: Db, games: readonly PlayerGame[], recordedAt: Date): Promise<void> {
  if (games.length === 0) return;
  const excluded = (column: string) => sql.raw(`excluded.${column}`);
  await db
    .insert(playerGames)
    .values(games.map((game) => ({ ...game, recordedAt })))
    .onConflictDoUpdate({
      target: playerGames.gameId,
      set: { away: excluded('away'), home: excluded('home'), propLines: excluded('prop_lines'), recordedAt: excluded('recorded_at') },
    });
}

/** The games of these clubs in a season before a day, latest first. */
export const listPlayerGames = (db: Db, seasonYear: number, codes: readonly string[], before: string): Promise<StoredPlayerGame[]> =>
  db
    .select()
    .from(playerGames)
    .where(
      and(
        eq(playerGames.seasonYear, seasonYear),
        lt(playerGames.slateOn, before),
        or(inArray(playerGames.awayCode, [...codes]), inArray(playerGames.homeCode, [...codes])),
      ),
    )
    .orderBy(desc(playerGames.slateOn), desc(playerGames.gameId));
