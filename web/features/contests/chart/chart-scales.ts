import { type ScaleLinear, scaleLinear, scaleUtc } from 'd3-scale';
import { curveStepAfter, line as lineShape } from 'd3-shape';
import type { LineHistory } from '../contest-types.ts';
import { type Quote, toTrack } from './price-track.ts';

export type Measure = 'price' | 'line';
export type Series = LineHistory['series'][number];
export interface Drawn {
  at: number;
  height: number | null;
}
export interface ChartText {
  odds: (odds: number) => string;
  line: (line: number) => string;
  /** Minutes that the shown zone is ahead of UTC at an instant. */
  zoneOffsetMinutes: (at: Date) => number;
  time: (at: Date, spanHours: number) => string;
}
export interface ChartScales {
  x: ScaleLinear<number, number>;
  y: ScaleLinear<number, number>;
  times: { at: number; text: string }[];
}

/** A chart of the line itself as soon as any book moved it, of the price otherwise. */
export function measureOf(series: readonly Series[]): Measure {
  const lines = new Set(series.flatMap((entry) => entry.points.map((point) => point.line)).filter((line) => line !== null));
  return lines.size > 1 ? 'line' : 'price';
}

export function heightOf(quote: Quote, measure: Measure): number | null {
  if (quote.odds === null) return null;
  return measure === 'line' ? quote.line : toTrack(quote.odds);
}

/** A series as heights over time, its last price carried on to `until`. */
export function trackOf(series: Series, measure: Measure, until: number): Drawn[] {
  const points = series.points.map((point) => ({ at: Date.parse(point.at), height: heightOf(point, measure) }));
  const end = points.at(-1);
  return end && end.at < until ? [...points, { at: until, height: end.height }] : points;
}

// Round hours of the zone shown: the scale knows UTC only, so it is asked about shifted instants.
function timeTicks(from: number, to: number, text: ChartText): ChartScales['times'] {
  const shift = text.zoneOffsetMinutes(new Date(from)) * 60_000;
  const spanHours = (to - from) / 3_600_000;
  const ticks = scaleUtc([new Date(from + shift), new Date(to + shift)], [0, 100]).ticks(5);
  return ticks.map((tick) => tick.getTime() - shift).map((at) => ({ at, text: text.time(new Date(at), spanHours) }));
}

export function makeScales(points: readonly Drawn[], until: number, measure: Measure, text: ChartText): ChartScales {
  const heights = points.flatMap((point) => (point.height === null ? [] : [point.height]));
  const low = Math.min(...heights);
  const high = Math.max(...heights);
  const pad = measure === 'line' ? 0.5 : Math.max(5, (high - low) * 0.2);
  const from = Math.min(...points.map((point) => point.at));
  const to = Math.max(until, from + 1, ...points.map((point) => point.at));
  return { x: scaleLinear([from, to], [0, 100]), y: scaleLinear([low - pad, high + pad], [100, 0]), times: timeTicks(from, to, text) };
}

export function stepPath(track: readonly Drawn[], { x, y }: ChartScales): string {
  const shape = lineShape<Drawn>(
    (point) => x(point.at),
    (point) => y(point.height ?? 0),
  )
    .defined((point) => point.height !== null)
    .curve(curveStepAfter);
  return shape([...track]) ?? '';
}
