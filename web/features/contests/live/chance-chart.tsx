import clsx from 'clsx';
import { useId } from 'react';
import { areaOf, type Drawn, pathOf } from './curve-rules.ts';
import './live.css';

interface ChanceChartProps {
  label: string;
  /** In percent of the drawing, from the start on. */
  drawn: readonly Drawn[];
  /** Names of the periods, each as wide as the others. */
  columns: readonly string[];
  /** Top, middle and bottom. */
  marks: readonly [string, string, string];
  /** Whether the areas above and below the middle are told apart. */
  isShaded: boolean;
  /** The plays that are numbered. */
  keys: readonly (Drawn & { number: number })[];
  /** Beside the last point of a game in play. */
  now: string | null;
  before: string;
}

/** Early on, and while little has moved, the two words of a curve's ends would cover each other. */
const NEAR = { x: 50, y: 20 };

/** How a chance moved over a game. */
export function ChanceChart({ label, drawn, columns, marks, isShaded, keys, now, before }: ChanceChartProps) {
  const id = useId();
  const [start, end] = [drawn[0], drawn.at(-1)];
  const isCovered = now !== null && start && end && end.x < NEAR.x && Math.abs(end.y - start.y) < NEAR.y;
  const count = columns.length;
  return (
    <div className="wpc" role="img" aria-label={label}>
      <svg viewBox="0 0 100 100" preserveAspectRatio="none" aria-hidden="true">
        {columns.slice(1).map((column, at) => {
          const x = (100 * (at + 1)) / count;
          return <line key={column} x1={x} x2={x} y1="0" y2="100" className="grid" />;
        })}
        {isShaded ? (
          <>
            <clipPath id={`${id}-up`}>
              <rect width="100" height="50" />
            </clipPath>
            <clipPath id={`${id}-down`}>
              <rect y="50" width="100" height="50" />
            </clipPath>
            <path d={areaOf(drawn)} className="up" clipPath={`url(#${id}-up)`} />
            <path d={areaOf(drawn)} className="down" clipPath={`url(#${id}-down)`} />
          </>
        ) : null}
        <line x1="0" x2="100" y1="50" y2="50" className="mid" />
        <path d={pathOf(drawn)} className="track" />
      </svg>
      {marks.map((mark, at) => (
        <span key={mark} className="y" style={{ top: `${50 * at}%` }}>
          {mark}
        </span>
      ))}
      {columns.map((column, at) => (
        <span key={column} className="x" style={{ left: `${(100 * (at + 0.5)) / count}%` }}>
          {column}
        </span>
      ))}
      {keys.map(({ number, x, y }) => (
        <span key={number} className="kp" style={{ left: `${x}%`, top: `${y}%` }}>
          {number}
        </span>
      ))}
      {end && now !== null ? (
        <span className="now" style={{ left: `${end.x}%`, top: `${end.y}%` }}>
          <span className={clsx('tag', end.x > 60 && 'left')}>{now}</span>
        </span>
      ) : null}
      {isCovered ? null : (
        <span className={clsx('tag at-start', start && start.y > 50 ? 'below' : 'above')} style={{ top: `${start?.y ?? 50}%` }}>
          {`Before the game ${before}`}
        </span>
      )}
    </div>
  );
}
