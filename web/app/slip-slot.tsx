import { lazy, Suspense } from 'react';
import { closeSlip, useIsSlipOpen } from '../core/slip/slip-store.ts';

const SlipDialog = lazy(() => import('../features/slip/slip-dialog.tsx').then((module) => ({ default: module.SlipDialog })));

/** Where the slip opens; its script comes with the first look. */
export function SlipSlot() {
  if (!useIsSlipOpen()) return null;
  return (
    <Suspense>
      <SlipDialog onClose={closeSlip} />
    </Suspense>
  );
}
