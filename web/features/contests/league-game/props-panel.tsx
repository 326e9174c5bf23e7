import { sportOf } from '@clearedge/contract/sports';
import { ChevronRight } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import type { LeagueDetail } from '../../../core/league/league-types.ts';
import { FeatureGate } from '../../../core/session/feature-gate.tsx';
import { Panel } from '../../../ui/layout/panel.tsx';
import { Skeleton } from '../../../ui/states/states.tsx';

const AllProps = lazy(() => import('../props/all-props.tsx').then((module) => ({ default: module.AllProps })));

/** Every prop on the game's players; asked for once it is opened. */
export function PropsPanel({ game }: { game: LeagueDetail }) {
  const [isOpen, setOpen] = useState(false);
  if (!sportOf(game.sport).hasPlayerProps) return null;
  return (
    <details className="fold" onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary>
        <ChevronRight className="s" />
        <b>Player props</b>
        <span className="cap">best price of each side, projections and past games</span>
      </summary>
      {isOpen ? (
        <Panel>
          <FeatureGate feature="props" what="Player props">
            <Suspense fallback={<Skeleton height={420} radius={6} />}>
              <AllProps game={game} />
            </Suspense>
          </FeatureGate>
        </Panel>
      ) : null}
    </details>
  );
}
