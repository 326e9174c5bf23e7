import { createHash } from 'node:crypto';
import { LEAGUE_SPORTS, type LeagueSport, sportOf } from '@clearedge/contract/sports';
import type { LeagueMarket } from '@clearedge/quant/sports/league';
import type { LeagueForecastInputs } from '../../../db/schema/index.ts';
import type { Ctx } from '../../../kernel/ctx.ts';
import type { Db } from '../../../kernel/db.ts';
import { leagueModuleOf, type RatedLeague } from '../../../sports/registry.ts';
import { listSidesOf, type MarketSide } from '../../odds/index.ts';
import { findRatedGames, type RatedGames } from '../../ratings/index.ts';
import { addForecast, type ForecastOf, listNewestForecasts } from '../forecast-rows.ts';
import { type ComingGame, listComingGames } from './game-rows.ts';

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

/** Leagues by the week play one round in a week and a day; those by the day are priced from the day before. */
const AHEAD_HOURS = { week: 192, day: 48 } as const;

/** How many books were asked is no news. */
const hashOf = (version: string, { market, ...inputs }: LeagueForecastInputs): string =>
  createHash('sha256')
    .update(JSON.stringify([version, inputs, market && { ...market, bookCount: 0 }]))
    .digest('hex');

/** What a forecast of each coming game would be made from now. */
export async function listLeagueInputs(
  ctx: Ctx,
  sport: LeagueSport,
  games: readonly ComingGame[],
  { games: ratedGames, closes, ratedTo }: RatedGames,
) {
  const sides = await listSidesOf(ctx, games);
  return games.map((game) => {
    const market = leagueMarketOf(sides.filter(({ contestId }) => contestId === game.id));
    const inputs: LeagueForecastInputs = { ratedGames, ...(closes === undefined ? {} : { ratedCloses: closes }), ratedTo, market };
    return { game, inputs, inputsHash: hashOf(leagueModuleOf(sport).model.version, inputs) };
  });
}

type FromInputs = Awaited<ReturnType<typeof listLeagueInputs>>[number];

function forecastOf(ctx: Ctx, sport: LeagueSport, ratings: RatedLeague, { game, inputs, inputsHash }: FromInputs): LeagueForecast {
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
  const games = await listComingGames(ctx.db, sport, ctx.now(), AHEAD_HOURS[sportOf(sport).slate]);
  const [first] = games;
  if (!first) return;
  const rated = await findRatedGames(ctx, sport);
  const newest = await listNewestLeagueForecasts(
    ctx.db,
    sport,
    games.map(({ id }) => id),
  );
  const inputs = await listLeagueInputs(ctx, sport, games, rated);
  const changed = inputs.filter(({ game, inputsHash }) => newest.get(game.id)?.inputsHash !== inputsHash);
  if (changed.length === 0) return;
  const ratings = rated.rate(first.season);
  for (const from of changed) await addForecast(ctx.db, forecastOf(ctx, sport, ratings, from));
  for (const slateOn of new Set(changed.map(({ game }) => game.slateOn))) await ctx.publish({ topic: 'slate', slateOn, sport });
}

/** Each game of the time ahead gets a new forecast when its prices or the ratings have changed. */
export async function formLeagueForecasts(ctx: Ctx): Promise<void> {
  for (const sport of LEAGUE_SPORTS) await formForecastsOf(ctx, sport);
}
