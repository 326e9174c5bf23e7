import { gameAddress } from '@clearedge/contract/game-address';
import type { VerbResult } from '@clearedge/contract/route';
import type { contestRoutes } from '@clearedge/contract/routes/games/contests';
import { type SportKey, sportOf, sportsWith } from '@clearedge/contract/sports';
import { easternDay, shiftDay } from '@clearedge/quant/calendar';
import { type SQL, sql } from 'drizzle-orm';
import type { Ctx } from '../../../kernel/ctx.ts';
import { type Db, rowsOf } from '../../../kernel/db.ts';
import { UNDECIDED_CODE } from '../../../ports/index.ts';
import type { Contest } from '../contest.ts';

interface TeamRow {
  sport: SportKey;
  code: string;
  name: string;
}
interface GameRow {
  sport: SportKey;
  game_id: string;
  starts_at: string;
  away_code: string;
  away_name: string;
  away_score: number | null;
  home_code: string;
  home_name: string;
  home_score: number | null;
  game_number: number;
  is_doubleheader: boolean;
  status: Contest['status'];
}
interface PlayerRow {
  sport: SportKey;
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
    sql`select distinct sport, home_code as code, home_name as name from contests
      where sport in ${withPage()} and slate_on between ${day(from)} and ${day(to)} and (home_name ilike ${pattern} or home_code ilike ${pattern}) and home_code <> ${UNDECIDED_CODE}
      order by name limit ${limit}`,
  );

/** Nearest to today first. */
const findGames = (db: Db, pattern: string, today: string, from: string, to: string, limit: number): Promise<GameRow[]> =>
  rowsOf(
    db,
    sql`select sport, game_id, starts_at, away_code, away_name, away_score, home_code, home_name, home_score, game_number, is_doubleheader, status from contests
      where sport in ${withPage()} and slate_on between ${day(from)} and ${day(to)}
        and (away_name ilike ${pattern} or home_name ilike ${pattern} or away_code ilike ${pattern} or home_code ilike ${pattern})
      order by abs(slate_on - ${day(today)}), slate_on desc, starts_at, game_id limit ${limit}`,
  );

/** Starters, announced or not long gone, and everybody in a stored box score, each with the game nearest to today. */
const findPlayers = (db: Db, pattern: string, today: string, from: string, to: string, limit: number): Promise<PlayerRow[]> =>
  rowsOf(
    db,
    sql`with near as (select id, sport, game_id, slate_on, away_code, home_code, away_pitcher, home_pitcher from contests
        where sport in ${withPage()} and slate_on between ${day(from)} and ${day(to)}),
      seen as (
        select player ->> 'name' as name, code as team_code, sport, game_id, slate_on
        from near, lateral (values (away_pitcher, away_code), (home_pitcher, home_code)) as starter(player, code) where player is not null
        union all
        select player ->> 'name', code, sport, game_id, slate_on
        from near join box_scores on contest_id = near.id,
          lateral (values (box -> 'away', away_code), (box -> 'home', home_code)) as side(lines, code),
          lateral jsonb_array_elements((lines -> 'batters') || (lines -> 'pitchers')) as player)
      select sport, name, team_code, game_id, slate_on::text as slate_on from (
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
    ...teams.map(({ sport, code, name }) => ({
      kind: 'team' as const,
      sport,
      team: { code, name },
      href: sportOf(sport).hasLeague ? `/${sport}/teams/${encodeURIComponent(code)}` : `/games?q=${encodeURIComponent(name)}`,
    })),
    ...games.map(gameHit).sort(nextFirst),
    ...players.map(({ sport, name, team_code, slate_on, game_id }) => ({
      kind: 'player' as const,
      sport,
      name,
      teamCode: team_code,
      slateOn: slate_on,
      href: gameAddress(sport, game_id),
    })),
  ];
}

const gameHit = (game: GameRow) => ({
  kind: 'game' as const,
  sport: game.sport,
  away: { code: game.away_code, name: game.away_name, score: game.away_score },
  home: { code: game.home_code, name: game.home_name, score: game.home_score },
  startsAt: new Date(game.starts_at).toISOString(),
  gameNumber: game.is_doubleheader ? game.game_number : null,
  status: game.status === 'final' ? ('completed' as const) : game.status,
  href: gameAddress(game.sport, game.game_id),
});

const OVER: readonly string[] = ['completed', 'postponed', 'cancelled'];

/** Games in play and to come in their order, then past ones from the last back. */
function nextFirst(a: ReturnType<typeof gameHit>, b: ReturnType<typeof gameHit>): number {
  const [isOver, isOtherOver] = [OVER.includes(a.status), OVER.includes(b.status)];
  if (isOver !== isOtherOver) return isOver ? 1 : -1;
  return isOver ? b.startsAt.localeCompare(a.startsAt) : a.startsAt.localeCompare(b.startsAt);
}
