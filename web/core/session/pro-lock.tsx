import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { paths } from '../../lib/paths.ts';
import { Button, buttonClass } from '../../ui/controls/button.tsx';
import { Lock } from '../../ui/states/states.tsx';
import { useSession } from './session.ts';
import { openSignIn } from './sign-in.ts';

interface Props {
  title?: string;
  text: ReactNode;
  className: string;
  /** What it holds, under the lock. */
  children?: ReactNode;
}

/** A whole page's lock: what Pro would show, and the way to it. */
export function ProLock({ title = 'Pro Feature Required', text, className, children }: Props) {
  const { user } = useSession();
  const actions = (
    <>
      {user ? null : <Button onClick={() => openSignIn('login')}>Sign In</Button>}
      <Link className={buttonClass({ look: 'primary' })} to={paths.subscribe}>
        Upgrade to Pro for $25/month
      </Link>
    </>
  );
  return (
    <section className={`panel ${className}`} aria-label="Locked">
      <Lock title={title} text={text} actions={actions} />
      {children}
    </section>
  );
}
