import { LockKeyhole, WifiOff } from 'lucide-react';
import type { ReactNode } from 'react';
import { useSession } from '../../core/session/session.ts';
import { openSignIn } from '../../core/session/sign-in.ts';
import { messageOf } from '../../lib/query.ts';
import { Button } from '../../ui/controls/button.tsx';
import { EmptyState, ErrorState, Skeleton } from '../../ui/states/states.tsx';
import { useBets } from './bet.queries.ts';
import type { Bet } from './bet-types.ts';

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

export function SignedOutBets() {
  return (
    <EmptyState
      icon={LockKeyhole}
      title="Sign in to see your bets"
      hint="Your bets are kept with your account: every price you took, graded from the final score with a receipt. What is on the slip stays there."
      action={
        <>
          <Button look="primary" onClick={() => openSignIn('login')}>
            Sign In
          </Button>
          <Button onClick={() => openSignIn('register')}>Create account</Button>
        </>
      }
    />
  );
}

/** Draws the bets once they are there; before that, what stands in their place. */
export function BetsState({ children }: { children: (bets: readonly Bet[]) => ReactNode }) {
  const { user, isLoading } = useSession();
  const bets = useBets();
  if (!user && !isLoading) return <SignedOutBets />;
  if (bets.data) return children(bets.data);
  if (bets.isError) return <ErrorState text={messageOf(bets.error)} onRetry={() => void bets.refetch()} />;
  if (bets.fetchStatus === 'paused')
    return <EmptyState icon={WifiOff} title="You are offline" hint="Your bets are loaded as soon as the connection is back." />;
  return <BetsWait />;
}
