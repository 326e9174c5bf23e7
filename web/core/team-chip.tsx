import type { BetSport } from '@clearedge/contract/sports';
import clsx from 'clsx';
import type { CSSProperties } from 'react';
import { teamColors } from './teams.ts';

interface ChipColors {
  ground: string;
  edge: string;
  ink?: string;
}

const style = (colors: ChipColors): CSSProperties =>
  ({ '--t-a': colors.ground, '--t-b': colors.edge, ...(colors.ink ? { '--t-ink': colors.ink } : {}) }) as CSSProperties;

/** A two-tone code: ground in the first color, a 5 px edge in the second. */
function Chip({
  code,
  colors,
  size,
  title,
}: {
  code: string;
  colors: ChipColors;
  size?: 'sm' | 'lg' | undefined;
  title?: string | undefined;
}) {
  return (
    <span className={clsx('tm', size)} style={style(colors)} title={title}>
      {code}
    </span>
  );
}

/** A club's code in its colors. */
export function TeamChip({ code, size, sport, title }: { code: string; size?: 'sm' | 'lg'; sport: BetSport | null; title?: string }) {
  return <Chip code={code} colors={teamColors(code, sport)} size={size} title={title} />;
}
