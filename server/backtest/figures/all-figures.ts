import type { ConfidenceTable } from '@clearedge/quant/blend';
import type { Prediction } from '../walk/prediction.ts';
import { type Comparison, compareAll } from './compare.ts';
import { FORECASTERS } from './forecasters.ts';
import { confidenceFigures } from './picks.ts';
import { type PlayFigures, playFigures } from './plays.ts';
import { type Pools, poolWalkForward } from './pools.ts';
import { type RunLineFigures, runLineFigures } from './run-line.ts';
import { type ForecastScores, scoreForecasts } from './score-forecasts.ts';
import { type TotalFigures, totalFigures } from './totals.ts';

/** Everything the report says. */
export interface BacktestFigures {
  seasons: number[];
  games: number;
  pooled: ForecastScores[];
  bySeason: { season: number; scores: ForecastScores[] }[];
  comparisons: Comparison[];
  poolWeights: Pools['weights'];
  totals: Omit<TotalFigures, 'cases'>;
  runLine: RunLineFigures | null;
  plays: PlayFigures[];
  confidence: ConfidenceTable | null;
}

const scoresOf = (predictions: readonly Prediction[], pools: Pools): ForecastScores[] =>
  FORECASTERS.map((forecaster) => scoreForecasts(predictions, forecaster, pools)).filter((scores) => scores !== null);

/** Scores the predictions of the wanted seasons; weights and levels always come from the seasons before each of them. */
export function allFigures(predictions: readonly Prediction[], wanted: ReadonlySet<number>): BacktestFigures {
  const pools = poolWalkForward(predictions);
  const scored = predictions.filter(({ season }) => wanted.has(season));
  const seasons = [...new Set(scored.map(({ season }) => season))].sort((a, b) => a - b);
  const { scores, weights } = totalFigures(predictions, wanted);
  return {
    seasons,
    games: scored.length,
    pooled: scoresOf(scored, pools),
    bySeason: seasons.map((season) => ({
      season,
      scores: scoresOf(
        scored.filter((one) => one.season === season),
        pools,
      ),
    })),
    comparisons: compareAll(scored, pools),
    poolWeights: pools.weights.filter(({ season }) => wanted.has(season)),
    totals: { scores, weights },
    runLine: runLineFigures(scored),
    plays: playFigures(scored, pools, weights),
    confidence: confidenceFigures(scored, pools),
  };
}
