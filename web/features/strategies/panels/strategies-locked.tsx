import { Link } from 'react-router';
import { useSession } from '../../../core/session/session.ts';
import { openSignIn } from '../../../core/session/sign-in.ts';
import { paths } from '../../../lib/paths.ts';
import { Button, buttonClass } from '../../../ui/controls/button.tsx';
import { Badge } from '../../../ui/marks/badge.tsx';
import { Lock } from '../../../ui/states/states.tsx';

/** What stands on the page for those without the tier. */
export function StrategiesLocked() {
  const { user } = useSession();
  return (
    <section className="panel st-locked" aria-label="Locked">
      <Badge look="elite">Elite Only</Badge>
      <Lock
        look="elite"
        title="Elite Feature"
        text="Custom strategies: your own conditions of price, team, side, line movement, weather, rest and model confidence, tested on past games at their closing prices, followed from the day you keep them, and told to you when a game of today fits."
        actions={
          <>
            {user ? null : <Button onClick={() => openSignIn('login')}>Sign In</Button>}
            <Link className={buttonClass({ look: 'elite' })} to={paths.subscribe}>
              Upgrade to Elite - $40/month
            </Link>
          </>
        }
      />
    </section>
  );
}
