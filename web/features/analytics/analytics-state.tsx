import { WifiOff } from 'lucide-react';
import type { ReactNode } from 'react';
import { messageOf } from '../../lib/query.ts';
import { EmptyState, ErrorState, Skeleton } from '../../ui/states/states.tsx';
import type { AnalyticsReport, useAnalytics } from './analytics.queries.ts';

/** Draws the figures once they are there; before that, what stands in their place. */
export function AnalyticsState({
  answer,
  children,
}: {
  answer: ReturnType<typeof useAnalytics>;
  children: (report: AnalyticsReport) => ReactNode;
}) {
  if (answer.data) return children(answer.data);
  if (answer.isError) return <ErrorState text={messageOf(answer.error)} onRetry={() => void answer.refetch()} />;
  if (answer.fetchStatus === 'paused')
    return <EmptyState icon={WifiOff} title="You are offline" hint="Your figures are loaded as soon as the connection is back." />;
  return (
    <div className="an-wait" aria-busy="true">
      <span className="sr">Loading your analytics</span>
      <Skeleton height={84} radius={8} />
      <Skeleton height={420} radius={8} />
    </div>
  );
}
