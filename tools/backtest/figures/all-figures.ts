import type { ConfidenceTable } from '@clearedge/quant/blend';
import { brierScore, type CalibrationLine, calibrationLine, logLoss } from '@clearedge/quant/scoring';
import { matchDistribution, priceSelection } from '@clearedge/quant/sports/baseball/game';
import type { Prediction } from '../walk/prediction.ts';
import { type Comparison, compareAll } from './compare.ts';
import { FORECASTERS } from './forecasters.ts';
import { type HoursFigures, hoursFigures } from './hours.ts';
import { type JudgedFigures, type JudgedRow, judgedFigures } from './judged-plays.ts';
import { type LookAheadFigures, lookAheadFigures } from './look-ahead.ts';
import { confidenceFigures } from './picks.ts';
import { type PlayFigures, playFigures } from './plays.ts';
import { type Pools, poolWalkForward } from './pools.ts';
import { moneylineQuestion, totalQuestion } from './questions.ts';
import { type ForecastScores, scoreForecasts } from './score-forecasts.ts';
import { type ScreeningFigures, screeningFigures } from './screening.ts';
import { type TotalFigures, totalFigures } from './totals.ts';

interface RunLineFigures {
  games: number;
  logLoss: number;
  brier: number;
  calibration: CalibrationLine;
  meanForecast: number;
  observed: number;
}

/** What a closing total lies below the mean of the runs scored: books hang the median. */
const LINE_TO_MEAN = 0.35;
const LINE = 1.5;

/** Chance that the home side covers a run and a half as the favorite it is, or plus that, from closing moneyline and total alone. */
function coverOf({ prices, season, scheduledInnings }: Prediction): { p: number; line: number } | null {
  const [pHome, total] = [prices?.close?.pHome, prices?.totalClose?.line];
  if (pHome === undefined || total === undefined || scheduledInnings !== 9) return null;
  const line = pHome >= 0.5 ? -LINE : LINE;
  const game = matchDistribution({ pHome, total: total + LINE_TO_MEAN }, { season });
  return { p: priceSelection(game, { market: 'spread', period: 'full', side: 'home', line }).win, line };
}

/** The run line that follows from the closing moneyline and total, scored on results; null where no such prices are. */
function runLineFigures(predictions: readonly Prediction[]): RunLineFigures | null {
  const probabilities: number[] = [];
  const outcomes: number[] = [];
  for (const prediction of predictions) {
    const cover = coverOf(prediction);
    if (cover === null) continue;
    probabilities.push(cover.p);
    outcomes.push(prediction.homeRuns + cover.line > prediction.awayRuns ? 1 : 0);
  }
  if (probabilities.length < 50) return null;
  const meanOf = (values: number[]): number => values.reduce((sum, value) => sum + value, 0) / values.length;
  return {
    games: probabilities.length,
    logLoss: logLoss(probabilities, outcomes),
    brier: brierScore(probabilities, outcomes),
    calibration: calibrationLine(probabilities, outcomes),
    meanForecast: meanOf(probabilities),
    observed: meanOf(outcomes),
  };
}

/** Everything the report says. */
export interface BacktestFigures {
  seasons: number[];
  games: number;
  screening: ScreeningFigures;
  pooled: ForecastScores[];
  bySeason: { season: number; scores: ForecastScores[] }[];
  comparisons: Comparison[];
  poolWeights: Pools['weights'];
  totals: Omit<TotalFigures, 'cases'>;
  runLine: RunLineFigures | null;
  plays: PlayFigures[];
  judged: JudgedFigures;
  /** Moneylines with the prices that the reader marked among them. */
  judgedAsRecorded: JudgedRow[];
  lookAhead: LookAheadFigures | null;
  hours: HoursFigures[];
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
  const questions = predictions.flatMap((one) => [moneylineQuestion(one) ?? [], totalQuestion(one) ?? []].flat());
  const { raw, ...judged } = judgedFigures(questions, wanted);
  const recorded = predictions.map((one) => ({ ...one, prices: one.prices && { ...one.prices, ...one.prices.recorded } }));
  const asRecorded = judgedFigures(
    recorded.flatMap((one) => moneylineQuestion(one) ?? []),
    wanted,
  ).rows.filter(({ market }) => market === 'moneyline');
  return {
    seasons,
    games: scored.length,
    screening: screeningFigures(predictions, pools, wanted),
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
    plays: playFigures(raw),
    judged,
    judgedAsRecorded: asRecorded,
    lookAhead: lookAheadFigures(predictions, wanted),
    hours: hoursFigures(scored, pools),
    confidence: confidenceFigures(scored, pools),
  };
}
