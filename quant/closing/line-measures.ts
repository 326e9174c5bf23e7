import { requireFinite } from '../maths/index.ts';

/** What a line belongs to: a total's over or under, or the handicap of the side that was backed. */
export type LineSide = 'over' | 'under' | 'spread';

/** Points by which the line taken is better than the closing line: over 8 closing at 8.5 is 0.5, +2.5 closing at +1.5 is 1. RangeError for NaN and infinity. */
export function closingPoints(side: LineSide, betLine: number, closeLine: number): number {
  const moved = requireFinite(closeLine, 'line') - requireFinite(betLine, 'line');
  return (side === 'over' ? moved : -moved) || 0;
}
