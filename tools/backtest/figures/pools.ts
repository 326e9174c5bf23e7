import { fitPoolWeight, type PoolWeight, poolProbability } from '@clearedge/quant/blend';
import type { Prediction } from '../walk/prediction.ts';
import { type SeasonWeight, walkWeights } from './walk-weights.ts';

/** Blended probabilities by game, and the weights they were made with, by season. */
export interface Pools {
  open: Map<string, number>;
  close: Map<string, number>;
  weights: { season: number; open: SeasonWeight; close: SeasonWeight }[];
}

export type Moment = 'open' | 'close';

/** The model as it stood when a book opened had no lineups; near the start it has. */
const modelAt = (prediction: Prediction, moment: Moment): number => (moment === 'open' ? prediction.pHomeEarly : prediction.pHome);

const marketAt = ({ prices }: Prediction, moment: Moment): number | null => prices?.[moment]?.pHome ?? null;

/** The pool weight that a set of past games supports. */
export function weightFrom(predictions: readonly Prediction[], moment: Moment): PoolWeight {
  const priced = predictions.filter((prediction) => marketAt(prediction, moment) !== null);
  return fitPoolWeight(
    priced.map((prediction) => marketAt(prediction, moment)!),
    priced.map((prediction) => modelAt(prediction, moment)),
    priced.map(({ homeWon }) => homeWon),
  );
}

export const seasonsOf = (predictions: readonly Prediction[]): number[] =>
  [...new Set(predictions.map(({ season }) => season))].sort((a, b) => a - b);

const rowsAt = (predictions: readonly Prediction[], moment: Moment) =>
  predictions.flatMap((one) => {
    const pMarket = marketAt(one, moment);
    return pMarket === null ? [] : [{ season: one.season, pMarket, pModel: modelAt(one, moment), result: one.homeWon }];
  });

/** Blends each season with weights fitted on the seasons before it. */
export function poolWalkForward(predictions: readonly Prediction[]): Pools {
  const pools: Pools = { open: new Map(), close: new Map(), weights: [] };
  const closes = new Map(walkWeights(rowsAt(predictions, 'close')).map((weight) => [weight.season, weight]));
  for (const open of walkWeights(rowsAt(predictions, 'open'))) {
    const close = closes.get(open.season);
    if (close === undefined) continue;
    const weights = { season: open.season, open, close };
    pools.weights.push(weights);
    for (const prediction of predictions.filter((one) => one.season === open.season))
      for (const moment of ['open', 'close'] as const) {
        const market = marketAt(prediction, moment);
        if (market !== null)
          pools[moment].set(prediction.gameId, poolProbability(market, modelAt(prediction, moment), weights[moment].weight));
      }
  }
  return pools;
}
