import { fitTotalWeight, poolTotal } from '@clearedge/quant/blend';
import type { Prediction } from '../walk/prediction.ts';
import { type Moment, seasonsOf } from './pools.ts';

interface TotalScores {
  name: string;
  games: number;
  /** Mean of result less forecast, runs. */
  bias: number;
  /** Root mean square error once the bias is taken out, runs. */
  rmse: number;
  /** Regression of the result on the forecast; null for a constant. */
  slope: number | null;
}

interface TotalCase {
  season: number;
  runs: number;
  constant: number;
  model: number;
  open: number | null;
  close: number | null;
  pooledOpen: number | null;
  pooledClose: number | null;
}

export interface TotalFigures {
  scores: TotalScores[];
  weights: { season: number; open: number; close: number }[];
  cases: TotalCase[];
}

const FULL_LENGTH = 9;
const runsOf = ({ awayRuns, homeRuns }: Prediction): number => awayRuns + homeRuns;
const meanOf = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0) / values.length;
const lineAt = ({ prices }: Prediction, moment: Moment): number | null =>
  (moment === 'open' ? prices?.totalOpen?.line : prices?.totalClose?.line) ?? null;
const modelAt = (one: Prediction, moment: Moment): number => (moment === 'open' ? one.totalEarly : one.total);

/** Weight of the model's total beside the number of that moment, from these games; 0 where none has one. */
function weightOf(earlier: readonly Prediction[], moment: Moment): number {
  const priced = earlier.filter((one) => lineAt(one, moment) !== null);
  if (priced.length < 100) return 0;
  const lines = priced.map((one) => lineAt(one, moment)!);
  return fitTotalWeight(
    lines,
    priced.map((one) => modelAt(one, moment)),
    priced.map(runsOf),
  ).weight;
}

const pooledAt = (one: Prediction, moment: Moment, weight: number): number | null => {
  const line = lineAt(one, moment);
  return line === null ? null : poolTotal(line, modelAt(one, moment), weight);
};

/** Forecasts of the total of one season, with weights from the seasons before it. */
function casesOf(season: readonly Prediction[], earlier: readonly Prediction[], weights: { open: number; close: number }): TotalCase[] {
  // Nine full innings are not what is played: the board shows less where the home ninth is not batted, and more after nine.
  const played = meanOf(earlier.map((one) => runsOf(one) / one.total));
  const constant = meanOf(earlier.map(runsOf));
  return season.map((one) => ({
    season: one.season,
    runs: runsOf(one),
    constant,
    model: one.total * played,
    open: lineAt(one, 'open'),
    close: lineAt(one, 'close'),
    pooledOpen: pooledAt(one, 'open', weights.open),
    pooledClose: pooledAt(one, 'close', weights.close),
  }));
}

function scoreTotals(name: string, cases: readonly TotalCase[], pick: (one: TotalCase) => number): TotalScores {
  const misses = cases.map((one) => one.runs - pick(one));
  const bias = meanOf(misses);
  const [mean, meanRuns] = [meanOf(cases.map(pick)), meanOf(cases.map(({ runs }) => runs))];
  const spread = cases.reduce((sum, one) => sum + (pick(one) - mean) ** 2, 0);
  const shared = cases.reduce((sum, one) => sum + (pick(one) - mean) * (one.runs - meanRuns), 0);
  const isConstant = spread / cases.length < 0.02;
  return {
    name,
    games: cases.length,
    bias,
    rmse: Math.sqrt(meanOf(misses.map((miss) => (miss - bias) ** 2))),
    slope: isConstant ? null : shared / spread,
  };
}

/** Totals of full-length games, scored on the ones that have both numbers; weights and level come from earlier seasons. */
export function totalFigures(predictions: readonly Prediction[], scored: ReadonlySet<number>): TotalFigures {
  const full = predictions.filter(({ scheduledInnings }) => scheduledInnings >= FULL_LENGTH);
  const figures: TotalFigures = { scores: [], weights: [], cases: [] };
  for (const season of seasonsOf(full).filter((year) => scored.has(year))) {
    const earlier = full.filter((one) => one.season < season);
    if (earlier.length === 0) continue;
    const weights = { open: weightOf(earlier, 'open'), close: weightOf(earlier, 'close') };
    figures.weights.push({ season, ...weights });
    const games = full.filter((one) => one.season === season);
    figures.cases.push(...casesOf(games, earlier, weights));
  }
  const common = figures.cases.filter(({ open, close }) => open !== null && close !== null);
  if (common.length < 50) return figures;
  const rows: [string, (one: TotalCase) => number][] = [
    ['constant', ({ constant }) => constant],
    ['model', ({ model }) => model],
    ['opening number', ({ open }) => open!],
    ['closing number', ({ close }) => close!],
    ['model + open', ({ pooledOpen }) => pooledOpen!],
    ['model + close', ({ pooledClose }) => pooledClose!],
  ];
  figures.scores = rows.map(([name, pick]) => scoreTotals(name, common, pick));
  return figures;
}
