import { Link } from 'react-router';
import { useSession } from '../../core/session/session.ts';
import { openSignIn } from '../../core/session/sign-in.ts';
import { paths } from '../../lib/paths.ts';
import { Button, buttonClass } from '../../ui/controls/button.tsx';
import { Lock } from '../../ui/states/states.tsx';
import { CATEGORIES } from './trend-words.ts';

/** What stands on the page for those without the tier. */
export function TrendsLocked() {
  const { user } = useSession();
  return (
    <section className="panel tr-locked" aria-label="Locked">
      <Lock
        title="Pro Feature Required"
        text={
          <>
            Hot trends are available to Pro and Elite subscribers: clubs, totals, weather, parks and streaks, each with its sample, the
            price paid, the return with its range, and the chance that it means nothing. How the record of our own picks stands is open to
            everybody in <Link to={paths.record()}>the record</Link>.
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
      <ul className="tr-kinds">
        {CATEGORIES.slice(1).map(({ value, label }) => (
          <li key={value}>{label}</li>
        ))}
      </ul>
    </section>
  );
}
