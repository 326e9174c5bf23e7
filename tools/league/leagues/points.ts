import type { OutlookFit } from '../../../server/providers/demo/leagues/market/outlook.ts';

/** What was known, and what came of it. */
export type Points = (readonly [known: number, scored: number])[];
/** A straight line through points, and how far from it they lie. */
export interface Line {
  base: number;
  slope: number;
  residual: number;
}

const MARGINS = 20;
const mean = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0) / values.length;
const rounded = (value: number): number => Math.round(1000 * value) / 1000;

/** How much more or less often than the normal law about the line says totals come out, from 0. */
function totalWeightsOf(points: Readonly<Points>, { base, slope, residual }: Line, count: number): number[] {
  const bell = (distance: number): number => Math.exp(-0.5 * (distance / residual) ** 2) / (residual * Math.sqrt(2 * Math.PI));
  return Array.from({ length: count }, (_, total) => {
    const expected = points.reduce((sum, [at]) => sum + bell(total - base - slope * at), 0);
    return points.filter(([, each]) => each === total).length / expected;
  });
}

/** Where totals have no weights of their own, the middle of what is left: scores have a long tail upwards, and a bet asks for the median. */
function medianShift(points: Readonly<Points>, { base, slope }: Line): number {
  const left = points.map(([at, value]) => value - base - slope * at).sort((a, b) => a - b);
  return left[Math.floor(left.length / 2)]!;
}

export function lineThrough(points: readonly (readonly [number, number])[]): Line {
  const [x, y] = [mean(points.map(([at]) => at)), mean(points.map(([, value]) => value))];
  const across = points.reduce((sum, [at]) => sum + (at - x) ** 2, 0);
  const slope = points.reduce((sum, [at, value]) => sum + (at - x) * (value - y), 0) / across;
  const base = y - slope * x;
  return { base, slope, residual: Math.sqrt(mean(points.map(([at, value]) => (value - base - slope * at) ** 2))) };
}

/** How much more or less often than the normal law about the line says games end 0, 1, 2 … points apart. */
export function keyWeights(points: readonly (readonly [number, number])[], { base, slope, residual }: Line): number[] {
  const bell = (distance: number): number => Math.exp(-0.5 * (distance / residual) ** 2) / (residual * Math.sqrt(2 * Math.PI));
  return Array.from({ length: MARGINS }, (_, apart) => {
    const seen = points.filter(([, margin]) => Math.abs(margin) === apart).length;
    const ways = apart === 0 ? [0] : [apart, -apart];
    const expected = ways.reduce((sum, margin) => sum + points.reduce((part, [at]) => part + bell(margin - base - slope * at), 0), 0);
    return seen / expected;
  });
}

/** Lines through margins and totals with what is left about them; totals below `totalWeights` have weights of their own. */
export function fitPoints(margins: Points, totals: Points, totalWeights: number): OutlookFit {
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
