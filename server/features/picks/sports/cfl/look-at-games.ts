import type { Ctx } from '../../../../kernel/ctx.ts';
import {
  type ComingGame,
  type FootballForecast,
  findFootballRatings,
  footballPlaysOn,
  listComingGames,
  listFootballInputs,
  listNewestFootballForecasts,
} from '../../../forecasts/index.ts';
import { listSidesOf } from '../../../odds/index.ts';
import type { Look, PickDraft, PickSource } from '../../publish/pick-source.ts';
import { chooseFootballPicks, type PricedPlay } from './choose-picks.ts';
import { reasoningOf } from './pick-words.ts';

/** Prices are deepest, and stand longest unchanged, in the last day and a half. */
const AHEAD_HOURS = 36;

/** Forecasts that were made from the market as it stands: every price on a line that has just moved would look generous to an older one. */
async function listReady(ctx: Ctx, games: readonly ComingGame[]): Promise<Map<string, FootballForecast>> {
  const { ratings, ratedTo } = await findFootballRatings(ctx);
  const newest = await listNewestFootballForecasts(
    ctx.db,
    games.map(({ id }) => id),
  );
  const inputs = await listFootballInputs(ctx, games, ratings.games, ratedTo);
  return new Map(
    inputs.flatMap(({ game, inputsHash }) => {
      const forecast = newest.get(game.id);
      return forecast?.inputsHash === inputsHash && forecast.inputs.market ? [[game.id, forecast] as const] : [];
    }),
  );
}

const draftOf = (price: PricedPlay, game: ComingGame, forecast: FootballForecast): PickDraft => ({
  game,
  price,
  confidence: price.confidence,
  reasoning: reasoningOf(price, forecast, game),
  modelVersion: forecast.modelVersion,
  opinionId: forecast.id,
});

async function look(ctx: Ctx): Promise<Look> {
  const games = await listComingGames(ctx.db, ctx.now(), AHEAD_HOURS);
  const ready = games.length === 0 ? new Map<string, FootballForecast>() : await listReady(ctx, games);
  const plays = footballPlaysOn(ready, games.length === 0 ? [] : await listSidesOf(ctx, games));
  return {
    days: [...new Set(games.map(({ slateOn }) => slateOn))],
    choose: (slateOn, standing) => {
      const own = new Map(games.filter((game) => game.slateOn === slateOn).map((game) => [game.id, game]));
      const chosen = chooseFootballPicks(
        plays.filter(({ contestId }) => own.has(contestId)),
        standing,
      );
      return chosen.map((play) => draftOf(play, own.get(play.contestId)!, ready.get(play.contestId)!));
    },
  };
}

export const footballPicks: PickSource = { sport: 'cfl', look, tellsOf: null };
