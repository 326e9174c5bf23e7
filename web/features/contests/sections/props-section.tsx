import { lazy, Suspense } from 'react';
import { Skeleton } from '../../../ui/states/states.tsx';
import type { Game } from '../contest-types.ts';

const CardProps = lazy(() => import('../props/card-props.tsx').then((module) => ({ default: module.CardProps })));

/** Its script comes with the first section that is opened. */
export function PropsSection({ game }: { game: Game }) {
  return (
    <Suspense fallback={<Skeleton height={220} radius={6} />}>
      <CardProps game={game} />
    </Suspense>
  );
}
