import { easternDay, shiftDay } from '@clearedge/quant/calendar';
import { sql } from 'drizzle-orm';
import { type Db, rowsOf } from '../../kernel/db.ts';
import type { BaseballFeed, FinishedGame } from '../../ports/index.ts';

/** Days that are asked of the feed itself, whose results may still be corrected; older ones are read once and kept. */
export const RECENT_DAYS = 3;

export async function listReadDays(db: Db, from: string, to: string): Promise<Set<string>> {
  const rows = await rowsOf<{ day: string }>(
    db,
    sql`select slate_on::text as day from result_days where slate_on between ${from}::date and ${to}::date`,
  );
  return new Set(rows.map(({ day }) => day));
}

export async function keepDay(db: Db, day: string, games: readonly FinishedGame[], readAt: Date): Promise<void> {
  const rows = JSON.stringify(games.map((game) => ({ gameId: game.gameId, game })));
  await db.transaction(async (tx) => {
    await tx.execute(sql`insert into result_games (game_id, slate_on, game)
      select "gameId", ${day}::date, "game" from jsonb_to_recordset(${rows}::jsonb) as x("gameId" text, "game" jsonb)
      on conflict (game_id) do update set game = excluded.game, slate_on = excluded.slate_on`);
    await tx.execute(sql`insert into result_days (slate_on, games, read_at) values (${day}::date, ${games.length}, ${readAt.toISOString()}::timestamptz)
      on conflict (slate_on) do update set games = excluded.games, read_at = excluded.read_at`);
  });
}

async function findDay(db: Db, day: string): Promise<FinishedGame[] | null> {
  if (!(await listReadDays(db, day, day)).has(day)) return null;
  const rows = await rowsOf<{ game: FinishedGame }>(db, sql`select game from result_games where slate_on = ${day}::date order by game_id`);
  return rows.map(({ game }) => game);
}

/**
 * A feed whose finished games of past days come from the database. A day that has not been read yet is a failure and not an empty day: what
 * builds on the past waits for it.
 */
export function withKeptResults(feed: BaseballFeed, db: Db): BaseballFeed {
  const listFinishedGames: BaseballFeed['listFinishedGames'] = async (slateOn, asOf) => {
    const kept = await findDay(db, slateOn);
    if (kept) return kept;
    if (slateOn > shiftDay(easternDay(asOf), -RECENT_DAYS)) return feed.listFinishedGames(slateOn, asOf);
    throw new Error(`the results of ${slateOn} have not been read yet`);
  };
  const { listContests, listSeason, getSeasonSpan, findLiveState, findBoxScore, findFacts, findNextChange } = feed;
  return { listContests, listSeason, getSeasonSpan, findLiveState, findBoxScore, findFacts, findNextChange, listFinishedGames };
}
