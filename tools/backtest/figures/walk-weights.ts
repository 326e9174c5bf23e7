import { fitPoolWeight, type PoolWeight, poolProbability } from '@clearedge/quant/blend';
import { logLossOf } from '@clearedge/quant/scoring';

/** One opinion of the model beside one of the market. */
interface Opinion {
  season: number;
  pMarket: number;
  pModel: number;
}
type Decided = Opinion & { result: 0 | 1 };
/** With what came of it; null for a push. */
type PoolRow = Opinion & { result: 0 | 1 | null };

export interface SeasonWeight extends PoolWeight {
  season: number;
  /** After so many seasons a game counts half; null where all count alike. */
  halfLife: number | null;
}

/** How a weight is fitted, and how much it misses. */
interface Judge<Row> {
  weigh: (rows: readonly Row[], counts: readonly number[]) => PoolWeight;
  lossOf: (row: Row, weight: number) => number;
}

const HALF_LIVES: readonly (number | null)[] = [null, 6, 3, 1.5];
/** The first season is not fitted on: the ratings were only then finding their feet. */
const BURN_IN_SEASONS = 1;
/** Seasons that a half-life must have been scored on before it may replace equal counts. */
const LEAST_SCORED = 3;

function walk<Row extends Opinion>(rows: readonly Row[], { weigh, lossOf }: Judge<Row>): SeasonWeight[] {
  const seasons = [...new Set(rows.map(({ season }) => season))].sort((a, b) => a - b);
  const losses = HALF_LIVES.map(() => 0);
  const weights: SeasonWeight[] = [];
  for (const season of [...seasons.slice(BURN_IN_SEASONS + 1), ...seasons.slice(-1).map((last) => last + 1)]) {
    const earlier = rows.filter((row) => row.season < season && row.season >= seasons[BURN_IN_SEASONS]!);
    if (earlier.length === 0) continue;
    const fitted = HALF_LIVES.map((halfLife) =>
      weigh(
        earlier,
        earlier.map((row) => (halfLife === null ? 1 : 0.5 ** ((season - 1 - row.season) / halfLife))),
      ),
    );
    const best = weights.length < LEAST_SCORED ? 0 : losses.indexOf(Math.min(...losses));
    weights.push({ season, halfLife: HALF_LIVES[best]!, ...fitted[best]! });
    const own = rows.filter((row) => row.season === season);
    for (const [index, { weight }] of fitted.entries())
      losses[index] = losses[index]! + own.reduce((sum, row) => sum + lossOf(row, weight), 0);
  }
  return weights;
}

const pMarkets = (rows: readonly Opinion[]): number[] => rows.map(({ pMarket }) => pMarket);
const pModels = (rows: readonly Opinion[]): number[] => rows.map(({ pModel }) => pModel);

const BY_RESULT: Judge<Decided> = {
  weigh: (rows, counts) =>
    fitPoolWeight(
      pMarkets(rows),
      pModels(rows),
      rows.map(({ result }) => result),
      counts,
    ),
  lossOf: ({ pMarket, pModel, result }, weight) => logLossOf(poolProbability(pMarket, pModel, weight), result),
};

/**
 * The model's weight for each season and the one to come, fitted on earlier seasons alone: recent games count more where that would have
 * forecast the earlier seasons better, each from the ones before it.
 */
export const walkWeights = (rows: readonly PoolRow[]): SeasonWeight[] =>
  walk(
    rows.filter((row): row is Decided => row.result !== null),
    BY_RESULT,
  );
