import { type ReactNode, useState } from 'react';
import { Button } from '../../../ui/controls/button.tsx';

const STEP = 50;

/** A long list in steps, so that a phone draws what is read. Give it a key that changes with the filter. */
export function MoreList<T>({ items, label, draw }: { items: readonly T[]; label: string; draw: (item: T) => ReactNode }) {
  const [shown, setShown] = useState(STEP);
  const left = items.length - shown;
  return (
    <>
      <ul className="pb-list" aria-label={label}>
        {items.slice(0, shown).map(draw)}
      </ul>
      {left > 0 ? (
        <div className="pb-more">
          <Button onClick={() => setShown(shown + STEP)}>
            Show {Math.min(STEP, left)} more <span className="cap">of {left}</span>
          </Button>
        </div>
      ) : null}
    </>
  );
}
