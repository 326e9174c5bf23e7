import type { ReactNode } from 'react';
import { Link } from 'react-router';

/** A link where there is a page, plain text where there is none. */
export const MaybeLink = ({ to, className, children }: { to: string | null | undefined; className?: string; children: ReactNode }) =>
  to ? (
    <Link to={to} className={className}>
      {children}
    </Link>
  ) : (
    children
  );
