import { lazy, Suspense, useState } from 'react';
import { Link } from 'react-router';
import { useSession } from '../../../core/session/session.ts';
import { paths } from '../../../lib/paths.ts';
import { Button, buttonClass } from '../../../ui/controls/button.tsx';

const OnboardingDialog = lazy(() => import('./onboarding-dialog.tsx'));

/** For a free user who has no bets yet. The dialog opens only on Learn More. */
export function WelcomeBanner() {
  const { user } = useSession();
  const [isOpen, setOpen] = useState(false);
  const [isAsked, setAsked] = useState(false);
  if (!user) return null;
  const learnMore = () => {
    setAsked(true);
    setOpen(true);
  };
  return (
    <section className="panel welcome" aria-label="Your plan">
      <div>
        <h2>Welcome to ClearEdge, {user.username}</h2>
        <p>
          You are on the free plan: every game, the best price across books, bet tracking and the Kelly calculator. Pro adds analysis, value
          plays, props and daily picks.
        </p>
      </div>
      <div className="acts">
        <Link className={buttonClass({ look: 'primary' })} to={paths.subscribe}>
          Upgrade Now
        </Link>
        <Button onClick={learnMore}>Learn More</Button>
      </div>
      {isAsked ? (
        <Suspense>
          <OnboardingDialog open={isOpen} onOpenChange={setOpen} />
        </Suspense>
      ) : null}
    </section>
  );
}
