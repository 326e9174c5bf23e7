import { createHash } from 'node:crypto';
import { sportsWith } from '@clearedge/contract/sports';
import {
  type Blend,
  blendWithMarket,
  FITTED_POOL,
  type KeptClaim,
  type PoolWeights,
  poolTotal,
  poolWeight,
  provenWeights,
} from '@clearedge/quant/blend';
import { easternDay, HOUR_MS, shiftDay } from '@clearedge/quant/calendar';
import {
  type GameInput,
  type GameRules,
  gameDistribution,
  matchDistribution,
  meanFinalRuns,
  meanRunsOfLine,
} from '@clearedge/quant/sports/baseball/game';
import type { Fixture, Forecast } from '@clearedge/quant/sports/baseball/ratings';
import type { ForecastInputs, MarketView } from '../../db/schema/index.ts';
import { fetchFrom } from '../../kernel/ask-source.ts';
import type { Ctx } from '../../kernel/ctx.ts';
import type { LineUp } from '../../ports/index.ts';
import { keptClaimsOf } from '../../sports/registry.ts';
import { type Contest, isStarted, listSlate, publishSlates } from '../contests/index.ts';
import { listSidesOf, type MarketSide } from '../odds/index.ts';
import { type CurrentRatings, findRatings, isTaught, untaughtRatings } from '../ratings/index.ts';
import { addProjection } from './baseball/forecast-rows.ts';
import { listHashes } from './forecast-rows.ts';

/** The model's opinion of a game pooled with the market's, and one score distribution that agrees with both. */
interface Projection {
  totalModel: number;
  blend: Blend;
  total: number;
  totalWeight: number;
  game: GameInput;
}

const rulesOf = (season: number, scheduledInnings: number): Partial<GameRules> => ({
  season,
  scheduledInnings: scheduledInnings === 7 ? 7 : 9,
});

/**
 * One opinion behind every market of a game. `hoursToStart` from the prices' time to the first pitch, at least 0. The model counts where `claims`
 * say that plays on it have kept their claims; with none of them the market alone is heard.
 */
export function formProjection(
  forecast: Forecast,
  market: MarketView | null,
  game: { hoursToStart: number; seasonYear: number; scheduledInnings: number },
  claims: readonly KeptClaim[],
  weights: PoolWeights = FITTED_POOL,
): Projection {
  const rules = rulesOf(game.seasonYear, game.scheduledInnings);
  const totalModel = meanFinalRuns(gameDistribution(forecast, rules)).total;
  const pool = provenWeights(weights, claims);
  const blend = blendOf(pool, forecast, market, game.hoursToStart);
  const totalWeight = market?.total ? poolWeight(pool, 'total', game.hoursToStart) : 1;
  const total = market?.total ? blendedTotal(market.pHome, market.total, totalModel, totalWeight, rules) : totalModel;
  return { totalModel, blend, total, totalWeight, game: matchDistribution({ pHome: blend.probability, total }, rules).input };
}

function blendOf(pool: PoolWeights, { pHome, pHomeSd }: Forecast, market: MarketView | null, hoursToStart: number): Blend {
  if (market) return blendWithMarket(pool, 'moneyline', { pMarket: market.pHome, pModel: pHome, modelSd: pHomeSd, hoursToStart });
  return { probability: pHome, weight: 1, sd: pHomeSd, low: Math.max(0, pHome - pHomeSd), high: Math.min(1, pHome + pHomeSd) };
}

function blendedTotal(
  pHome: number,
  { line, overProbability }: NonNullable<MarketView['total']>,
  totalModel: number,
  weight: number,
  rules: Partial<GameRules>,
): number {
  const marketTotal = meanRunsOfLine({ pHome, line, overProbability }, rules);
  return poolTotal(marketTotal, totalModel, weight);
}

type LineUps = { away: LineUp; home: LineUp } | null;
type Announced = Pick<ForecastInputs, 'awayStarterId' | 'homeStarterId' | 'awayLineUp' | 'homeLineUp'>;

/** A batting order is used once it is announced: a guessed one is not evidence. */
const orderOf = (lineUp: LineUp | undefined): string[] | null =>
  lineUp?.confirmed && lineUp.batters.length > 0
    ? lineUp.batters.toSorted((a, b) => a.battingOrder - b.battingOrder).map(({ playerId }) => playerId)
    : null;

/** What has been announced of a game's men. */
export const announcedOf = (contest: Pick<Contest, 'awayPitcher' | 'homePitcher'>, lineUps: LineUps): Announced => ({
  awayStarterId: contest.awayPitcher?.playerId ?? null,
  homeStarterId: contest.homePitcher?.playerId ?? null,
  awayLineUp: orderOf(lineUps?.away),
  homeLineUp: orderOf(lineUps?.home),
});

/** A stored game in the form the ratings forecast. */
type Scheduled = Pick<Contest, 'gameId' | 'slateOn' | 'seasonYear' | 'gameNumber' | 'venue' | 'scheduledInnings' | 'awayCode' | 'homeCode'>;

export const toFixture = (contest: Scheduled, announced: Announced): Fixture => ({
  gameId: contest.gameId,
  playedOn: contest.slateOn,
  season: contest.seasonYear,
  gameNumber: contest.gameNumber,
  parkId: contest.venue,
  scheduledInnings: contest.scheduledInnings,
  away: { teamId: contest.awayCode, starterId: announced.awayStarterId, lineUp: announced.awayLineUp },
  home: { teamId: contest.homeCode, starterId: announced.homeStarterId, lineUp: announced.homeLineUp },
});

/** Half a point of probability: a forecast is made anew when the market moves, not when one book trims a cent. */
const STEP = 0.005;
const rounded = (probability: number): number => Math.round(probability / STEP) * STEP;
const inner = (probability: number): number => Math.min(1 - STEP, Math.max(STEP, rounded(probability)));

/** The consensus on one game without margin; null where no book prices both sides of the moneyline. */
function marketView(sides: readonly MarketSide[]): MarketView | null {
  const home = sides.find(({ market, side }) => market === 'moneyline' && side === 'home');
  if (home?.noVigProbability == null) return null;
  const over = sides.find(({ market, side }) => market === 'total' && side === 'over');
  const total =
    over?.line != null && over.noVigProbability !== null ? { line: over.line, overProbability: inner(over.noVigProbability) } : null;
  return { pHome: inner(home.noVigProbability), total, bookCount: home.bookCount, seenAt: home.seenAt.toISOString() };
}

const isUpcoming = (contest: Contest, now: Date): boolean => !isStarted(contest) && contest.startsAt > now;

/** Today's and tomorrow's games that have not begun: each gets a new opinion when its starters, lineups, prices or ratings have changed. */
export async function priceSlates(ctx: Ctx): Promise<void> {
  const [now, today] = [ctx.now(), easternDay(ctx.now())];
  const ratings = (await findRatings(ctx)) ?? (ctx.ports.source.kind === 'live' ? untaughtRatings(now) : null);
  if (ratings === null) return;
  const sports = sportsWith('hasAnalysis');
  const slates = [...(await listSlate(ctx, today, sports)), ...(await listSlate(ctx, shiftDay(today, 1), sports))];
  const changed = await priceContests(
    ctx,
    ratings,
    slates.filter((contest) => isUpcoming(contest, now)),
  );
  await publishSlates(ctx, changed);
}

/** Answers the games that have a new opinion. */
async function priceContests(ctx: Ctx, ratings: CurrentRatings, upcoming: readonly Contest[]): Promise<Contest[]> {
  const ids = upcoming.map(({ id }) => id);
  const [sides, newest] = [await listSidesOf(ctx, upcoming), await listHashes(ctx.db, ids)];
  const changed: Contest[] = [];
  for (const contest of upcoming) {
    const lineUps = await fetchFrom(ctx, `lineups of ${contest.gameId}`, () => ctx.ports.players.findLineUps(contest.gameId, ctx.now()));
    const market = marketView(sides.filter(({ contestId }) => contestId === contest.id));
    // A model that is months behind has nothing of its own to say, and without prices no one has.
    if (market === null && !isTaught(ratings.ratedTo, contest.slateOn)) continue;
    const inputs = { ratedTo: ratings.ratedTo, ...announcedOf(contest, lineUps), market };
    const claims = isTaught(ratings.ratedTo, contest.slateOn) ? keptClaimsOf(ctx.ports, contest.sport) : [];
    const inputsHash = hashOf(inputs, ratings, claims);
    if (newest.get(contest.id) === inputsHash) continue;
    await publishProjection(ctx, ratings, contest, { inputs, inputsHash, claims });
    changed.push(contest);
  }
  return changed;
}

/** The stored weights with the moneyline's as recent closes support it. */
const weightsOf = ({ moneylineWeight }: CurrentRatings): PoolWeights => {
  const { open, close } = FITTED_POOL.moneyline;
  return { ...FITTED_POOL, moneyline: { open: { ...open, weight: moneylineWeight }, close } };
};

/** When a price was last confirmed is no news; which markets the model counts in is. */
function hashOf({ market, ...announced }: ForecastInputs, ratings: CurrentRatings, claims: readonly KeptClaim[]): string {
  const projection = market && { pHome: market.pHome, total: market.total };
  return createHash('sha256')
    .update(JSON.stringify([ratings.modelVersion, provenWeights(weightsOf(ratings), claims), announced, projection]))
    .digest('hex');
}

function publishProjection(
  ctx: Ctx,
  ratings: CurrentRatings,
  contest: Contest,
  { inputs, inputsHash, claims }: { inputs: ForecastInputs; inputsHash: string; claims: readonly KeptClaim[] },
): Promise<void> {
  const now = ctx.now();
  const forecast = ratings.forecast(toFixture(contest, inputs));
  const hoursToStart = (contest.startsAt.getTime() - now.getTime()) / HOUR_MS;
  const terms = { ...contest, hoursToStart };
  const { totalModel, blend, total, totalWeight, game } = formProjection(forecast, inputs.market, terms, claims, weightsOf(ratings));
  return addProjection(ctx.db, {
    id: ctx.newId(),
    contestId: contest.id,
    modelVersion: ratings.modelVersion,
    ratedTo: ratings.ratedTo,
    inputs,
    inputsHash,
    pHomeModel: forecast.pHome,
    pHomeSd: forecast.pHomeSd,
    totalModel,
    pHome: blend.probability,
    pHomeLow: blend.low,
    pHomeHigh: blend.high,
    total,
    weight: blend.weight,
    totalWeight,
    game,
    drivers: { list: forecast.drivers },
    quality: forecast.quality,
    createdAt: now,
  });
}
