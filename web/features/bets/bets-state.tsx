import { WifiOff } from 'lucide-react';
import type { ReactNode } from 'react';
import { useSession } from '../../core/session/session.ts';
import { SignInFirst } from '../../core/session/sign-in-first.tsx';
import { messageOf } from '../../lib/query.ts';
import { EmptyState, ErrorState, Skeleton } from '../../ui/states/states.tsx';

const ROWS = [1, 2, 3, 4, 5];

function BetsWait() {
  return (
    <div className="bets-wait" aria-busy="true">
      <span className="sr">Loading bets</span>
      {ROWS.map((row) => (
        <Skeleton key={row} height={44} radius={6} />
      ))}
    </div>
  );
}

function SignedOutBets() {
  return (
    <SignInFirst
      canJoin
      title="Sign in to see your bets"
      hint="Your bets are kept with your account: every price you took, graded from the final score with a receipt. What is on the slip stays there."
    />
  );
}

interface Answer<T> {
  data: T | undefined;
  isError: boolean;
  error: unknown;
  fetchStatus: string;
  refetch: () => unknown;
}

/** Draws the bets once they are there; before that, what stands in their place. */
export function BetsState<T>({ answer, children }: { answer: Answer<T>; children: (bets: T) => ReactNode }) {
  const { user, isLoading } = useSession();
  if (!user && !isLoading) return <SignedOutBets />;
  if (answer.data) return children(answer.data);
  if (answer.isError) return <ErrorState text={messageOf(answer.error)} onRetry={() => void answer.refetch()} />;
  if (answer.fetchStatus === 'paused')
    return <EmptyState icon={WifiOff} title="You are offline" hint="Your bets are loaded as soon as the connection is back." />;
  return <BetsWait />;
}
