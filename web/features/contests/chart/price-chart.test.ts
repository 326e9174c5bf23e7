import { describe, expect, it } from 'vitest';
import type { LineHistory } from '../contest-types.ts';
import { buildChart, rankSeries, spreadLabels } from './chart-model.ts';
import type { ChartText } from './chart-scales.ts';
import { compareQuotes, fromTrack, toTrack, trackTicks } from './price-track.ts';

const text: ChartText = {
  odds: (odds) => (odds > 0 ? `+${odds}` : `−${-odds}`),
  line: String,
  zoneOffsetMinutes: () => -240,
  time: (at) => String((at.getUTCHours() + 20) % 24),
};
const at = (hour: number): string => `2026-07-11T${String(hour).padStart(2, '0')}:00:00.000Z`;
const series = (book: string, ...points: [hour: number, odds: number | null, line?: number][]): LineHistory['series'][number] => ({
  book,
  bookName: `Book ${book}`,
  points: points.map(([hour, odds, line]) => ({ at: at(hour), odds, line: line ?? null })),
});
const history = (side: LineHistory['side'], ...all: LineHistory['series']): LineHistory => ({
  gameId: '20260711_NYY@BOS',
  market: side === 'over' ? 'total' : 'moneyline',
  side,
  series: all,
  startsAt: at(23),
  asOf: at(20),
});

describe('the track of American prices', () => {
  it('has no gap between −100 and +100', () => {
    expect([-110, -101, 100, 101, 150].map(toTrack)).toEqual([-10, -1, 0, 1, 50]);
    expect([-10, 0, 50].map(fromTrack)).toEqual([-110, 100, 150]);
  });
  it('marks at most five round heights', () => {
    expect(trackTicks(-14, 24)).toEqual([-10, 0, 10, 20]);
    expect(trackTicks(-600, 900).length).toBeLessThanOrEqual(5);
  });
  it('ranks a line before a price, and a quote before none', () => {
    expect(compareQuotes({ line: 8, odds: -130 }, { line: 8.5, odds: 110 }, 'over')).toBeGreaterThan(0);
    expect(compareQuotes({ line: 8, odds: -130 }, { line: 8.5, odds: 110 }, 'under')).toBeLessThan(0);
    expect(compareQuotes({ line: null, odds: null }, { line: null, odds: -400 }, 'away')).toBeLessThan(0);
  });
});

describe('labels at the line ends', () => {
  it('keep a gap, their order and the box', () => {
    const placed = spreadLabels([50, 51, 50.5, 99], 7);
    const sorted = placed.toSorted((a, b) => a - b);
    for (let i = 1; i < sorted.length; i += 1) expect(sorted[i]! - sorted[i - 1]!).toBeGreaterThanOrEqual(7);
    expect(placed[0]).toBeLessThan(placed[2]!);
    expect(Math.max(...placed)).toBeLessThanOrEqual(100);
  });
  it('leave labels alone that have room', () => expect(spreadLabels([20, 60], 7)).toEqual([20, 60]));
});

describe('the line-movement chart', () => {
  it('puts the best price first and leaves out books that never quoted', () => {
    const ranked = rankSeries([series('A', [12, -120]), series('B', [12, 104]), series('C', [12, null])], 'away');
    expect(ranked.map((entry) => entry.book)).toEqual(['B', 'A']);
  });
  it('steps through prices, carries the last one on and marks the opening', () => {
    const chart = buildChart(history('away', series('A', [12, -104], [16, 108])), 4, text)!;
    expect(chart.measure).toBe('price');
    expect(chart.lines[0]?.path).toMatch(/^M0,[\d.]+L50,[\d.]+L50,[\d.]+L100,/);
    expect(chart.lines[0]?.endText).toBe('+108');
    expect(chart.opening).toMatchObject({ left: 0, text: 'Open −104' });
    expect(chart.xTicks.every((tick) => tick.at >= 0 && tick.at <= 100)).toBe(true);
  });
  it('draws the line instead once a book moved it', () => {
    const both = buildChart(history('over', series('A', [12, -110, 8.5], [15, -105, 9]), series('B', [12, -110, 8.5])), 2, text)!;
    expect(both).toMatchObject({ measure: 'line', hiddenBooks: 0 });
    expect(both.lines.map((entry) => entry.endText)).toEqual(['8.5 −110', '9 −105']);
  });
  it('breaks where a book took its price off', () => {
    const chart = buildChart(history('away', series('A', [12, 100], [14, null], [16, 110])), 4, text)!;
    expect(chart.lines[0]?.path.match(/M/g)).toHaveLength(2);
  });
  it('is nothing without a price', () => expect(buildChart(history('away', series('A', [12, null])), 4, text)).toBeNull());
});
