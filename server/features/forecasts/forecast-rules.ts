import { type Blend, blendWithMarket, FITTED_POOL, type PoolWeights, poolTotal, poolWeight } from '@clearedge/quant/blend';
import {
  type GameInput,
  type GameRules,
  gameDistribution,
  matchDistribution,
  meanFinalRuns,
  meanRunsOfLine,
} from '@clearedge/quant/sports/baseball/game';
import type { Forecast } from '@clearedge/quant/sports/baseball/ratings';
import type { MarketView } from '../../db/schema/index.ts';

/** The model's opinion of a game pooled with the market's, and one score distribution that agrees with both. */
export interface Opinion {
  totalModel: number;
  blend: Blend;
  total: number;
  game: GameInput;
}

const silent = ({ open, close }: PoolWeights['total']): PoolWeights['total'] => ({
  open: { ...open, weight: 0 },
  close: { ...close, weight: 0 },
});
/** What a model says that has not seen the clubs play: nothing beside the market. */
const MARKET_ALONE: PoolWeights = { moneyline: silent(FITTED_POOL.moneyline), total: silent(FITTED_POOL.total) };

const rulesOf = (season: number, scheduledInnings: number): Partial<GameRules> => ({
  season,
  scheduledInnings: scheduledInnings === 7 ? 7 : 9,
});

/** One opinion behind every market of a game. `hoursToStart` from the prices' time to the first pitch, at least 0; `isTaught` unless false. */
export function formOpinion(
  forecast: Forecast,
  market: MarketView | null,
  game: { hoursToStart: number; seasonYear: number; scheduledInnings: number; isTaught?: boolean },
): Opinion {
  const rules = rulesOf(game.seasonYear, game.scheduledInnings);
  const totalModel = meanFinalRuns(gameDistribution(forecast, rules)).total;
  const pool = game.isTaught === false ? MARKET_ALONE : FITTED_POOL;
  const blend = blendOf(pool, forecast, market, game.hoursToStart);
  const total = market?.total ? blendedTotal(pool, market.pHome, market.total, totalModel, game.hoursToStart, rules) : totalModel;
  return { totalModel, blend, total, game: matchDistribution({ pHome: blend.probability, total }, rules).input };
}

function blendOf(pool: PoolWeights, { pHome, pHomeSd }: Forecast, market: MarketView | null, hoursToStart: number): Blend {
  if (market) return blendWithMarket(pool, 'moneyline', { pMarket: market.pHome, pModel: pHome, modelSd: pHomeSd, hoursToStart });
  return { probability: pHome, weight: 1, sd: pHomeSd, low: Math.max(0, pHome - pHomeSd), high: Math.min(1, pHome + pHomeSd) };
}

function blendedTotal(
  pool: PoolWeights,
  pHome: number,
  { line, overProbability }: NonNullable<MarketView['total']>,
  totalModel: number,
  hoursToStart: number,
  rules: Partial<GameRules>,
): number {
  const marketTotal = meanRunsOfLine({ pHome, line, overProbability }, rules);
  return poolTotal(marketTotal, totalModel, poolWeight(pool, 'total', hoursToStart));
}
