import type { Ctx } from '../../../kernel/ctx.ts';
import { listFootballPrices } from '../../odds/index.ts';
import type { FootballGame } from '../football-game.ts';
import type { Game, OddsShape } from '../present-football.ts';
import { presentGame } from '../present-football.ts';

/** Games with the prices of this moment and the records coming into them. */
export async function presentGames(
  ctx: Ctx,
  games: readonly FootballGame[],
  season: readonly FootballGame[],
  shape: OddsShape = 'b',
): Promise<Game[]> {
  const prices = await listFootballPrices(
    ctx,
    games.map(({ contest }) => contest),
  );
  return games.map((game) => presentGame(game, season, prices.get(game.contest.id), shape));
}
