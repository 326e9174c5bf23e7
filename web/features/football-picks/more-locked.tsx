import { Link } from 'react-router';
import { useSession } from '../../core/session/session.ts';
import { openSignIn } from '../../core/session/sign-in.ts';
import { paths } from '../../lib/paths.ts';
import { Button, buttonClass } from '../../ui/controls/button.tsx';
import { Lock } from '../../ui/states/states.tsx';

/** What Pro adds to a day; shown where something of it is closed to the reader. */
export function MoreLocked({ hidden }: { hidden: number }) {
  const { user } = useSession();
  const more = hidden > 0 ? `${hidden === 1 ? '1 more pick' : `${hidden} more picks`} of this day, the` : 'The';
  return (
    <section className="panel pk-locked" aria-label="Locked">
      <Lock
        title="Pro shows every pick"
        text={`${more} reasons before the kickoff and your own marks are for Pro and Elite. Free readers see the first three of each day.`}
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
