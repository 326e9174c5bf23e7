import type { Bet } from '../bet-types.ts';

export interface CurvePoint {
  at: string;
  bets: number;
  profit: number;
  total: number;
  /** The best total so far. */
  peak: number;
}

const timeOf = (bet: Bet): string => bet.settledAt ?? bet.placedAt;

/** Profit added up over settled bets, one point per moment of settlement, oldest first. */
export function profitCurve(bets: readonly Bet[]): CurvePoint[] {
  const byMoment = new Map<string, { bets: number; cents: number }>();
  for (const bet of bets) {
    const at = timeOf(bet).slice(0, 16);
    const known = byMoment.get(at) ?? { bets: 0, cents: 0 };
    byMoment.set(at, { bets: known.bets + 1, cents: known.cents + Math.round((bet.actualWin ?? 0) * 100) });
  }
  let total = 0;
  let peak = 0;
  return [...byMoment]
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([at, { bets: count, cents }]) => {
      total += cents;
      peak = Math.max(peak, total);
      return { at: `${at}:00.000Z`, bets: count, profit: cents / 100, total: total / 100, peak: peak / 100 };
    });
}

/** The deepest fall from a best total, in dollars. */
export const worstDrawdown = (points: readonly CurvePoint[]): number =>
  points.reduce((worst, { peak, total }) => Math.max(worst, Math.round((peak - total) * 100) / 100), 0);

export interface Scale {
  min: number;
  max: number;
}

const STEPS = [1, 2, 2.5, 5, 10];

function stepFor(range: number): number {
  const raw = Math.max(range, 0.01) / 4;
  const power = 10 ** Math.floor(Math.log10(raw));
  return power * (STEPS.find((step) => step * power >= raw) ?? 10);
}

/** Round dollar marks that hold every total and zero. */
export function marksFor(points: readonly CurvePoint[]): { scale: Scale; marks: number[] } {
  const totals = [0, ...points.map(({ total }) => total)];
  const [low, high] = [Math.min(...totals), Math.max(...totals)];
  const step = stepFor(high - low);
  const min = Math.floor(low / step) * step;
  const count = Math.max(1, Math.ceil((high - min) / step));
  return { scale: { min, max: min + count * step }, marks: Array.from({ length: count + 1 }, (_, at) => min + at * step) };
}

/** 0 at the top of the drawing, 100 at its foot. */
export const heightOf = ({ min, max }: Scale, value: number): number => ((max - value) / (max - min)) * 100;

// One step per bet, not per hour: a quiet week would otherwise be half the picture.
const leftOf = (at: number, count: number): number => (at / count) * 100;

const heights = (points: readonly CurvePoint[], scale: Scale, pick: (point: CurvePoint) => number): string[] =>
  [`0,${heightOf(scale, 0)}`].concat(points.map((point, at) => `${leftOf(at + 1, points.length)},${heightOf(scale, pick(point))}`));

export const totalPath = (points: readonly CurvePoint[], scale: Scale): string =>
  `M${heights(points, scale, (point) => point.total).join('L')}`;

/** The area between the best total so far and the total. */
export const drawdownPath = (points: readonly CurvePoint[], scale: Scale): string => {
  const peaks = heights(points, scale, (point) => point.peak);
  const totals = heights(points, scale, (point) => point.total).reverse();
  return `M${[...peaks, ...totals].join('L')}Z`;
};
