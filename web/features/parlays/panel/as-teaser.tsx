import { useState } from 'react';
import { teaserPoints } from '../../../core/teaser/teaser-rules.ts';
import { TeaserView } from '../../../core/teaser/teaser-view.tsx';
import { useTeaserQuote } from '../../../core/teaser/use-teaser-quote.ts';
import type { ChosenLeg, ParlayQuote } from '../parlay-types.ts';

/** The same legs as a teaser: the keys that moved numbers cross, and the table's price beside the fair one. */
export function AsTeaser({ legs, quote }: { legs: readonly ChosenLeg[]; quote: ParlayQuote }) {
  const [isOpen, setOpen] = useState(false);
  const [points, setPoints] = useState<number | null>(null);
  const offered = teaserPoints(quote.legs);
  const chosen = points !== null && offered.includes(points) ? points : (offered[0] ?? null);
  const { quote: teaser } = useTeaserQuote(legs, isOpen ? chosen : null);
  if (chosen === null || legs.length < 2) return null;
  return (
    <details className="pb-what-if" onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary>What would a teaser pay?</summary>
      <p className="cap">Every number moves in your favor, at a lower price. Tap a bet into the slip to log or place one.</p>
      <TeaserView points={chosen} offered={offered} count={legs.length} quote={teaser} onPoints={setPoints} />
    </details>
  );
}
