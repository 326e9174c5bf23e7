import { lazy, Suspense, useState } from 'react';
import { useReaderFormat } from '../../../core/settings/reader-format.ts';
import { Button } from '../../../ui/controls/button.tsx';
import { useParlayQuote } from '../parlay.queries.ts';
import { useChoice } from '../parlay-choice.ts';
import type { Kind } from '../parlay-types.ts';
import { ClearParlay, type PanelProps, ParlayView, titleOf } from './parlay-view.tsx';
import '../parlays.css';

const ParlaySheet = lazy(() => import('./parlay-sheet.tsx').then((module) => ({ default: module.ParlaySheet })));

function ParlayBar({ kind, onOpen }: { kind: Kind; onOpen: () => void }) {
  const choice = useChoice(kind);
  const { quote } = useParlayQuote(choice);
  const { odds } = useReaderFormat();
  return (
    <section className="slipbar pb-barline" aria-label="Your parlay in short">
      <span className="n">
        {choice.legs.length}
        <span className="sr"> legs</span>
      </span>
      <p>
        <b>{titleOf(kind, choice.legs.length)}</b>
        <br />
        <span className="cap">{quote?.totalOdds ? odds(quote.totalOdds) : 'no price yet'}</span>
      </p>
      <span className="grow" />
      <Button look="primary" onClick={onOpen}>
        View Parlay
      </Button>
    </section>
  );
}

/** What is being put together: docked beside the list on a desktop, behind a bar at the bottom on a phone. */
export function ParlayPanel({ kind, userId }: PanelProps) {
  const { legs } = useChoice(kind);
  const [isOpen, setOpen] = useState(false);
  // Everything was saved, placed or removed: there is nothing left to look at.
  if (isOpen && legs.length === 0) setOpen(false);
  return (
    <>
      <section className="panel pb-panel" aria-label="Your parlay">
        <header className="panel-h">
          <h2>{titleOf(kind, legs.length)}</h2>
          <span className="grow" />
          <ClearParlay kind={kind} />
        </header>
        <ParlayView kind={kind} userId={userId} />
      </section>
      {legs.length > 0 ? <ParlayBar kind={kind} onOpen={() => setOpen(true)} /> : null}
      <Suspense>{isOpen ? <ParlaySheet kind={kind} userId={userId} onClose={() => setOpen(false)} /> : null}</Suspense>
    </>
  );
}
