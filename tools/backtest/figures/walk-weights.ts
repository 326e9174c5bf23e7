import { fitPoolWeight, type PoolWeight, poolProbability } from '@clearedge/quant/blend';
import { logLossOf } from '@clearedge/quant/scoring';

/** One opinion of the model beside one of the market, and what came of it; null for a push. */
interface PoolRow {
  season: number;
  pMarket: number;
  pModel: number;
  result: 0 | 1 | null;
}

export interface SeasonWeight extends PoolWeight {
  season: number;
  /** After so many seasons a game counts half; null where all count alike. */
  halfLife: number | null;
}

const HALF_LIVES: readonly (number | null)[] = [null, 6, 3, 1.5];
/** The first season is not fitted on: the ratings were only then finding their feet. */
const BURN_IN_SEASONS = 1;
/** Seasons that a half-life must have been scored on before it may replace equal counts. */
const LEAST_SCORED = 3;

type Decided = PoolRow & { result: 0 | 1 };
const isDecided = (row: PoolRow): row is Decided => row.result !== null;

/** The model's weight for a season from the rows before it. */
function weightBefore(earlier: readonly PoolRow[], season: number, halfLife: number | null): PoolWeight {
  const rows = earlier.filter(isDecided);
  return fitPoolWeight(
    rows.map(({ pMarket }) => pMarket),
    rows.map(({ pModel }) => pModel),
    rows.map(({ result }) => result),
    rows.map((row) => (halfLife === null ? 1 : 0.5 ** ((season - 1 - row.season) / halfLife))),
  );
}

const lossOf = (rows: readonly PoolRow[], weight: number): number =>
  rows.filter(isDecided).reduce((sum, { pMarket, pModel, result }) => sum + logLossOf(poolProbability(pMarket, pModel, weight), result), 0);

/**
 * The model's weight for each season, fitted on earlier seasons alone: recent games count more where that would have forecast the earlier
 * seasons better, each from the ones before it.
 */
export function walkWeights(rows: readonly PoolRow[]): SeasonWeight[] {
  const seasons = [...new Set(rows.map(({ season }) => season))].sort((a, b) => a - b);
  const losses = HALF_LIVES.map(() => 0);
  const weights: SeasonWeight[] = [];
  for (const season of seasons.slice(BURN_IN_SEASONS + 1)) {
    const earlier = rows.filter((row) => row.season < season && row.season >= seasons[BURN_IN_SEASONS]!);
    const fitted = HALF_LIVES.map((halfLife) => weightBefore(earlier, season, halfLife));
    const best = weights.length < LEAST_SCORED ? 0 : losses.indexOf(Math.min(...losses));
    weights.push({ season, halfLife: HALF_LIVES[best]!, ...fitted[best]! });
    const own = rows.filter((row) => row.season === season);
    for (const [index, { weight }] of fitted.entries()) losses[index] = losses[index]! + lossOf(own, weight);
  }
  return weights;
}
