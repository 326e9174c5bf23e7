import { Link } from 'react-router';
import { useSession } from '../../../core/session/session.ts';
import { openSignIn } from '../../../core/session/sign-in.ts';
import { paths } from '../../../lib/paths.ts';
import { Button, buttonClass } from '../../../ui/controls/button.tsx';
import { Lock } from '../../../ui/states/states.tsx';

/** What stands on the page for those without the tier. */
export function ComparisonLocked() {
  const { user } = useSession();
  return (
    <section className="panel oc-locked" aria-label="Locked">
      <Lock
        title="Pro Feature Required"
        text={
          <>
            Odds comparison is available to Pro and Elite subscribers: every book side by side, the price without the books’ margin, line
            history, a finder of arbitrages and middles, and price alerts. The best price of every game is on{' '}
            <Link to={paths.games()}>Games</Link>, for everybody.
          </>
        }
        actions={
          <>
            {user ? null : <Button onClick={() => openSignIn('login')}>Sign In</Button>}
            <Link className={buttonClass({ look: 'primary' })} to={paths.subscribe}>
              Upgrade to Pro for $25/month
            </Link>
          </>
        }
      />
    </section>
  );
}
