import { lazy, Suspense } from 'react';
import { FeatureGate } from '../../../../core/session/feature-gate.tsx';
import { Panel } from '../../../../ui/layout/panel.tsx';
import { Skeleton } from '../../../../ui/states/states.tsx';
import type { GameDetail } from '../../contest-types.ts';

const AllProps = lazy(() => import('../../props/all-props.tsx').then((module) => ({ default: module.AllProps })));

/** Every player prop with the model's view; without the tier the data is not even asked for. */
export function PropsTab({ game }: { game: GameDetail }) {
  return (
    <Panel title="Player props" caption="best price each" className="gd-tab">
      <FeatureGate feature="props" what="AI Player Props">
        <Suspense fallback={<Skeleton height={420} radius={6} />}>
          <AllProps game={game} />
        </Suspense>
      </FeatureGate>
    </Panel>
  );
}
