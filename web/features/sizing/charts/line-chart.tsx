import clsx from 'clsx';
import type { Point } from '../rules/curves.ts';

export interface ChartLine {
  name: string;
  points: readonly Point[];
  look: 'own' | 'other' | 'faint';
}

interface ChartMark extends Point {
  name: string;
}

interface LineChartProps {
  lines: readonly ChartLine[];
  marks?: readonly ChartMark[];
  xRange: readonly [from: number, to: number];
  yRange: readonly [low: number, high: number];
  xTicks: readonly number[];
  yTicks: readonly number[];
  xText: (value: number) => string;
  yText: (value: number) => string;
  /** The same in words, for those who do not see the drawing. */
  spoken: string;
}

/** Lines over a scale, with named points on them. */
export function LineChart({ lines, marks = [], xRange, yRange, xTicks, yTicks, xText, yText, spoken }: LineChartProps) {
  const left = (x: number): number => ((x - xRange[0]) / (xRange[1] - xRange[0])) * 100;
  const top = (y: number): number => ((yRange[1] - y) / (yRange[1] - yRange[0])) * 100;
  const pathOf = (points: readonly Point[]): string =>
    `M${points.map(({ x, y }) => `${left(x).toFixed(2)},${top(y).toFixed(2)}`).join('L')}`;
  return (
    <div className="chart kelly-chart">
      <p className="sr">{spoken}</p>
      <svg viewBox="0 0 100 100" preserveAspectRatio="none" aria-hidden="true">
        {yTicks.map((tick) => (
          <line key={tick} className={clsx('grid', tick === 0 && 'zero')} x1="0" x2="100" y1={top(tick)} y2={top(tick)} />
        ))}
        {lines.map(({ name, points, look }) => (
          <path key={name} className={look} d={pathOf(points)} />
        ))}
      </svg>
      <div aria-hidden="true">
        {yTicks.map((tick) => (
          <span key={tick} className="y" style={{ top: `${top(tick)}%` }}>
            {yText(tick)}
          </span>
        ))}
        {xTicks.map((tick) => (
          <span key={tick} className="x" style={{ left: `${left(tick)}%` }}>
            {xText(tick)}
          </span>
        ))}
        {marks.map(({ name, x, y }) => (
          <span key={name} className="kelly-mark" style={{ left: `${left(x)}%`, top: `${top(y)}%` }}>
            <b>{name}</b>
          </span>
        ))}
      </div>
    </div>
  );
}
