import { type CurveStep, fallPath, heightOf, marksFor, totalPath } from './curve-rules.ts';
import './curve.css';

interface CurveProps {
  steps: readonly CurveStep[];
  /** The chart in words, for screen readers. */
  spoken: string;
  /** A mark of the scale, and the last total. */
  markText: (value: number) => string;
  totalText: (value: number) => string;
  from: string;
  to: string;
}

/** A running total with its falls below the best so far shaded. */
export function Curve({ steps, spoken, markText, totalText, from, to }: CurveProps) {
  const { scale, marks } = marksFor(steps);
  const last = steps.at(-1)?.total ?? 0;
  return (
    <div className="chart curve">
      <p className="sr">{spoken}</p>
      <svg viewBox="0 0 100 100" preserveAspectRatio="none" aria-hidden="true">
        {marks.map((mark) => (
          <line
            key={mark}
            className={mark === 0 ? 'grid zero' : 'grid'}
            x1="0"
            x2="100"
            y1={heightOf(scale, mark)}
            y2={heightOf(scale, mark)}
          />
        ))}
        <path className="fall" d={fallPath(steps, scale)} />
        <path className="total" d={totalPath(steps, scale)} />
      </svg>
      {marks.map((mark) => (
        <span key={mark} className="y" style={{ top: `${heightOf(scale, mark)}%` }}>
          {markText(mark)}
        </span>
      ))}
      <span className="e" style={{ top: `${heightOf(scale, last)}%` }}>
        <b>{totalText(last)}</b>
      </span>
      <span className="x from">{from}</span>
      <span className="x to">{to}</span>
    </div>
  );
}
