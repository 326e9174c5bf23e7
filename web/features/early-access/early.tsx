import type { ReactNode } from 'react';
import { type EarlyFeature, useEarly } from './early.queries.ts';

/** A part of a screen that stands there for those alone who switched it on. */
export function Early({ id, children }: { id: EarlyFeature['id']; children: ReactNode }) {
  return useEarly(id) ? children : null;
}
