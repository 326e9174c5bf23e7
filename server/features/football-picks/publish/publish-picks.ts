import { FOOTBALL_MODEL_VERSION } from '@clearedge/quant/sports/football/ratings';
import type { Ctx } from '../../../kernel/ctx.ts';
import { listSidesOf } from '../../odds/index.ts';
import { linkPicks } from '../chain/link-entries.ts';
import { findFootballRatings, listInputs } from '../forecasts/form-forecasts.ts';
import { playsOn } from '../plays/play-rules.ts';
import { type FootballForecast, listNewestForecasts } from '../rows/forecast-rows.ts';
import { type ComingGame, listComingGames } from '../rows/game-rows.ts';
import { addPick, type FootballPickRow, listPicksOfDay, lockPicks, type NewFootballPick } from '../rows/pick-rows.ts';
import { chooseFootballPicks, type PricedPlay } from './choose-picks.ts';
import { reasoningOf, selectionWords } from './pick-words.ts';

/** Prices are deepest, and stand longest unchanged, in the last day and a half. */
const AHEAD_HOURS = 36;

/** Forecasts that were made from the market as it stands: every price on a line that has just moved would look generous to an older one. */
async function listReady(ctx: Ctx, games: readonly ComingGame[]): Promise<Map<string, FootballForecast>> {
  const { ratings, ratedTo } = await findFootballRatings(ctx);
  const newest = await listNewestForecasts(
    ctx.db,
    games.map(({ id }) => id),
  );
  const inputs = await listInputs(ctx, games, ratings.games, ratedTo);
  return new Map(
    inputs.flatMap(({ game, inputsHash }) => {
      const forecast = newest.get(game.id);
      return forecast?.inputsHash === inputsHash && forecast.inputs.market ? [[game.id, forecast] as const] : [];
    }),
  );
}

function newPick(tx: Ctx, play: PricedPlay, game: ComingGame, forecast: FootballForecast, dayPlace: number): NewFootballPick {
  const { seenAt: priceSeenAt, isStale: _isStale, ...said } = play;
  return {
    slateOn: game.slateOn,
    dayPlace,
    startsAt: game.startsAt,
    selection: selectionWords(play, game),
    ...said,
    priceSeenAt,
    reasoning: reasoningOf(play, forecast, game),
    modelVersion: FOOTBALL_MODEL_VERSION,
    forecastId: forecast.id,
    isSimulated: tx.ports.source.kind !== 'live',
    publishedAt: tx.now(),
  };
}

/** Publishes what the model finds worth its price now, beside what was published before: once for a game's question, in whatever order it is asked. */
export async function publishFootballPicks(ctx: Ctx): Promise<FootballPickRow[]> {
  const games = await listComingGames(ctx.db, ctx.now(), AHEAD_HOURS);
  if (games.length === 0) return [];
  const ready = await listReady(ctx, games);
  const plays = playsOn(ready, await listSidesOf(ctx, games));
  const added: FootballPickRow[] = [];
  await ctx.transact(async (tx) => {
    await lockPicks(tx);
    added.length = 0;
    for (const slateOn of new Set(games.map((game) => game.slateOn))) {
      const own = games.filter((game) => game.slateOn === slateOn && game.startsAt > tx.now());
      const standing = await listPicksOfDay(tx.db, slateOn);
      const chosen = chooseFootballPicks(
        plays.filter(({ contestId }) => own.some(({ id }) => id === contestId)),
        standing,
      );
      for (const [at, play] of chosen.entries()) {
        const game = own.find(({ id }) => id === play.contestId)!;
        added.push(await addPick(tx, newPick(tx, play, game, ready.get(game.id)!, standing.length + at + 1)));
      }
    }
    if (added.length > 0) await linkPicks(tx);
  });
  for (const slateOn of new Set(added.map((pick) => pick.slateOn))) await ctx.publish({ topic: 'slate', slateOn, sport: 'cfl' });
  return added;
}
