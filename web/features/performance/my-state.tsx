import { WifiOff } from 'lucide-react';
import type { ReactNode } from 'react';
import { useSession } from '../../core/session/session.ts';
import { SignInFirst } from '../../core/session/sign-in-first.tsx';
import { messageOf } from '../../lib/query.ts';
import { EmptyState, ErrorState, Skeleton } from '../../ui/states/states.tsx';
import type { OwnReport, useOwnPerformance } from './performance.queries.ts';

function SignedOut() {
  return (
    <SignInFirst
      canJoin
      title="Sign in to see your performance"
      hint="Every bet you track is graded from the final score, compared with its closing price and counted here. It’s free."
    />
  );
}

function Waiting() {
  return (
    <div className="own-wait" aria-busy="true">
      <span className="sr">Loading your performance</span>
      <Skeleton height={84} radius={8} />
      <Skeleton height={272} radius={8} />
      <Skeleton height={320} radius={8} />
    </div>
  );
}

/** Draws the figures once they are there; before that, what stands in their place. */
export function OwnState({
  answer,
  children,
}: {
  answer: ReturnType<typeof useOwnPerformance>;
  children: (report: OwnReport) => ReactNode;
}) {
  const { user, isLoading } = useSession();
  if (!user && !isLoading) return <SignedOut />;
  if (answer.data) return children(answer.data);
  if (answer.isError) return <ErrorState text={messageOf(answer.error)} onRetry={() => void answer.refetch()} />;
  if (answer.fetchStatus === 'paused')
    return <EmptyState icon={WifiOff} title="You are offline" hint="Your figures are loaded as soon as the connection is back." />;
  return <Waiting />;
}
