import { lazy, Suspense, useState } from 'react';
import { Link } from 'react-router';
import { useSession } from '../../../core/session/session.ts';
import { openSignIn } from '../../../core/session/sign-in.ts';
import { useStatus } from '../../../core/status.ts';
import { formatCount } from '../../../lib/format.ts';
import { paths } from '../../../lib/paths.ts';
import { Button, buttonClass } from '../../../ui/controls/button.tsx';

const OnboardingDialog = lazy(() => import('./onboarding-dialog.tsx'));

/** For visitors. The member count is the real one; nothing is claimed about results. */
export function VisitorCall() {
  const { user, isLoading } = useSession();
  const members = useStatus()?.memberCount ?? 0;
  const [isOpen, setOpen] = useState(false);
  const [isRequested, setRequested] = useState(false);
  if (user || isLoading) return null;
  const learnMore = () => {
    setRequested(true);
    setOpen(true);
  };
  return (
    <section className="panel welcome" aria-label="Join ClearEdge">
      <div>
        <h2>Join ClearEdge</h2>
        <p>
          Every book’s price, an honest probability, a record no one can edit.
          {members > 1 ? ` ${formatCount(members)} members so far.` : ''}
        </p>
      </div>
      <div className="acts">
        <Button look="primary" onClick={() => openSignIn('register')}>
          Create a free account
        </Button>
        <Link className={buttonClass()} to={paths.subscribe}>
          View Plans
        </Link>
        <Button onClick={learnMore}>Learn More</Button>
      </div>
      {isRequested ? (
        <Suspense>
          <OnboardingDialog open={isOpen} onOpenChange={setOpen} />
        </Suspense>
      ) : null}
    </section>
  );
}
