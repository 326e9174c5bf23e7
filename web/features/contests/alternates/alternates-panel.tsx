import { ChevronRight } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import type { AnyGame } from '../../../core/games.ts';
import { Panel } from '../../../ui/layout/panel.tsx';
import { Skeleton } from '../../../ui/states/states.tsx';

const AlternateLines = lazy(() => import('./alternate-lines.tsx'));

/** A game's alternate lines; asked for once they are opened. */
export function AlternatesPanel({ game }: { game: AnyGame }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <details className="fold" onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary>
        <ChevronRight className="s" />
        <b>Alternate lines</b>
        <span className="cap">best price at every spread and total</span>
      </summary>
      {isOpen ? (
        <Panel>
          <Suspense fallback={<Skeleton height={420} radius={6} />}>
            <AlternateLines game={game} />
          </Suspense>
        </Panel>
      ) : null}
    </details>
  );
}
