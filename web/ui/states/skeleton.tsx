import clsx from 'clsx';
import type { CSSProperties } from 'react';

type Size = number | string;

/** A placeholder with the final size, so that nothing jumps. */
export function Skeleton({
  width = '100%',
  height = 14,
  radius,
  className,
}: {
  width?: Size;
  height?: Size;
  radius?: Size;
  className?: string;
}) {
  'use no memo';
  const style: CSSProperties = { width, height, ...(radius === undefined ? {} : { borderRadius: radius }) };
  return <span className={clsx('sk', className)} style={style} aria-hidden="true" />;
}
