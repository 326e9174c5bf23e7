import { LockKeyhole } from 'lucide-react';
import { useParams } from 'react-router';
import { useDocumentTitle } from '../core/document-title.ts';
import { useSession } from '../core/session/session.ts';
import { openSignIn } from '../core/session/sign-in.ts';
import { TestCheckoutScreen } from '../features/billing/checkout/test-checkout-screen.tsx';
import { Button } from '../ui/controls/button.tsx';
import { EmptyState, Skeleton } from '../ui/states/states.tsx';

/** Where a demo's plans are paid. */
export default function CheckoutTestRoute() {
  useDocumentTitle('Test Checkout');
  const { checkoutId = '' } = useParams();
  const { user, isLoading } = useSession();
  const signIn = <Button onClick={() => openSignIn('login')}>Sign In</Button>;
  return (
    <div className="page billing narrow">
      <header className="page-h">
        <h1>Test Checkout</h1>
      </header>
      {isLoading ? <Skeleton height={260} radius={8} /> : null}
      {!isLoading && user ? <TestCheckoutScreen checkoutId={checkoutId} /> : null}
      {!isLoading && !user ? (
        <EmptyState icon={LockKeyhole} title="Sign in required" hint="Please sign in to subscribe to a plan." action={signIn} />
      ) : null}
    </div>
  );
}
