import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { paths } from '../../lib/paths.ts';
import { Button, buttonClass } from '../../ui/controls/button.tsx';
import { Badge } from '../../ui/marks/badge.tsx';
import { Lock } from '../../ui/states/states.tsx';
import { useSession } from './session.ts';
import { openSignIn } from './sign-in.ts';

interface Props {
  text: string;
  className: string;
  /** What it holds, under the lock. */
  children?: ReactNode;
}

/** A whole page's lock: what Elite would show, and the way to it. */
export function EliteLock({ text, className, children }: Props) {
  const { user } = useSession();
  return (
    <section className={`panel ${className}`} aria-label="Locked">
      <Badge look="elite">Elite Only</Badge>
      <Lock
        look="elite"
        title="Elite Feature"
        text={text}
        actions={
          <>
            {user ? null : <Button onClick={() => openSignIn('login')}>Sign In</Button>}
            <Link className={buttonClass({ look: 'elite' })} to={paths.subscribe}>
              Upgrade to Elite - $40/month
            </Link>
          </>
        }
      />
      {children}
    </section>
  );
}
