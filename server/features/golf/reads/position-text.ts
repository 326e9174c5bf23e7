import type { EntryRow } from '../rows/entry-rows.ts';

type Placed = Pick<EntryRow, 'status' | 'position' | 'tied'>;
const OUT = { cut: 'CUT', withdrawn: 'WD', disqualified: 'DQ' } as const;

/** "1", "T8", "CUT", "WD", "DQ"; null before a player's first hole. */
export function positionText({ status, position, tied }: Placed): string | null {
  if (status === 'cut' || status === 'withdrawn' || status === 'disqualified') return OUT[status];
  if (position === null) return null;
  return tied > 1 ? `T${position}` : `${position}`;
}
