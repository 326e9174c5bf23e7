import type { VerbResult } from '@clearedge/contract/route';
import type { contestRoutes } from '@clearedge/contract/routes/games/contests';
import { sportsWith } from '@clearedge/contract/sports';
import { easternDay, shiftDay } from '@clearedge/quant/calendar';
import { type SQL, sql } from 'drizzle-orm';
import type { Ctx } from '../../../kernel/ctx.ts';
import { type Db, rowsOf } from '../../../kernel/db.ts';

interface TeamRow {
  code: string;
  name: string;
}
interface GameRow {
  game_id: string;
  slate_on: string;
  away_name: string;
  home_name: string;
  game_number: number;
  is_doubleheader: boolean;
  status: string;
}
interface PlayerRow {
  name: string;
  team_code: string;
  game_id: string;
  slate_on: string;
}

/** A LIKE pattern for "contains", in which the reader's own % and _ mean themselves. */
const containing = (text: string): string => `%${text.replace(/[\\%_]/g, '\\$&')}%`;

/** The sports whose games a hit can open. */
const withPage = (): SQL =>
  sql`(${sql.join(
    sportsWith('hasGamePage').map((sport) => sql`${sport}`),
    sql`, `,
  )})`;
const day = (value: string): SQL => sql`${value}::date`;

const findTeams = (db: Db, pattern: string, from: string, to: string, limit: number): Promise<TeamRow[]> =>
  rowsOf(
    db,
    sql`select distinct home_code as code, home_name as name from contests
      where sport in ${withPage()} and slate_on between ${day(from)} and ${day(to)} and (home_name ilike ${pattern} or home_code ilike ${pattern})
      order by name limit ${limit}`,
  );

/** Nearest to today first. */
const findGames = (db: Db, pattern: string, today: string, from: string, to: string, limit: number): Promise<GameRow[]> =>
  rowsOf(
    db,
    sql`select game_id, slate_on::text as slate_on, away_name, home_name, game_number, is_doubleheader, status from contests
      where sport in ${withPage()} and slate_on between ${day(from)} and ${day(to)}
        and (away_name ilike ${pattern} or home_name ilike ${pattern} or away_code ilike ${pattern} or home_code ilike ${pattern})
      order by abs(slate_on - ${day(today)}), slate_on desc, starts_at, game_id limit ${limit}`,
  );

/** Starters, announced or not long gone, and everybody in a stored box score, each with the game nearest to today. */
const findPlayers = (db: Db, pattern: string, today: string, from: string, to: string, limit: number): Promise<PlayerRow[]> =>
  rowsOf(
    db,
    sql`with near as (select id, game_id, slate_on, away_code, home_code, away_pitcher, home_pitcher from contests
        where sport in ${withPage()} and slate_on between ${day(from)} and ${day(to)}),
      seen as (
        select player ->> 'name' as name, code as team_code, game_id, slate_on
        from near, lateral (values (away_pitcher, away_code), (home_pitcher, home_code)) as starter(player, code) where player is not null
        union all
        select player ->> 'name', code, game_id, slate_on
        from near join box_scores on contest_id = near.id,
          lateral (values (box -> 'away', away_code), (box -> 'home', home_code)) as side(lines, code),
          lateral jsonb_array_elements((lines -> 'batters') || (lines -> 'pitchers')) as player)
      select name, team_code, game_id, slate_on::text as slate_on from (
        select distinct on (name, team_code) * from seen where name ilike ${pattern} order by name, team_code, abs(slate_on - ${day(today)}), slate_on desc) nearest
      order by name limit ${limit}`,
  );

type SearchHits = VerbResult<(typeof contestRoutes)['GET /api/search']>;

const NEAR_DAYS = 7;
/** A club plays at home in any stretch this long, the winter apart. */
const SEASON_DAYS = 120;
const MOST = { teams: 5, games: 8, players: 8 } as const;

/** Teams, games within a week and players seen in them, by part of a name. */
export async function search(ctx: Ctx, text: string): Promise<SearchHits> {
  const today = easternDay(ctx.now());
  const pattern = containing(text.replaceAll('\0', ''));
  const near = [shiftDay(today, -NEAR_DAYS), shiftDay(today, NEAR_DAYS)] as const;
  const teams = await findTeams(ctx.db, pattern, shiftDay(today, -SEASON_DAYS), shiftDay(today, SEASON_DAYS), MOST.teams);
  const games = await findGames(ctx.db, pattern, today, ...near, MOST.games);
  const players = await findPlayers(ctx.db, pattern, today, ...near, MOST.players);
  return [
    ...teams.map(({ code, name }) => ({ kind: 'team' as const, title: name, detail: code, href: `/games?q=${encodeURIComponent(name)}` })),
    ...games.map((game) => ({
      kind: 'game' as const,
      title: `${game.away_name} @ ${game.home_name}`,
      detail: gameDetail(game),
      href: gameHref(game.game_id),
    })),
    ...players.map((player) => ({
      kind: 'player' as const,
      title: player.name,
      detail: `${player.team_code}, ${player.slate_on}`,
      href: gameHref(player.game_id),
    })),
  ];
}

function gameDetail({ slate_on, is_doubleheader, game_number, status }: GameRow): string {
  const label = is_doubleheader ? `, game ${game_number}` : '';
  return `${slate_on}${label}${status === 'scheduled' ? '' : `, ${status}`}`;
}

const gameHref = (gameId: string): string => `/game/${encodeURIComponent(gameId)}`;
