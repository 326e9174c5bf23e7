import { LockKeyhole } from 'lucide-react';
import { useDocumentTitle } from '../core/document-title.ts';
import { useSession } from '../core/session/session.ts';
import { openSignIn } from '../core/session/sign-in.ts';
import { OwnReferralsScreen } from '../features/referrals/own/my-referrals.tsx';
import { Button } from '../ui/controls/button.tsx';
import { EmptyState, Skeleton } from '../ui/states/states.tsx';

/** What a partner's codes brought. */
export default function ReferralsRoute() {
  useDocumentTitle('Your Referrals');
  const { user, isLoading } = useSession();
  const signIn = <Button onClick={() => openSignIn('login')}>Sign In</Button>;
  return (
    <div className="page referrals">
      <header className="page-h">
        <h1>Your Referrals</h1>
        <span className="cap">Your link, its uses and what it earned</span>
      </header>
      {isLoading ? <Skeleton height={360} radius={8} /> : null}
      {!isLoading && !user ? (
        <EmptyState icon={LockKeyhole} title="Sign in required" hint="Please sign in to see your referrals." action={signIn} />
      ) : null}
      {user ? <OwnReferralsScreen /> : null}
    </div>
  );
}
