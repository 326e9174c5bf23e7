import './compact.css';
import type { ReactNode } from 'react';
import { type EarlyFeature, useEarly } from './early.queries.ts';

/** A part of a screen that stands there for those alone who switched it on. */
export function Early({ id, children }: { id: EarlyFeature['id']; children: ReactNode }) {
  return useEarly(id) ? children : null;
}

/** The class of a page whose tables stand closer, for those who switched that on. */
export const useCompactClass = (): string => (useEarly('compact-tables') ? ' is-compact' : '');
