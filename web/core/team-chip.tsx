import { type BetSport, teamColors } from '@clearedge/contract/sports';
import clsx from 'clsx';
import type { CSSProperties } from 'react';

/** A club's code in its colors: ground in the first, a 5 px edge in the second. */
export function TeamChip({ code, size, sport, title }: { code: string; size?: 'sm' | 'lg'; sport: BetSport | null; title?: string }) {
  const { ground, edge } = teamColors(code, sport);
  return (
    <span className={clsx('tm', size)} style={{ '--t-a': ground, '--t-b': edge } as CSSProperties} title={title}>
      {code}
    </span>
  );
}
