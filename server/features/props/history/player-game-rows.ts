import { and, desc, eq, inArray, lt, or, type SQL, sql } from 'drizzle-orm';
import { type PropLines, playerGames, type SideLines } from '../../../db/schema/index.ts';
import { type Db, rowsOf } from '../../../kernel/db.ts';
import type { PlayerSum } from '../../contests/index.ts';
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

const playedBy = (seasonYear: number, codes: readonly string[], before: string): SQL | undefined =>
  and(
    eq(playerGames.seasonYear, seasonYear),
    lt(playerGames.slateOn, before),
    or(inArray(playerGames.awayCode, [...codes]), inArray(playerGames.homeCode, [...codes])),
  );

/** The games of these clubs in a season before a day, latest first; with `most` only so many of them. */
export function listPlayerGames(
  db: Db,
  seasonYear: number,
  codes: readonly string[],
  before: string,
  most?: number,
): Promise<StoredPlayerGame[]> {
  const games = db
    .select()
    .from(playerGames)
    .where(playedBy(seasonYear, codes, before))
    .orderBy(desc(playerGames.slateOn), desc(playerGames.gameId));
  return most === undefined ? games : games.limit(most);
}

type Side = 'away' | 'home';

/** Who pitched for each side of a game, as much as tells how long a starter lasts. */
export type PitchersOfGame = Record<
  Side,
  { pitchers: readonly Pick<SideLines['pitchers'][number], 'playerId' | 'isStarter' | 'pitches'>[] }
>;

const startersOf = (side: Side): SQL<PitchersOfGame[Side]> =>
  sql`jsonb_build_object('pitchers', jsonb_path_query_array(${playerGames[side]}, '$.pitchers[*] ? (@.isStarter == true)'))`.mapWith(
    playerGames[side],
  );

/** The starting pitchers alone, of both sides, in a club's games of a season before a day: a twentieth of what whole games come to. */
export const listStarters = (db: Db, seasonYear: number, code: string, before: string): Promise<PitchersOfGame[]> =>
  db
    .select({ away: startersOf('away'), home: startersOf('home') })
    .from(playerGames)
    .where(playedBy(seasonYear, [code], before));

/** What everyone came to in one of the stored statistics of batters or of pitchers over a season's stored games, the most first. */
export const sumPlayerGames = (
  db: Db,
  seasonYear: number,
  men: 'batters' | 'pitchers',
  place: number,
  club: string | null,
): Promise<PlayerSum[]> =>
  rowsOf(
    db,
    sql`select man ->> 'playerId' as "playerId", count(*)::int as games, sum((man -> 'stats' ->> ${place}::int)::float8)::float8 as total,
        (array_agg(game_id order by slate_on desc, game_id desc))[1] as "gameId"
      from player_games, lateral (values (away, away_code), (home, home_code)) as side(lines, code), jsonb_array_elements(lines -> ${men}::text) as man
      where season_year = ${seasonYear} and ${club === null ? sql`true` : sql`code = ${club}`} group by 1 having sum((man -> 'stats' ->> ${place}::int)::float8) > 0 order by 3 desc, 1`,
  );
