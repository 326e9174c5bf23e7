import type { Contract } from '@clearedge/contract';
import type { CallResult } from '@clearedge/contract/route';

export type WinProbability = CallResult<Contract['GET /api/win-probability/:gameId']>;
export type CurvePoint = WinProbability['points'][number];

/** Innings that a curve has room for, at least. */
const INNINGS = 9;

/** Innings played after a play: a half is half an inning, an out a third of a half. */
const playedAfter = ({ inning, half, outs }: Pick<CurvePoint, 'inning' | 'half' | 'outs'>): number =>
  inning - 1 + (half === 'bottom' ? 0.5 : 0) + outs / 6;

export interface Drawn {
  x: number;
  y: number;
}

export const inningsOf = ({ points }: Pick<WinProbability, 'points'>): number => Math.max(INNINGS, points.at(-1)?.inning ?? 0);

/** The curve in percent of the drawing, from the first pitch on: never a point more than plays were told. */
export function drawnPoints(
  curve: Pick<WinProbability, 'points' | 'before'>,
  read: (point: { homeWin: number; meanTotal: number }) => number,
): Drawn[] {
  const innings = inningsOf(curve);
  const start = curve.before ? [{ x: 0, y: 100 * (1 - read(curve.before)) }] : [];
  let last = 0;
  return [
    ...start,
    ...curve.points.map((point) => {
      last = Math.max(last, (100 * playedAfter(point)) / innings);
      return { x: last, y: 100 * (1 - read(point)) };
    }),
  ];
}

export const pathOf = (points: readonly Drawn[]): string =>
  points.map(({ x, y }, at) => `${at === 0 ? 'M' : 'L'}${x.toFixed(2)} ${y.toFixed(2)}`).join(' ');

/** The span of totals that the curve of expected totals is drawn in, in whole runs. */
export function totalSpan({ points, before }: Pick<WinProbability, 'points' | 'before'>): { low: number; high: number } {
  const totals = [...(before ? [before] : []), ...points].map(({ meanTotal }) => meanTotal);
  return { low: Math.floor(Math.min(...totals)) - 1, high: Math.ceil(Math.max(...totals)) + 1 };
}

/** The area between the curve and even. */
export const areaOf = (points: readonly Drawn[]): string =>
  points.length === 0 ? '' : `${pathOf(points)} L${points.at(-1)!.x.toFixed(2)} 50 L${points[0]!.x.toFixed(2)} 50 Z`;

/** The biggest plays with their numbers, in the order in which they were played. */
export const keyPlays = ({ biggest, points }: WinProbability): { number: number; at: number; point: CurvePoint }[] =>
  [...biggest].sort((a, b) => a - b).map((at, index) => ({ number: index + 1, at, point: points[at]! }));
