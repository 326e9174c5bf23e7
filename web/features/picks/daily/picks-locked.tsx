import { Link } from 'react-router';
import { useSession } from '../../../core/session/session.ts';
import { openSignIn } from '../../../core/session/sign-in.ts';
import { paths } from '../../../lib/paths.ts';
import { Button, buttonClass } from '../../../ui/controls/button.tsx';
import { Lock } from '../../../ui/states/states.tsx';

/** What stands on the page for those without the tier. */
export function PicksLocked() {
  const { user } = useSession();
  return (
    <section className="panel pk-locked" aria-label="Locked">
      <Lock
        title="Pro Feature Required"
        text={
          <>
            Daily picks are available to Pro and Elite subscribers: every pick with its price, its reasons and its result. The first three
            of each day are on <Link to={paths.home}>Home</Link>, and every past one is in <Link to={paths.record()}>the record</Link>.
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
