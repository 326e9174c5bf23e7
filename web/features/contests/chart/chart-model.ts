import type { LineMark } from '../../../core/prices/line-marks.ts';
import { markText } from '../../../core/prices/line-marks.ts';
import type { HistorySide, LineHistory } from '../contest-types.ts';
import {
  type ChartScales,
  type ChartText,
  heightOf,
  type Measure,
  makeScales,
  measureOf,
  type Series,
  stepPath,
  trackOf,
} from './chart-scales.ts';
import { compareQuotes, fromTrack, lineTicks, type Quote, trackTicks } from './price-track.ts';

/** Moves label heights (percent, any order) apart to at least `gap`, inside 0..100, keeping their order and staying as near as that allows. */
export function spreadLabels(heights: readonly number[], gap: number): number[] {
  const order = heights.map((_, index) => index).sort((a, b) => heights[a]! - heights[b]!);
  const placed = order.map((index) => heights[index]!);
  for (let i = 1; i < placed.length; i += 1) placed[i] = Math.max(placed[i]!, placed[i - 1]! + gap);
  const over = (placed.at(-1) ?? 0) - 100;
  if (over > 0) {
    placed[placed.length - 1] = 100;
    for (let i = placed.length - 2; i >= 0; i -= 1) placed[i] = Math.min(placed[i]!, placed[i + 1]! - gap);
  }
  const spread = heights.slice();
  order.forEach((index, rank) => {
    spread[index] = placed[rank]!;
  });
  return spread;
}

interface ChartLine {
  book: string;
  bookName: string;
  path: string;
  labelTop: number;
  endText: string;
  isOff: boolean;
}
interface Tick {
  at: number;
  text: string;
}
export interface ChartModel {
  measure: Measure;
  lines: ChartLine[];
  hiddenBooks: number;
  xTicks: Tick[];
  yTicks: Tick[];
  opening: { left: number; top: number; text: string } | null;
  /** The reader’s bets and our picks on this side. */
  marks: { key: string; kind: LineMark['kind']; left: number; top: number; text: string }[];
  /** The game has begun: the last prices are its closing prices. */
  isClosed: boolean;
}

const LABEL_GAP = 7;
const NOTHING: Quote = { line: null, odds: null };
const latest = (series: Series): Quote => series.points.at(-1) ?? NOTHING;
const lastQuoted = (series: Series): Quote => series.points.findLast((point) => point.odds !== null) ?? NOTHING;

/** Books that ever quoted, the best price now first. */
export function rankSeries(series: readonly Series[], side: HistorySide): Series[] {
  return series
    .filter((entry) => entry.points.some((point) => point.odds !== null))
    .sort((a, b) => compareQuotes(latest(b), latest(a), side) || a.book.localeCompare(b.book));
}

function quoteText(quote: Quote, measure: Measure, text: ChartText): string {
  const price = quote.odds === null ? '—' : text.odds(quote.odds);
  return measure === 'line' && quote.line !== null ? `${text.line(quote.line)} ${price}` : price;
}

function openingOf(series: Series, measure: Measure, scales: ChartScales, text: ChartText): ChartModel['opening'] {
  const first = series.points.find((point) => point.odds !== null);
  const height = first ? heightOf(first, measure) : null;
  if (!first || height === null) return null;
  return { left: scales.x(Date.parse(first.at)), top: scales.y(height), text: `Open ${quoteText(first, measure, text)}` };
}

function heightTicks(measure: Measure, { y }: ChartScales, text: ChartText): Tick[] {
  const [low, high] = [y.invert(100), y.invert(0)];
  if (measure === 'line') return lineTicks(low, high).map((tick) => ({ at: y(tick), text: text.line(tick) }));
  return trackTicks(low, high).map((tick) => ({ at: y(tick), text: text.odds(fromTrack(tick)) }));
}

/** Null when no book has ever quoted this side. */
export function buildChart(history: LineHistory, shown: number, text: ChartText, marks: readonly LineMark[] = []): ChartModel | null {
  const ranked = rankSeries(history.series, history.side);
  const drawn = ranked.slice(0, shown);
  if (!drawn.length) return null;
  const measure = measureOf(ranked);
  const until = Math.min(Date.parse(history.asOf), Date.parse(history.startsAt));
  const tracks = drawn.map((series) => trackOf(series, measure, until));
  const placed = marks.flatMap((mark) => {
    const height = heightOf(mark, measure);
    return height === null ? [] : [{ ...mark, height }];
  });
  const scales = makeScales([...tracks.flat(), ...placed], until, measure, text);
  const ends = drawn.map((series) => scales.y(heightOf(lastQuoted(series), measure) ?? 0));
  const labelTops = spreadLabels(ends, LABEL_GAP);
  return {
    measure,
    hiddenBooks: ranked.length - drawn.length,
    lines: drawn.map((series, i) => ({
      book: series.book,
      bookName: series.bookName,
      path: stepPath(tracks[i]!, scales),
      labelTop: labelTops[i]!,
      endText: quoteText(lastQuoted(series), measure, text),
      isOff: latest(series).odds === null,
    })),
    xTicks: scales.times.map(({ at, text: label }) => ({ at: scales.x(at), text: label })),
    yTicks: heightTicks(measure, scales, text),
    opening: openingOf(drawn[0]!, measure, scales, text),
    marks: placed.map((mark) => ({
      key: mark.key,
      kind: mark.kind,
      left: scales.x(mark.at),
      top: scales.y(mark.height),
      text: `${markText(mark)} ${quoteText(mark, measure, text)}`,
    })),
    isClosed: Date.parse(history.asOf) >= Date.parse(history.startsAt),
  };
}
