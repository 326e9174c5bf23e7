import type { ReactNode } from 'react';

// Without a place in the tab order a keyboard could not scroll the table.
const REACHABLE = { tabIndex: 0 } as const;

/** A table wider than a phone: it scrolls by itself, by keyboard too. */
export function WideTable({ label, children }: { label: string; children: ReactNode }) {
  return (
    <section className="wide-t" aria-label={label} {...REACHABLE}>
      {children}
    </section>
  );
}
