import { Link } from 'react-router';
import { useSession } from '../../core/session/session.ts';
import { openSignIn } from '../../core/session/sign-in.ts';
import { paths } from '../../lib/paths.ts';
import { Button, buttonClass } from '../../ui/controls/button.tsx';
import { Badge } from '../../ui/marks/badge.tsx';
import { Lock } from '../../ui/states/states.tsx';

const HOLDS = [
  'Each month with its bets, win rate, profit and return',
  'Markets, prices and books, each with its sample size and interval',
  'Your prices against the close, in every measure by its name',
  'Leaks and strengths, and whether they are more than luck',
  'Your own estimates against what happened',
];

/** What others see: what Elite would show, and the way to it. */
export function AnalyticsLocked() {
  const { user } = useSession();
  return (
    <section className="panel an-locked" aria-label="Locked">
      <Badge look="elite">Elite Only</Badge>
      <Lock
        look="elite"
        title="Elite Feature"
        text="Performance analytics is available to Elite subscribers. It reads your own tracked and practice bets, each by itself."
        actions={
          <>
            {user ? null : <Button onClick={() => openSignIn('login')}>Sign In</Button>}
            <Link className={buttonClass({ look: 'elite' })} to={paths.subscribe}>
              Upgrade to Elite - $40/month
            </Link>
          </>
        }
      />
      <h2>What it shows</h2>
      <ul>
        {HOLDS.map((one) => (
          <li key={one}>{one}</li>
        ))}
      </ul>
    </section>
  );
}
