import { createHash } from 'node:crypto';
import { LEAGUE_SPORTS, type LeagueSport } from '@clearedge/contract/sports';
import type { LeagueMarket } from '@clearedge/quant/sports/league';
import type { LeagueForecastInputs } from '../../../db/schema/index.ts';
import type { Ctx } from '../../../kernel/ctx.ts';
import type { Db } from '../../../kernel/db.ts';
import { type LeagueModule, leagueModuleOf } from '../../../sports/registry.ts';
import { listSidesOf, type MarketSide } from '../../odds/index.ts';
import { addForecast, type ForecastOf, listNewestForecasts } from '../forecast-rows.ts';
import { type ComingGame, listComingGames, listRatedGames } from './game-rows.ts';

/** Half a point of probability: a forecast is made anew when the market moves, not when one book trims a cent. */
const STEP = 0.005;
const rounded = (probability: number): number => Math.min(1 - STEP, Math.max(STEP, Math.round(probability / STEP) * STEP));

/** What the books together say of one game without their margin; null where none prices both sides of anything. */
export function leagueMarketOf(sides: readonly MarketSide[]): (LeagueMarket & { bookCount: number }) | null {
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

export type LeagueForecast = ForecastOf<LeagueSport>;

/** The newest forecast of each of these games that has one. */
export const listNewestLeagueForecasts = (
  db: Db,
  sport: LeagueSport,
  contestIds: readonly string[],
): Promise<Map<string, LeagueForecast>> => listNewestForecasts(db, sport, contestIds);

/** A week and a day: leagues by the week play one round in it. */
const AHEAD_HOURS = 192;

/** How many books were asked is no news. */
const hashOf = (version: string, { market, ...inputs }: LeagueForecastInputs): string =>
  createHash('sha256')
    .update(JSON.stringify([version, inputs, market && { ...market, bookCount: 0 }]))
    .digest('hex');

type Ratings = ReturnType<LeagueModule['model']['rate']>;

/** The ratings from every stored game that has ended; of a league without one, everybody alike. */
export async function findLeagueRatings(
  { db, now }: Pick<Ctx, 'db' | 'now'>,
  sport: LeagueSport,
): Promise<{ ratings: Ratings; ratedTo: string | null }> {
  const games = await listRatedGames(db, sport, now());
  const ratings = leagueModuleOf(sport).model.rate(games, now().getUTCFullYear());
  return { ratings, ratedTo: games.at(-1)?.startsAt.toISOString() ?? null };
}

/** What a forecast of each coming game would be made from now. */
export async function listLeagueInputs(
  ctx: Ctx,
  sport: LeagueSport,
  games: readonly ComingGame[],
  { ratings, ratedTo }: Awaited<ReturnType<typeof findLeagueRatings>>,
) {
  const sides = await listSidesOf(ctx, games);
  return games.map((game) => {
    const market = leagueMarketOf(sides.filter(({ contestId }) => contestId === game.id));
    const inputs: LeagueForecastInputs = { ratedGames: ratings.games, ratedTo, market };
    return { game, inputs, inputsHash: hashOf(leagueModuleOf(sport).model.version, inputs) };
  });
}

type FromInputs = Awaited<ReturnType<typeof listLeagueInputs>>[number];

function forecastOf(ctx: Ctx, sport: LeagueSport, ratings: Ratings, { game, inputs, inputsHash }: FromInputs): LeagueForecast {
  const { model, pooled, weight, sd, score, drivers, awayGames, homeGames } = ratings.project(game, inputs.market);
  return {
    id: ctx.newId(),
    contestId: game.id,
    sport,
    modelVersion: leagueModuleOf(sport).model.version,
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
    drivers: { list: [...drivers] },
    awayGames,
    homeGames,
    createdAt: ctx.now(),
  };
}

async function formForecastsOf(ctx: Ctx, sport: LeagueSport): Promise<void> {
  const games = await listComingGames(ctx.db, sport, ctx.now(), AHEAD_HOURS);
  if (games.length === 0) return;
  const found = await findLeagueRatings(ctx, sport);
  const newest = await listNewestLeagueForecasts(
    ctx.db,
    sport,
    games.map(({ id }) => id),
  );
  const changed = new Set<string>();
  for (const from of await listLeagueInputs(ctx, sport, games, found)) {
    if (newest.get(from.game.id)?.inputsHash === from.inputsHash) continue;
    await addForecast(ctx.db, forecastOf(ctx, sport, found.ratings, from));
    changed.add(from.game.slateOn);
  }
  for (const slateOn of changed) await ctx.publish({ topic: 'slate', slateOn, sport });
}

/** Each coming game of the next eight days gets a new forecast when its prices or the ratings have changed. */
export async function formLeagueForecasts(ctx: Ctx): Promise<void> {
  for (const sport of LEAGUE_SPORTS) await formForecastsOf(ctx, sport);
}
