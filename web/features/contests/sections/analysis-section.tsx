import { lazy, Suspense } from 'react';
import { Skeleton } from '../../../ui/states/states.tsx';
import { GenerateAnalysis } from '../analysis/generate-analysis.tsx';
import type { Game } from '../contest-types.ts';

const CardAnalysis = lazy(() => import('../analysis/card-analysis.tsx'));

const wait = <Skeleton height={380} radius={6} />;

/** Drawn only for those who have the tier; while the page still holds the locked form, the whole one is on its way. */
export function AnalysisSection({ game }: { game: Game }) {
  const { aiSummary } = game;
  if (!aiSummary) return <GenerateAnalysis game={game} />;
  if ('locked' in aiSummary) return wait;
  return (
    <Suspense fallback={wait}>
      <CardAnalysis game={game} summary={aiSummary} />
    </Suspense>
  );
}
