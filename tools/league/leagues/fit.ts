import { createSeason } from '../../../server/providers/demo/leagues/league.ts';
import type { OutlookFit } from '../../../server/providers/demo/leagues/market/outlook.ts';
import { keyWeights, type Line, lineThrough } from '../football/fit-outlook.ts';
import type { ReportedLeague } from './measure.ts';

const SEASONS = 12;
const GAMES = 28_000;
const rounded = (value: number): number => Math.round(1000 * value) / 1000;

/** How much more or less often than the normal law about the line says totals come out, from 0. */
function totalWeightsOf(points: readonly (readonly [number, number])[], { base, slope, residual }: Line, count: number): number[] {
  const bell = (distance: number): number => Math.exp(-0.5 * (distance / residual) ** 2) / (residual * Math.sqrt(2 * Math.PI));
  return Array.from({ length: count }, (_, total) => {
    const expected = points.reduce((sum, [at]) => sum + bell(total - base - slope * at), 0);
    return points.filter(([, each]) => each === total).length / expected;
  });
}

/** Where totals have no weights of their own, the middle of what is left: scores have a long tail upwards, and a bet asks for the median. */
function medianShift(points: readonly (readonly [number, number])[], { base, slope }: Line): number {
  const left = points.map(([at, value]) => value - base - slope * at).sort((a, b) => a - b);
  return left[Math.floor(left.length / 2)]!;
}

/** How margins and totals follow from what can be known of the sides. */
export function fitLeague({ form, totalWeights }: ReportedLeague): OutlookFit {
  const margins: [number, number][] = [];
  const totals: [number, number][] = [];
  const seasons = Array.from({ length: SEASONS }, (_, at) => createSeason(form, `fit-${at}`, at % 5));
  for (let time = 0; margins.length < GAMES; time++)
    for (const { fixtures, edgeOf } of seasons)
      for (const fixture of fixtures) {
        const edge = edgeOf(fixture);
        const { score } = form.play(`fit|${time}`, fixture, edge);
        margins.push([edge.home - edge.away, score.home - score.away]);
        totals.push([edge.home + edge.away, score.home + score.away]);
      }
  const [margin, total] = [lineThrough(margins), lineThrough(totals)];
  return {
    marginBase: rounded(margin.base),
    marginSlope: rounded(margin.slope),
    totalBase: rounded(total.base + (totalWeights > 0 ? 0 : medianShift(totals, total))),
    totalSlope: rounded(total.slope),
    residual: { margin: rounded(margin.residual), total: rounded(total.residual) },
    marginWeights: keyWeights(margins, margin).map(rounded),
    totalWeights: totalWeightsOf(totals, total, totalWeights).map(rounded),
  };
}
