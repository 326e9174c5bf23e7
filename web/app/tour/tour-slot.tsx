import { lazy, Suspense } from 'react';
import { useIsTouring } from '../../core/tour.ts';

const Tour = lazy(() => import('./tour.tsx'));

/** Where the tour stands; its script comes when it begins. */
export function TourSlot() {
  if (!useIsTouring()) return null;
  return (
    <Suspense>
      <Tour />
    </Suspense>
  );
}
