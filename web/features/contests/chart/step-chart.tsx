import clsx from 'clsx';
import type { ReactNode } from 'react';
import { cssVars } from '../../../lib/css-vars.ts';
import type { ChartModel } from './chart-model.ts';

const COLORS = ['var(--book-1)', 'var(--book-2)', 'var(--book-3)', 'var(--book-4)'];
const colorOf = (rank: number): string => COLORS[rank] ?? 'var(--line-strong)';
const percent = (value: number): string => `${value.toFixed(2)}%`;

function OpeningMark({ opening }: { opening: NonNullable<ChartModel['opening']> }) {
  return (
    <>
      <span className="mark" style={{ left: percent(opening.left), top: percent(opening.top) }} />
      <span className={clsx('tag r', opening.top < 22 && 'below')} style={{ left: percent(opening.left), top: percent(opening.top) }}>
        {opening.text}
      </span>
    </>
  );
}

function LineMarkTag({ mark: { kind, left, top, text } }: { mark: ChartModel['marks'][number] }) {
  const style = { left: percent(left), top: percent(top) };
  return (
    <>
      <span className={clsx('mark', kind)} style={style} />
      <span className={clsx('tag', kind, left < 15 && 'r', left > 80 && 'l', 'below')} style={style}>
        {text}
      </span>
    </>
  );
}

/** Step lines stretched to the box; every word is HTML over the drawing, so that it keeps its size at every width. */
export function StepChart({ model, label }: { model: ChartModel; label: string }) {
  const { lines, xTicks, yTicks, opening, marks, measure } = model;
  return (
    <figure className={clsx('chart', measure === 'line' && 'wide')}>
      <figcaption className="sr">{label}</figcaption>
      <div aria-hidden="true">
        <svg viewBox="0 0 100 100" preserveAspectRatio="none" aria-hidden="true">
          {yTicks.map((tick) => (
            <line key={tick.text} className="grid" x1="0" x2="100" y1={tick.at} y2={tick.at} />
          ))}
          {lines.toReversed().map((line, i) => {
            const rank = lines.length - 1 - i;
            return <path key={line.book} d={line.path} stroke={colorOf(rank)} strokeWidth={rank === 0 ? 2 : 1.25} />;
          })}
        </svg>
        {yTicks.map((tick) => (
          <span key={tick.text} className="y" style={{ top: percent(tick.at) }}>
            {tick.text}
          </span>
        ))}
        {xTicks.map((tick) => (
          <span key={tick.at} className="x" style={{ left: percent(tick.at) }}>
            {tick.text}
          </span>
        ))}
        {lines.slice(0, COLORS.length).map((line, rank) => (
          <span key={line.book} className="e" style={{ top: percent(line.labelTop), color: colorOf(rank) }}>
            {line.book} <b>{line.isOff ? 'off' : line.endText}</b>
          </span>
        ))}
        {opening ? <OpeningMark opening={opening} /> : null}
        {marks.map((mark) => (
          <LineMarkTag key={mark.key} mark={mark} />
        ))}
      </div>
    </figure>
  );
}

export function ChartLegend({ model, children }: { model: ChartModel; children?: ReactNode }) {
  return (
    <div className="legend">
      {model.lines.slice(0, COLORS.length).map((line, rank) => (
        <span key={line.book}>
          <i style={cssVars({ '--c': colorOf(rank) })} />
          {line.bookName}
          {rank === 0 && !line.isOff ? (model.isClosed ? ', best at the close' : ', best now') : ''}
        </span>
      ))}
      {children}
    </div>
  );
}
