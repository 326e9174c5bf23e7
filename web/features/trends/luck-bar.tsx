import clsx from 'clsx';
import type { CSSProperties } from 'react';
import type { Trend } from './trend.queries.ts';
import { chanceText, heldUp } from './trend-words.ts';

/** How often luck alone finds a trend this strong among all that were tested: the shorter, the better. */
export function LuckBar({ trend }: { trend: Trend }) {
  const style = { '--v': `${(trend.chanceAmong * 100).toFixed(1)}%` } as CSSProperties;
  return (
    <span className={clsx('tr-luck', heldUp(trend) && 'ok')} style={style}>
      <i aria-hidden="true" />
      <span>{chanceText(trend.chanceAmong)} luck</span>
    </span>
  );
}
