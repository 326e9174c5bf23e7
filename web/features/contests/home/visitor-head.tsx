import { TIER_NAME } from '@clearedge/contract/entitlements';
import { lazy, type ReactNode, Suspense, useState } from 'react';
import { useDemoSignIn } from '../../../core/session/demo-sign-in.ts';
import { openSignIn } from '../../../core/session/sign-in.ts';
import { useStatus } from '../../../core/status.ts';
import { formatCount } from '../../../lib/format.ts';
import { Button } from '../../../ui/controls/button.tsx';
import './visitor-head.css';

const OnboardingDialog = lazy(() => import('./onboarding-dialog.tsx'));

/** What this is in one sentence, one live proof, one button. The member count is the real one; nothing is claimed about results. */
export function VisitorHead({ proof }: { proof: ReactNode }) {
  const members = useStatus()?.memberCount ?? 0;
  const demo = useDemoSignIn();
  const [isOpen, setOpen] = useState(false);
  const [isRequested, setRequested] = useState(false);
  const learnMore = () => {
    setRequested(true);
    setOpen(true);
  };
  return (
    <section className="hero" aria-label="Join ClearEdge">
      <div>
        <h1>Know what a bet is worth before you make it.</h1>
        <p>
          ClearEdge sets its own chance for every game, compares it with every sportsbook’s price, and keeps a public record of every pick,
          winners and losers.
        </p>
        <div className="acts">
          <Button look="primary" onClick={() => openSignIn('register')}>
            Start free
          </Button>
          {demo.account ? (
            <Button disabled={demo.isPending} onClick={() => void demo.signIn()}>
              {demo.isPending ? 'Signing in...' : `Try the demo as ${TIER_NAME[demo.account.tier]}`}
            </Button>
          ) : null}
          <span className="cap">
            {`No card. 21+.${members > 1 ? ` ${formatCount(members)} members so far.` : ''}`}{' '}
            <button type="button" className="link" onClick={learnMore}>
              Learn More
            </button>
          </span>
        </div>
      </div>
      {proof}
      {isRequested ? (
        <Suspense>
          <OnboardingDialog open={isOpen} onOpenChange={setOpen} />
        </Suspense>
      ) : null}
    </section>
  );
}
