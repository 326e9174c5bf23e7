import { createHash } from 'node:crypto';
import { type FootballMarket, projectFootballGame } from '@clearedge/quant/sports/football/projection';
import {
  expectGame,
  FITTED_FOOTBALL,
  FOOTBALL_MODEL_VERSION,
  type FootballRatings,
  rateGames,
  startRatings,
} from '@clearedge/quant/sports/football/ratings';
import type { FootballForecastInputs } from '../../../db/schema/index.ts';
import type { Ctx } from '../../../kernel/ctx.ts';
import type { Db } from '../../../kernel/db.ts';
import { listSidesOf, type MarketSide } from '../../odds/index.ts';
import { addForecast, type ForecastOf, listNewestForecasts } from '../forecast-rows.ts';
import { type ComingGame, listComingGames, listRatedGames } from './game-rows.ts';

/** Half a point of probability: a forecast is made anew when the market moves, not when one book trims a cent. */
const STEP = 0.005;
const rounded = (probability: number): number => Math.min(1 - STEP, Math.max(STEP, Math.round(probability / STEP) * STEP));

/** What the books together say of one game without their margin; null where none prices both sides of anything. */
export function footballMarketOf(sides: readonly MarketSide[]): (FootballMarket & { bookCount: number }) | null {
  const find = (market: string, side: string) =>
    sides.find((offer) => offer.market === market && offer.side === side && offer.noVigProbability !== null);
  const [winner, spread, total] = [find('moneyline', 'home'), find('spread', 'home'), find('total', 'over')];
  if (!winner && !spread && !total) return null;
  return {
    pHome: winner ? rounded(winner.noVigProbability!) : null,
    spread: spread && spread.line !== null ? { line: spread.line, homeProbability: rounded(spread.noVigProbability!) } : null,
    total: total && total.line !== null ? { line: total.line, overProbability: rounded(total.noVigProbability!) } : null,
    bookCount: Math.max(winner?.bookCount ?? 0, spread?.bookCount ?? 0, total?.bookCount ?? 0),
  };
}

export type FootballForecast = ForecastOf<'cfl'>;

/** The newest forecast of each of these games that has one. */
export const listNewestFootballForecasts = (db: Db, contestIds: readonly string[]): Promise<Map<string, FootballForecast>> =>
  listNewestForecasts(db, 'cfl', contestIds);

/** A week and a day: the league plays one round a week. */
const AHEAD_HOURS = 192;

/** How many books were asked is no news. */
const hashOf = ({ market, ...inputs }: FootballForecastInputs): string =>
  createHash('sha256')
    .update(JSON.stringify([FOOTBALL_MODEL_VERSION, inputs, market && { ...market, bookCount: 0 }]))
    .digest('hex');

/** The ratings from every stored game that has ended; of a league without one, everybody alike. */
export async function findFootballRatings({
  db,
  now,
}: Pick<Ctx, 'db' | 'now'>): Promise<{ ratings: FootballRatings; ratedTo: string | null }> {
  const games = await listRatedGames(db, now());
  const ratings = games.length === 0 ? startRatings(now().getUTCFullYear(), FITTED_FOOTBALL) : rateGames(games, FITTED_FOOTBALL);
  return { ratings, ratedTo: games.at(-1)?.startsAt.toISOString() ?? null };
}

/** What a forecast of each coming game would be made from now. */
export async function listFootballInputs(ctx: Ctx, games: readonly ComingGame[], ratedGames: number, ratedTo: string | null) {
  const sides = await listSidesOf(ctx, games);
  return games.map((game) => {
    const inputs: FootballForecastInputs = {
      ratedGames,
      ratedTo,
      market: footballMarketOf(sides.filter(({ contestId }) => contestId === game.id)),
    };
    return { game, inputs, inputsHash: hashOf(inputs) };
  });
}

function forecastOf(
  ctx: Ctx,
  ratings: FootballRatings,
  game: ComingGame,
  inputs: FootballForecastInputs,
  inputsHash: string,
): FootballForecast {
  const expected = expectGame(ratings, game, FITTED_FOOTBALL);
  const { model, pooled, weight, sd, score } = projectFootballGame(expected, inputs.market, game);
  return {
    id: ctx.newId(),
    contestId: game.id,
    sport: 'cfl',
    modelVersion: FOOTBALL_MODEL_VERSION,
    inputs,
    inputsHash,
    pHomeModel: model.probability,
    pHomeModelLow: model.low,
    pHomeModelHigh: model.high,
    marginModel: model.margin,
    totalModel: model.total,
    pHome: pooled.probability,
    pHomeLow: pooled.low,
    pHomeHigh: pooled.high,
    marginWeight: weight.margin,
    totalWeight: weight.total,
    marginSd: sd.margin,
    totalSd: sd.total,
    score,
    drivers: { list: expected.drivers },
    awayGames: expected.awayGames,
    homeGames: expected.homeGames,
    createdAt: ctx.now(),
  };
}

/** Each coming game of the next eight days gets a new forecast when its prices or the ratings have changed. */
export async function formFootballForecasts(ctx: Ctx): Promise<void> {
  const games = await listComingGames(ctx.db, ctx.now(), AHEAD_HOURS);
  if (games.length === 0) return;
  const { ratings, ratedTo } = await findFootballRatings(ctx);
  const newest = await listNewestFootballForecasts(
    ctx.db,
    games.map(({ id }) => id),
  );
  const changed = new Set<string>();
  for (const { game, inputs, inputsHash } of await listFootballInputs(ctx, games, ratings.games, ratedTo)) {
    if (newest.get(game.id)?.inputsHash === inputsHash) continue;
    await addForecast(ctx.db, forecastOf(ctx, ratings, game, inputs, inputsHash));
    changed.add(game.slateOn);
  }
  for (const slateOn of changed) await ctx.publish({ topic: 'slate', slateOn, sport: 'cfl' });
}
