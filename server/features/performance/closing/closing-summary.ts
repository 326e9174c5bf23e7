import type { Contract } from '@clearedge/contract';
import type { VerbResult } from '@clearedge/contract/route';
import { CLOSING_KINDS, CLOSING_MEASURES } from '@clearedge/contract/routes/bets/performance';
import { closingRecord } from '@clearedge/quant/closing';
import { wilsonInterval } from '@clearedge/quant/scoring';
import type { TrackedBet } from '../performance-rows.ts';
import { type ClosingKind, type ClosingMeasure, type Measures, measuresOf } from './closing-measures.ts';

type Closing = VerbResult<Contract['GET /api/performance/mine']>['closing'];

const mean = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0) / values.length;

function recordOf(measure: ClosingMeasure, all: readonly Measures[]): Closing['measures'] {
  const values: number[] = [];
  for (const { [measure]: value } of all) if (value !== null) values.push(value);
  if (values.length === 0) return [];
  const { count, beaten, equalled, mean: estimate } = closingRecord(values);
  return [
    {
      measure,
      count,
      mean: mean(values),
      interval: estimate && { low: estimate.low, high: estimate.high },
      beaten,
      equalled,
      beatInterval: wilsonInterval(beaten, count),
    },
  ];
}

function movedOf(bets: readonly TrackedBet[]): Closing['moved'] {
  const points = bets.flatMap(({ linePoints }) => linePoints ?? []);
  if (points.length === 0) return null;
  return { count: points.length, meanPoints: mean(points), inFavor: points.filter((value) => value > 0).length };
}

/** Prices taken against the close, each measure by its own name, and how many bets have none and why. */
export function closingOf(bets: readonly TrackedBet[]): Closing {
  const counts = Object.fromEntries(CLOSING_KINDS.map((kind) => [kind, 0])) as Record<ClosingKind, number>;
  for (const { closingKind } of bets) counts[closingKind] += 1;
  const all = bets.map(measuresOf);
  return { counts, measures: CLOSING_MEASURES.flatMap((measure) => recordOf(measure, all)), moved: movedOf(bets) };
}
