import { closingCents } from '@clearedge/quant/closing';
import type { LineHistory } from '../comparison.queries.ts';

type Series = LineHistory['series'][number];
type Point = Series['points'][number];
/** What is drawn: the price, in cents of the dollar line, or the number. */
export type Drawn = 'odds' | 'line';

export interface Frame {
  from: number;
  to: number;
  low: number;
  high: number;
}

const EVEN = 100;
/** Prices on a scale without the hole between +100 and −100; higher pays more. */
const heightOfOdds = (odds: number): number => closingCents(odds, EVEN);
/** And back again. */
export const oddsAt = (height: number): number => (height >= 0 ? EVEN + Math.round(height) : -EVEN + Math.round(height));

export function heightFor({ odds, line }: Pick<Point, 'odds' | 'line'>, drawn: Drawn): number | null {
  if (odds === null) return null;
  return drawn === 'line' ? line : heightOfOdds(odds);
}

/** The time and the heights that all of it fits into; null where nothing was ever priced. */
export function frameOf({ series, startsAt, asOf }: LineHistory, drawn: Drawn, more: readonly number[] = []): Frame | null {
  const values = [...series.flatMap(({ points }) => points.map((point) => heightFor(point, drawn))), ...more].filter(
    (value) => value !== null,
  );
  const times = series.flatMap(({ points }) => points.map(({ at }) => Date.parse(at)));
  if (values.length === 0) return null;
  const to = Math.max(...times, Math.min(Date.parse(asOf), Date.parse(startsAt)));
  const from = Math.min(...times);
  const pad = drawn === 'line' ? 0.5 : 4;
  return { from: from < to ? from : to - 60_000, to, low: Math.min(...values) - pad, high: Math.max(...values) + pad };
}

export const leftOf = (frame: Frame, at: number): number => Math.min(100, Math.max(0, (100 * (at - frame.from)) / (frame.to - frame.from)));
export const topOf = (frame: Frame, value: number): number => (100 * (frame.high - value)) / (frame.high - frame.low);

/** A step line: a price stands until the next one, and there is a gap while it was taken down. */
export function stepPath({ points }: Series, drawn: Drawn, frame: Frame): string {
  const parts: string[] = [];
  let isDrawing = false;
  for (const [at, point] of points.entries()) {
    const value = heightFor(point, drawn);
    const x = leftOf(frame, Date.parse(point.at)).toFixed(2);
    if (value === null) {
      if (isDrawing) parts.push(`H${x}`);
      isDrawing = false;
      continue;
    }
    const y = topOf(frame, value).toFixed(2);
    parts.push(isDrawing ? `H${x}V${y}` : `M${x} ${y}`);
    isDrawing = true;
    if (at === points.length - 1) parts.push('H100');
  }
  return parts.join('');
}

/** Three marks of the scale: for prices on tens, for numbers on halves. */
export function marksOf(frame: Frame, drawn: Drawn): number[] {
  const step = drawn === 'line' ? 0.5 : 5;
  const mid = Math.round((frame.low + frame.high) / 2 / step) * step;
  const reach = Math.max(step, Math.floor((frame.high - frame.low) / 2 / step) * step - (drawn === 'line' ? 0 : step));
  return [...new Set([mid + reach, mid, mid - reach])].filter((value) => value >= frame.low && value <= frame.high);
}

/** What a book offered at a time: the last point at or before it. */
export function pointAt({ points }: Series, at: number): Point | null {
  return points.filter((point) => Date.parse(point.at) <= at).at(-1) ?? null;
}
