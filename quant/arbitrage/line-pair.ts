import { requireFinite } from '../maths/index.ts';

/** How two opposite lines stand to each other: `same` covers every result once, `middle` has results that win both, `gap` results that lose both. */
export type LinePair = 'same' | 'middle' | 'gap';

/** An over and an under of one quantity: over 8 with under 9 is a middle, over 9 with under 8 a gap. RangeError for NaN and infinity. */
export function pairTotals(overLine: number, underLine: number): LinePair {
  return kindOf(requireFinite(underLine, 'line') - requireFinite(overLine, 'line'));
}

/** The handicaps of both sides: -1.5 with +2.5 is a middle, -2.5 with +1.5 a gap. RangeError for NaN and infinity. */
export function pairSpreads(firstLine: number, secondLine: number): LinePair {
  return kindOf(requireFinite(firstLine, 'line') + requireFinite(secondLine, 'line'));
}

function kindOf(width: number): LinePair {
  if (width === 0) return 'same';
  return width > 0 ? 'middle' : 'gap';
}
