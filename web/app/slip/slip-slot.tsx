import { lazy, Suspense, useSyncExternalStore } from 'react';
import { slipNews } from '../../core/slip/slip-news.ts';
import { closeSlip, useIsSlipOpen } from '../../core/slip/slip-store.ts';

const SlipSheet = lazy(() => import('./slip-sheet.tsx').then((module) => ({ default: module.SlipSheet })));

/** Where the slip opens over a page without room for it; its script comes with the first look. */
export function SlipSlot() {
  const news = useSyncExternalStore(slipNews.subscribe, slipNews.get, slipNews.initial);
  return (
    <>
      <output className="sr">{news}</output>
      {useIsSlipOpen() ? (
        <Suspense>
          <SlipSheet onClose={closeSlip} />
        </Suspense>
      ) : null}
    </>
  );
}
