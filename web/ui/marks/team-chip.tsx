import clsx from 'clsx';
import type { CSSProperties } from 'react';

export interface ChipColors {
  ground: string;
  edge: string;
  ink?: string;
}

const style = (colors: ChipColors): CSSProperties =>
  ({ '--t-a': colors.ground, '--t-b': colors.edge, ...(colors.ink ? { '--t-ink': colors.ink } : {}) }) as CSSProperties;

/** A two-tone code: ground in the first colour, a 5 px edge in the second. */
export function TeamChip({
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
