import { Link } from 'react-router';
import { useSession } from '../../core/session/session.ts';
import { openSignIn } from '../../core/session/sign-in.ts';
import { paths } from '../../lib/paths.ts';
import { Button, buttonClass } from '../../ui/controls/button.tsx';
import { Badge } from '../../ui/marks/badge.tsx';
import { Lock } from '../../ui/states/states.tsx';

const GIVES = [
  'Every player prop of a day at the best price of each side',
  'Expected value against the market without margin, by six methods, or by the worst of them',
  'The model’s own fair price and distribution beside the market’s',
  'Last 5, 10 and 20 games, season, opponent, home and away, left- and right-handers, each against the line of its own day',
];

/** What others see: what the tier would give, and the way to it. */
export function FinderLocked() {
  const { user } = useSession();
  return (
    <section className="panel pf-locked" aria-label="Locked">
      <Badge look="elite">Elite Only</Badge>
      <Lock
        look="elite"
        title="Elite Feature"
        text="The Prop Finder goes through every player prop of a day and says which prices are worth more than they cost, and on what grounds."
        actions={
          <>
            {user ? null : <Button onClick={() => openSignIn('login')}>Sign In</Button>}
            <Link className={buttonClass({ look: 'elite' })} to={paths.subscribe}>
              Upgrade to Elite - $40/month
            </Link>
          </>
        }
      />
      <h2>What you get</h2>
      <ul>
        {GIVES.map((one) => (
          <li key={one}>{one}</li>
        ))}
      </ul>
    </section>
  );
}
