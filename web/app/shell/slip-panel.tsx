import { lazy, Suspense } from 'react';
import { useHasSlip } from '../../core/slip/slip-store.ts';

const SlipStrip = lazy(() => import('../../features/slip/slip-summary.tsx').then((module) => ({ default: module.SlipStrip })));

/** The slip's figures on a phone: a bar, shown only while the slip holds something. */
export function SlipBar() {
  if (!useHasSlip()) return null;
  return (
    <Suspense>
      <SlipStrip />
    </Suspense>
  );
}
