import type { Ctx } from '../../../kernel/ctx.ts';
import { foreseeGames, listLeaguePrices } from '../../odds/index.ts';
import type { LeagueGame } from '../league-game.ts';
import type { Game, GamesNow, OddsShape } from '../present-game.ts';
import { presentGame } from '../present-game.ts';

/** Prices of this moment, and the chances of the games in play among these. */
export async function readGamesNow(ctx: Ctx, games: readonly LeagueGame[]): Promise<GamesNow> {
  const contests = games.map(({ contest }) => contest);
  const prices = await listLeaguePrices(ctx, contests);
  const inPlay = contests.filter(({ status }) => status === 'live');
  return { prices, foreseen: inPlay.length > 0 ? await foreseeGames(ctx, inPlay) : new Map() };
}

/** Games with the prices of this moment and the records coming into them. */
export async function presentGames(
  ctx: Ctx,
  games: readonly LeagueGame[],
  season: readonly LeagueGame[],
  shape: OddsShape = 'b',
): Promise<Game[]> {
  const now = await readGamesNow(ctx, games);
  return games.map((game) => presentGame(game, season, now, shape));
}
