import type { Contract } from '@clearedge/contract';
import type { VerbResult } from '@clearedge/contract/route';
import type { Verb } from '../../../kernel/feature.ts';
import { keptClaimsOf } from '../../../sports/registry.ts';
import { type Contest, getContest, isBettingClosed } from '../../contests/index.ts';
import { driverNames, type LeagueForecast, type LeaguePlay, leaguePlaysOn, listNewestLeagueForecasts } from '../../forecasts/index.ts';
import { listSidesOf } from '../../odds/index.ts';

type Answer = VerbResult<Contract['GET /api/:league/games/:gameId/analysis']>;
type Analysis = NonNullable<Answer['analysis']>;

const MARKETS = ['moneyline', 'spread', 'total'] as const;
const FIRST_SIDES: readonly string[] = ['away', 'over'];

/** By market, away or over first, as every board has them. */
const inOrder = (plays: readonly LeaguePlay[]): LeaguePlay[] =>
  MARKETS.flatMap((market) =>
    plays
      .filter((play) => play.market === market)
      .toSorted((a, b) => Number(FIRST_SIDES.includes(b.side)) - Number(FIRST_SIDES.includes(a.side))),
  );

const presentSide = ({
  market,
  side,
  line,
  odds,
  book,
  bookName,
  bookCount,
  seenAt,
  isStale,
  ...judged
}: LeaguePlay): Analysis['sides'][number] => ({
  market,
  side,
  line,
  odds,
  book,
  bookName,
  bookCount,
  seenAt: seenAt.toISOString(),
  isStale,
  probability: judged.probability,
  probabilityLow: judged.probabilityLow,
  probabilityHigh: judged.probabilityHigh,
  pushProbability: judged.pushProbability,
  fairOdds: judged.fairOdds,
  marketProbability: judged.marketProbability,
  basis: judged.basis,
  expectedValue: judged.ev,
  isValue: judged.isValue && !isStale,
  doubt: judged.isValue && isStale ? 'stale' : judged.doubt,
});

/** Below this a factor says nothing in points of a score. */
const LEAST_POINTS = 0.05;

function driversOf({ drivers }: LeagueForecast, contest: Contest): Analysis['drivers'] {
  const names = driverNames(contest);
  return drivers.list.flatMap(({ factor, margin, total }) => {
    const title = names[factor];
    return title !== null && Math.max(Math.abs(margin), Math.abs(total)) >= LEAST_POINTS ? [{ title, margin, total }] : [];
  });
}

function homeWinOf(forecast: LeagueForecast): Analysis['homeWin'] {
  const { pHomeModel, pHomeModelLow, pHomeModelHigh, pHome, pHomeLow, pHomeHigh, inputs } = forecast;
  return {
    model: pHomeModel,
    modelLow: pHomeModelLow,
    modelHigh: pHomeModelHigh,
    market: inputs.market?.pHome ?? null,
    pooled: pHome,
    pooledLow: pHomeLow,
    pooledHigh: pHomeHigh,
  };
}

const NOT_YET = 'The model has no forecast of this game yet: it looks at games of the next eight days that count.';
const NEVER = 'The model had no forecast of this game before it began.';

/** What the model makes of a league's game, alone and with the books, and what each best price is worth by it. */
export const getLeagueAnalysis: Verb<'GET /api/:league/games/:gameId/analysis'> = async (ctx, { params: { league, gameId } }) => {
  const contest = await getContest(ctx, gameId, [league]);
  const isClosed = isBettingClosed(contest, ctx.now());
  const forecast = (await listNewestLeagueForecasts(ctx.db, league, [contest.id])).get(contest.id);
  if (!forecast) return { reason: isClosed ? NEVER : NOT_YET, analysis: null };
  const sides = await listSidesOf(ctx, [contest]);
  const plays = leaguePlaysOn(new Map([[contest.id, forecast]]), sides, keptClaimsOf(ctx.ports, league));
  const { inputs, score } = forecast;
  const analysis = {
    gameId,
    forecastAt: forecast.createdAt.toISOString(),
    modelVersion: forecast.modelVersion,
    isClosed,
    ratedGames: inputs.ratedGames,
    ratedTo: inputs.ratedTo,
    awayGames: forecast.awayGames,
    homeGames: forecast.homeGames,
    bookCount: inputs.market?.bookCount ?? 0,
    homeWin: homeWinOf(forecast),
    margin: { model: forecast.marginModel, pooled: score.margin, weight: forecast.marginWeight },
    total: { model: forecast.totalModel, pooled: score.total, weight: forecast.totalWeight },
    drivers: driversOf(forecast, contest),
    sides: inOrder(plays).map(presentSide),
  };
  return { reason: null, analysis };
};
