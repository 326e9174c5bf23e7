import { fitPoolWeight, poolProbability, poolWeight } from '@clearedge/quant/blend';
import { mean } from '@clearedge/quant/maths';
import { logLossOf } from '@clearedge/quant/scoring';
import type { Prediction } from '../walk/prediction.ts';
import type { Pools } from './pools.ts';

/** The model's weight so many hours before the start: what the results support, beside the straight line between open and close. */
export interface HoursFigures {
  from: number;
  /** Null for no end. */
  to: number | null;
  games: number;
  meanHours: number;
  /** Fitted on these very games, so it can only flatter itself; not held within 0..1 by its error. */
  weight: number;
  standardError: number;
  lineWeight: number;
  /** Log loss of the quote alone, of the blend on the line, and of the blend with the fitted weight. */
  market: number;
  line: number;
  fitted: number;
}

const SPANS: readonly (readonly [number, number | null])[] = [
  [0, 3],
  [3, 12],
  [12, null],
  [0, null],
];
/** Lineups are out by then. */
const LINEUP_HOURS = 3;
const LEAST_GAMES = 50;

interface Row {
  hours: number;
  pMarket: number;
  pModel: number;
  lineWeight: number;
  result: 0 | 1;
}

function rowsOf(predictions: readonly Prediction[], pools: Pools): Row[] {
  const weightsOf = new Map(pools.weights.map(({ season, open, close }) => [season, { open, close }]));
  return predictions.flatMap(({ season, dayQuote, pHome, pHomeEarly, homeWon }) => {
    const own = weightsOf.get(season);
    if (dayQuote === null || own === undefined) return [];
    const { hoursToStart: hours, pHome: pMarket } = dayQuote;
    const pModel = hours < LINEUP_HOURS ? pHome : pHomeEarly;
    return [{ hours, pMarket, pModel, lineWeight: poolWeight({ moneyline: own, total: own }, 'moneyline', hours), result: homeWon }];
  });
}

const lossOf = (rows: readonly Row[], weightOf: (row: Row) => number): number =>
  mean(rows.map((row) => logLossOf(poolProbability(row.pMarket, row.pModel, weightOf(row)), row.result)));

/** By hours before the start, for the games of the scored seasons that have a quote of the day; empty where none has. */
export function hoursFigures(scored: readonly Prediction[], pools: Pools): HoursFigures[] {
  const all = rowsOf(scored, pools);
  return SPANS.flatMap(([from, to]) => {
    const rows = all.filter(({ hours }) => hours >= from && (to === null || hours < to));
    if (rows.length < LEAST_GAMES) return [];
    const { weight, standardError } = fitPoolWeight(
      rows.map(({ pMarket }) => pMarket),
      rows.map(({ pModel }) => pModel),
      rows.map(({ result }) => result),
    );
    return [
      {
        from,
        to,
        games: rows.length,
        meanHours: mean(rows.map(({ hours }) => hours)),
        weight,
        standardError,
        lineWeight: mean(rows.map((row) => row.lineWeight)),
        market: lossOf(rows, () => 0),
        line: lossOf(rows, (row) => row.lineWeight),
        fitted: lossOf(rows, () => weight),
      },
    ];
  });
}
