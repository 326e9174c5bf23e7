import { lazy, Suspense } from 'react';
import { useHasSlip } from '../../core/slip/use-slip.ts';

const load = () => import('../../features/slip/slip-summary.tsx');
const SlipFigures = lazy(() => load().then((module) => ({ default: module.SlipFigures })));
const SlipStrip = lazy(() => load().then((module) => ({ default: module.SlipStrip })));

/** The slip in three figures at the bottom of the navigation; they come with the first bet on it. */
export function SlipPanel() {
  const hasSlip = useHasSlip();
  return (
    <section className="side-slip" aria-label="Betting slip">
      <h2>Betting slip</h2>
      {hasSlip ? (
        <Suspense>
          <SlipFigures />
        </Suspense>
      ) : (
        <p className="cap">No active bets</p>
      )}
    </section>
  );
}

/** The same on a phone, as a bar that is there only while the slip holds something. */
export function SlipBar() {
  if (!useHasSlip()) return null;
  return (
    <Suspense>
      <SlipStrip />
    </Suspense>
  );
}
