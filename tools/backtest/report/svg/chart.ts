/** A point of a picture, with the ends of its interval where it has one. */
interface Point {
  x: number;
  y: number;
  low?: number;
  high?: number;
}
interface Series {
  name: string;
  points: readonly Point[];
  color: string;
  isLine: boolean;
}
export interface Chart {
  title: string;
  xLabel: string;
  yLabel: string;
  series: readonly Series[];
  /** A line to compare with: y = x, or a level. */
  reference: 'diagonal' | number | null;
  showX: (x: number) => string;
  showY: (y: number) => string;
}

const WIDTH = 560;
const HEIGHT = 340;
const MARGIN = { left: 64, right: 16, top: 16, bottom: 48 };
const TICKS = 5;

interface Scale {
  x: (value: number) => number;
  y: (value: number) => number;
  xRange: [number, number];
  yRange: [number, number];
}

export const escaped = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

function rangeOf(values: readonly number[]): [number, number] {
  const [low, high] = [Math.min(...values), Math.max(...values)];
  const room = (high - low || 1) * 0.06;
  return [low - room, high + room];
}

function scaleOf({ series, reference }: Chart): Scale {
  const points = series.flatMap((one) => one.points);
  const level = typeof reference === 'number' ? [reference] : [];
  const xRange = rangeOf(points.map(({ x }) => x));
  const yRange = rangeOf([...points.flatMap(({ y, low = y, high = y }) => [y, low, high]), ...level]);
  const [inner, deep] = [WIDTH - MARGIN.left - MARGIN.right, HEIGHT - MARGIN.top - MARGIN.bottom];
  return {
    x: (value) => MARGIN.left + (inner * (value - xRange[0])) / (xRange[1] - xRange[0]),
    y: (value) => HEIGHT - MARGIN.bottom - (deep * (value - yRange[0])) / (yRange[1] - yRange[0]),
    xRange,
    yRange,
  };
}

const line = (x1: number, y1: number, x2: number, y2: number, style: string): string =>
  `<line x1="${x1.toFixed(1)}" y1="${y1.toFixed(1)}" x2="${x2.toFixed(1)}" y2="${y2.toFixed(1)}" ${style}/>`;
const text = (x: number, y: number, anchor: string, content: string): string =>
  `<text x="${x.toFixed(1)}" y="${y.toFixed(1)}" text-anchor="${anchor}">${escaped(content)}</text>`;

function axes({ xLabel, yLabel, showX, showY }: Chart, scale: Scale): string[] {
  const steps = Array.from({ length: TICKS }, (_, tick) => (tick + 0.5) / TICKS);
  const at = ([low, high]: [number, number], share: number): number => low + (high - low) * share;
  return [
    ...steps.map((share) => text(scale.x(at(scale.xRange, share)), HEIGHT - MARGIN.bottom + 16, 'middle', showX(at(scale.xRange, share)))),
    ...steps.flatMap((share) => {
      const y = scale.y(at(scale.yRange, share));
      return [
        line(MARGIN.left, y, WIDTH - MARGIN.right, y, 'class="grid"'),
        text(MARGIN.left - 6, y + 4, 'end', showY(at(scale.yRange, share))),
      ];
    }),
    text((MARGIN.left + WIDTH) / 2, HEIGHT - 8, 'middle', xLabel),
    `<text transform="translate(14 ${HEIGHT / 2}) rotate(-90)" text-anchor="middle">${escaped(yLabel)}</text>`,
  ];
}

function drawn({ points, color, isLine }: Series, scale: Scale): string[] {
  const path = points.map(({ x, y }) => `${scale.x(x).toFixed(1)},${scale.y(y).toFixed(1)}`).join(' ');
  const whiskers = points.flatMap(({ x, low, high }) =>
    low === undefined || high === undefined ? [] : [line(scale.x(x), scale.y(low), scale.x(x), scale.y(high), `stroke="${color}"`)],
  );
  const dots = points.map(({ x, y }) => `<circle cx="${scale.x(x).toFixed(1)}" cy="${scale.y(y).toFixed(1)}" r="3" fill="${color}"/>`);
  return [...(isLine ? [`<polyline points="${path}" fill="none" stroke="${color}" stroke-width="1.5"/>`] : []), ...whiskers, ...dots];
}

function referenceLine({ reference }: Chart, { x, y, xRange, yRange }: Scale): string[] {
  if (reference === null) return [];
  if (typeof reference === 'number') return [line(x(xRange[0]), y(reference), x(xRange[1]), y(reference), 'class="reference"')];
  const [from, to] = [Math.max(xRange[0], yRange[0]), Math.min(xRange[1], yRange[1])];
  return [line(x(from), y(from), x(to), y(to), 'class="reference"')];
}

/** A chart as a figure with its legend; nothing for a chart without points. */
export function figureOf(chart: Chart): string {
  if (chart.series.every(({ points }) => points.length === 0)) return '';
  const scale = scaleOf(chart);
  const parts = [...axes(chart, scale), ...referenceLine(chart, scale), ...chart.series.flatMap((series) => drawn(series, scale))];
  const legend = chart.series.map(({ name, color }) => `<span><i style="background:${color}"></i>${escaped(name)}</span>`).join(' ');
  const picture = `<svg viewBox="0 0 ${WIDTH} ${HEIGHT}" role="img" aria-label="${escaped(chart.title)}">${parts.join('')}</svg>`;
  return `<figure><figcaption>${escaped(chart.title)}</figcaption>${picture}<p class="legend">${legend}</p></figure>`;
}
