import './spark.css';

const [WIDTH, HEIGHT] = [84, 24];

/** The path of a running total over its whole width, zero included in the scale. */
export function sparkPath(values: readonly number[]): { line: string; zero: number } {
  const all = [0, ...values];
  const [low, high] = [Math.min(...all), Math.max(...all)];
  const y = (value: number): number => (high === low ? HEIGHT / 2 : HEIGHT - ((value - low) / (high - low)) * HEIGHT);
  const x = (at: number): number => (at / Math.max(1, values.length)) * WIDTH;
  return { line: all.map((value, at) => `${at === 0 ? 'M' : 'L'}${x(at).toFixed(1)} ${y(value).toFixed(1)}`).join(''), zero: y(0) };
}

/** A running total in the height of a word, from zero; the figures beside it say how it ended. */
export function Spark({ values }: { values: readonly number[] }) {
  const { line, zero } = sparkPath(values);
  return (
    <svg className="spark" viewBox={`0 -1 ${WIDTH} ${HEIGHT + 2}`} aria-hidden="true">
      <line x1="0" x2={WIDTH} y1={zero} y2={zero} />
      <path d={line} />
    </svg>
  );
}
