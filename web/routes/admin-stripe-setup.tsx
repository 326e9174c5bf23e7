import { LockKeyhole } from 'lucide-react';
import { useDocumentTitle } from '../core/document-title.ts';
import { useSession } from '../core/session/session.ts';
import { openSignIn } from '../core/session/sign-in.ts';
import { StripeSetupScreen } from '../features/billing/setup/stripe-setup-screen.tsx';
import { Button } from '../ui/controls/button.tsx';
import { EmptyState, Skeleton } from '../ui/states/states.tsx';

/** How an admin sets real payments up. */
export default function AdminStripeSetupRoute() {
  useDocumentTitle('Stripe Setup');
  const { user, isAdmin, isLoading } = useSession();
  const signIn = <Button onClick={() => openSignIn('login')}>Sign In</Button>;
  return (
    <div className="page billing narrow">
      <header className="page-h">
        <h1>Stripe Setup</h1>
        <span className="cap">Keys are encrypted at rest and never sent back</span>
      </header>
      {isLoading ? <Skeleton height={480} radius={8} /> : null}
      {!isLoading && !user ? (
        <EmptyState icon={LockKeyhole} title="Authentication Required" hint="Sign in as an admin to set payments up." action={signIn} />
      ) : null}
      {!isLoading && user && !isAdmin ? (
        <EmptyState icon={LockKeyhole} title="Admin access required" hint="Payment keys are for admins only." />
      ) : null}
      {!isLoading && isAdmin ? <StripeSetupScreen /> : null}
    </div>
  );
}
