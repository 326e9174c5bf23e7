import { LockKeyhole } from 'lucide-react';
import { Link } from 'react-router';
import { paths } from '../../../lib/paths.ts';
import { buttonClass } from '../../../ui/controls/button.tsx';
import { EmptyState } from '../../../ui/states/states.tsx';

/** What a visitor sees in place of the practice screens. */
export function SignInCard({ to }: { to: string }) {
  return (
    <section className="panel">
      <EmptyState
        icon={LockKeyhole}
        title="Sign in to practice"
        hint="Sign in to get $1,000 of virtual money and bet on today's games at real prices. Practice money has no cash value."
        action={
          <>
            <Link className={buttonClass({ look: 'primary' })} to={paths.auth({ mode: 'login', return: to })}>
              Sign In
            </Link>
            <Link className={buttonClass()} to={paths.auth({ mode: 'register', return: to })}>
              Create account
            </Link>
          </>
        }
      />
    </section>
  );
}
