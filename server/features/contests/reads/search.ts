import type { VerbResult } from '@clearedge/contract/route';
import type { contestRoutes } from '@clearedge/contract/routes/games/contests';
import { easternDay, shiftDay } from '@clearedge/quant/calendar';
import type { Ctx } from '../../../kernel/ctx.ts';
import { containing, findGames, findPlayers, findTeams, type GameRow } from '../rows/search-rows.ts';

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
    ...teams.map(({ code, name }) => ({
      kind: 'team' as const,
      title: name,
      detail: code,
      href: `/games?q=${encodeURIComponent(name)}`,
    })),
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
