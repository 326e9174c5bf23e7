import clsx from 'clsx';
import type { ReactNode } from 'react';

export type BadgeLook = 'plain' | 'paid' | 'premium' | 'win' | 'info' | 'loss' | 'live' | 'push' | 'warn' | 'value';

export function Badge({
  look = 'plain',
  className,
  title,
  children,
}: {
  look?: BadgeLook;
  className?: string;
  title?: string;
  children: ReactNode;
}) {
  return (
    <span className={clsx('badge', look !== 'plain' && look, className)} title={title}>
      {children}
    </span>
  );
}
