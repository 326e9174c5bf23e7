import { lazy, Suspense, useState } from 'react';
import { formatMoney } from '../../../lib/format.ts';
import { Button } from '../../../ui/controls/button.tsx';
import { Badge } from '../../../ui/marks/badge.tsx';
import { ClearSlip } from './clear-slip.tsx';
import { useSlipOrder } from './placing/use-slip-order.ts';
import { usePracticeSlip } from './slip-store.ts';
import { PracticeSlipView } from './slip-view.tsx';
import './slip.css';

const SlipSheet = lazy(() => import('./slip-sheet.tsx').then((module) => ({ default: module.SlipSheet })));

function SlipBar({ onOpen }: { onOpen: () => void }) {
  const { slip, totals } = useSlipOrder();
  return (
    <section className="slipbar vs-bar" aria-label="Practice slip in short">
      <span className="n">
        {slip.items.length}
        <span className="sr"> selections on the practice slip</span>
      </span>
      <p>
        <b>{slip.isParlay ? 'Parlay' : 'Practice slip'}</b>
        <br />
        <span className="cap">{totals.stake > 0 ? `${formatMoney(totals.stake)} stake` : 'no stake yet'}</span>
      </p>
      <span className="grow" />
      <Button look="primary" onClick={onOpen}>
        View Slip
      </Button>
    </section>
  );
}

/** The practice slip: docked beside the games on a desktop, behind a bar at the bottom on a phone. */
export function PracticeSlipPanel() {
  const { items } = usePracticeSlip();
  const [isOpen, setOpen] = useState(false);
  // Everything was placed or removed: there is nothing left to look at.
  if (isOpen && items.length === 0) setOpen(false);
  return (
    <>
      <section className="panel vs-slip" aria-label="Practice betting slip">
        <header className="panel-h">
          <h2>Betting Slip</h2>
          <Badge>{items.length}</Badge>
          <Badge look="warn">Practice</Badge>
          <span className="grow" />
          <ClearSlip />
        </header>
        <PracticeSlipView />
      </section>
      {items.length > 0 ? <SlipBar onOpen={() => setOpen(true)} /> : null}
      <Suspense>{isOpen ? <SlipSheet onClose={() => setOpen(false)} /> : null}</Suspense>
    </>
  );
}
