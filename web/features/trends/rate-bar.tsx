import type { CSSProperties } from 'react';
import type { Trend } from './trend.queries.ts';

/** How often it was won with its range, and the mark of what prices expected. The figures beside it say the same. */
export function RateBar({ percentage, percentageLow, percentageHigh, baseRate }: Trend) {
  const style = { '--v': percentage, '--low': percentageLow, '--high': percentageHigh, '--base': baseRate } as CSSProperties;
  return (
    <div className="tr-bar" style={style} aria-hidden="true">
      <i className="range" />
      <i className="rate" />
      <i className="base" />
    </div>
  );
}
