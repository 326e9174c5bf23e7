import { lazy, Suspense } from 'react';
import { useSession } from '../../../core/session/session.ts';
import { openSignIn } from '../../../core/session/sign-in.ts';
import { Button } from '../../../ui/controls/button.tsx';

const HeaderAccount = lazy(() => import('./header-account.tsx').then((module) => ({ default: module.HeaderAccount })));

function VisitorButtons() {
  return (
    <>
      <Button look="quiet" onClick={() => openSignIn('login')}>
        Sign In
      </Button>
      <Button look="primary" onClick={() => openSignIn('register')}>
        Get Pro
      </Button>
    </>
  );
}

/** The right end of the header; its width is kept while it is not known yet who is there. */
export function HeaderUser() {
  const { user, isLoading } = useSession();
  return (
    <div className="head-user">
      {user ? (
        <Suspense>
          <HeaderAccount user={user} />
        </Suspense>
      ) : null}
      {user || isLoading ? null : <VisitorButtons />}
    </div>
  );
}
