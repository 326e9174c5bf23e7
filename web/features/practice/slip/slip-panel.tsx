import { useSession } from '../../../core/session/session.ts';
import { openSignIn } from '../../../core/session/sign-in.ts';
import { Button } from '../../../ui/controls/button.tsx';
import { EmptyState } from '../../../ui/states/states.tsx';
import { PracticeSlipView } from './slip-view.tsx';
import './slip.css';

/** The slip as practice money is staked on it. */
export function PracticeSlip({ onLeave }: { onLeave?: (() => void) | undefined }) {
  const { user, isLoading } = useSession();
  const signIn = (): void => {
    onLeave?.();
    openSignIn('register');
  };
  return (
    <section className="vs-slip" aria-label="Practice betting slip">
      {user || isLoading ? (
        <PracticeSlipView />
      ) : (
        <EmptyState
          title="Practice with $1,000"
          hint="Practice money, no cash value. Your slip stays as it is while you sign in."
          action={
            <Button look="primary" onClick={signIn}>
              Sign In
            </Button>
          }
        />
      )}
    </section>
  );
}
