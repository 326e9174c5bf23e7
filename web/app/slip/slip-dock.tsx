import { lazy, Suspense, useSyncExternalStore } from 'react';
import { foldDock, unfoldDock, useSlipCount } from '../../core/slip/slip-dock.ts';
import { plural } from '../../lib/format.ts';
import { IconButton } from '../../ui/controls/button.tsx';
import { Badge } from '../../ui/marks/badge.tsx';
import { Glyph } from '../../ui/marks/glyph.tsx';
import { Skeleton } from '../../ui/states/states.tsx';
import './slip-dock.css';

const SlipBody = lazy(() => import('./slip-body.tsx').then((module) => ({ default: module.SlipBody })));

const WIDE = '(min-width: 87.5em)';

function subscribe(listener: () => void): () => void {
  const wide = matchMedia(WIDE);
  wide.addEventListener('change', listener);
  return () => wide.removeEventListener('change', listener);
}

/** The slip at the right of a wide window, folded to a rail while there is nothing to see. */
export default function SlipDock({ isOpen }: { isOpen: boolean }) {
  const count = useSlipCount();
  const isWide = useSyncExternalStore(
    subscribe,
    () => matchMedia(WIDE).matches,
    () => false,
  );
  if (!isWide) return null;
  if (!isOpen)
    return (
      <aside className="dock" aria-label="Betting slip">
        <button
          type="button"
          className="dock-rail"
          aria-expanded={false}
          aria-label={count === 0 ? 'View Slip: no active bets' : `View Slip, ${plural(count, 'bet')}`}
          onClick={unfoldDock}
        >
          <Glyph name="receipt" />
          {count > 0 ? <span className="n">{count}</span> : null}
          <span className="v">Slip</span>
        </button>
      </aside>
    );
  return (
    <aside className="dock" aria-label="Betting slip">
      <header className="dock-h">
        <h2>Betting Slip</h2>
        <Badge>{count}</Badge>
        <IconButton label="Fold the slip" aria-expanded onClick={foldDock}>
          <Glyph name="right" />
        </IconButton>
      </header>
      <div className="dock-b">
        <Suspense fallback={<Skeleton height={240} radius={8} />}>
          <SlipBody />
        </Suspense>
      </div>
    </aside>
  );
}
