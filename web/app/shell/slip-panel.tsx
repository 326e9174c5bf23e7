import { lazy, Suspense } from 'react';
import { useLocation } from 'react-router';
import { useHasSlip } from '../../core/slip/slip-store.ts';
import { paths } from '../../lib/paths.ts';

const load = () => import('../../features/slip/slip-summary.tsx');
const SlipFigures = lazy(() => load().then((module) => ({ default: module.SlipFigures })));
const SlipStrip = lazy(() => load().then((module) => ({ default: module.SlipStrip })));

/** The slip in three figures at the bottom of the navigation; they come with the first bet on it. */
export function SlipPanel() {
  const [hasSlip, isPractice] = [useHasSlip(), useLocation().pathname === paths.virtualSportsbook];
  // The page has a slip of its own: an empty one of the same name beside it reads as if that one were empty.
  if (!hasSlip && isPractice) return null;
  const title = isPractice ? 'Tracked bets slip' : 'Betting slip';
  return (
    <section className="side-slip" aria-label={title}>
      <h2>{title}</h2>
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

/** The slip's figures on a phone: a bar, shown only while the slip holds something. */
export function SlipBar() {
  if (!useHasSlip()) return null;
  return (
    <Suspense>
      <SlipStrip />
    </Suspense>
  );
}
