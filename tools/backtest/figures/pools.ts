import { fitPoolWeight, type PoolWeight, poolProbability } from '@clearedge/quant/blend';
import type { Prediction } from '../walk/prediction.ts';

/** Blended probabilities by game, and the weights they were made with, by season. */
export interface Pools {
  open: Map<string, number>;
  close: Map<string, number>;
  weights: { season: number; open: PoolWeight; close: PoolWeight }[];
}

export type Moment = 'open' | 'close';

/** The model as it stood when a book opened had no lineups; near the start it has. */
const modelAt = (prediction: Prediction, moment: Moment): number => (moment === 'open' ? prediction.pHomeEarly : prediction.pHome);

const marketAt = ({ prices }: Prediction, moment: Moment): number | null => prices?.[moment]?.pHome ?? null;

/** The first season is not fitted on: the ratings were only then finding their feet. */
const BURN_IN_SEASONS = 1;

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

/** Blends each season with weights fitted on the seasons before it. */
export function poolWalkForward(predictions: readonly Prediction[]): Pools {
  const pools: Pools = { open: new Map(), close: new Map(), weights: [] };
  const seasons = seasonsOf(predictions);
  for (const season of seasons.slice(BURN_IN_SEASONS + 1)) {
    const earlier = predictions.filter((prediction) => prediction.season < season && prediction.season >= seasons[BURN_IN_SEASONS]!);
    if (!earlier.some((prediction) => marketAt(prediction, 'open') !== null && marketAt(prediction, 'close') !== null)) continue;
    const weights = { season, open: weightFrom(earlier, 'open'), close: weightFrom(earlier, 'close') };
    pools.weights.push(weights);
    for (const prediction of predictions.filter((one) => one.season === season))
      for (const moment of ['open', 'close'] as const) {
        const market = marketAt(prediction, moment);
        if (market !== null)
          pools[moment].set(prediction.gameId, poolProbability(market, modelAt(prediction, moment), weights[moment].weight));
      }
  }
  return pools;
}
