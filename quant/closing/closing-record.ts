import { requireFinite } from '../maths/index.ts';
import { type Estimate, type Interval, meanInterval, wilsonInterval } from '../scoring/index.ts';

/** A record against the close: how many bets have one, how many beat it, with 95% intervals; `mean` is null below two bets. */
export interface ClosingRecord {
  count: number;
  beaten: number;
  equalled: number;
  beatShare: { share: number; interval: Interval } | null;
  mean: Estimate | null;
}

/** Sums up one measure over many bets (above 0: the close was beaten). Bets without a close are left out by the caller. RangeError for NaN. */
export function closingRecord(values: readonly number[]): ClosingRecord {
  const count = values.length;
  const beaten = values.filter((value) => requireFinite(value, 'closing line value') > 0).length;
  return {
    count,
    beaten,
    equalled: values.filter((value) => value === 0).length,
    beatShare: count === 0 ? null : { share: beaten / count, interval: wilsonInterval(beaten, count) },
    mean: count < 2 ? null : meanInterval(values),
  };
}
