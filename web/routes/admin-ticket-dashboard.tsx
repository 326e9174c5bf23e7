import { LockKeyhole, Plus } from 'lucide-react';
import { useState } from 'react';
import { Link } from 'react-router';
import { useDocumentTitle } from '../core/document-title.ts';
import { useSession } from '../core/session/session.ts';
import { openSignIn } from '../core/session/sign-in.ts';
import { useCan } from '../core/session/use-can.ts';
import { DashboardScreen } from '../features/support-tickets/dashboard/dashboard-screen.tsx';
import { CreateTicketDialog } from '../features/support-tickets/support-tickets-parts.tsx';
import { paths } from '../lib/paths.ts';
import { Button, buttonClass } from '../ui/controls/button.tsx';
import { EmptyState, Skeleton } from '../ui/states/states.tsx';

function Refused({ isSignedIn }: { isSignedIn: boolean }) {
  if (isSignedIn)
    return (
      <EmptyState
        icon={LockKeyhole}
        title="Admin access required"
        hint="Your own tickets are on the support page."
        action={
          <Link className={buttonClass()} to={paths.support}>
            Support
          </Link>
        }
      />
    );
  const signIn = <Button onClick={() => openSignIn('login')}>Sign In</Button>;
  return <EmptyState icon={LockKeyhole} title="Authentication Required" hint="Sign in to see tickets and bets." action={signIn} />;
}

/** Tickets and bets: everybody's for staff, an Elite member's own. */
export default function TicketDashboardRoute() {
  useDocumentTitle('Ticket Dashboard');
  const { user, isAdmin, isLoading } = useSession();
  const isOpen = useCan('ticketDashboard');
  const [isCreating, setIsCreating] = useState(false);
  const isShown = !isLoading && (isAdmin || (user !== null && isOpen));
  return (
    <div className="page tickets">
      <header className="page-h">
        <h1>Ticket Dashboard</h1>
        <span className="cap">{isAdmin ? 'Tickets and bets of all members' : 'Your tickets and bets'}</span>
        <span className="grow" />
        {isShown ? (
          <Button look="primary" onClick={() => setIsCreating(true)}>
            <Plus /> Create Ticket
          </Button>
        ) : null}
      </header>
      {isLoading ? <Skeleton height={480} radius={8} /> : null}
      {!isLoading && !isShown ? <Refused isSignedIn={user !== null} /> : null}
      {isShown ? <DashboardScreen /> : null}
      {isCreating ? <CreateTicketDialog canPrioritize={isAdmin} onClose={() => setIsCreating(false)} /> : null}
    </div>
  );
}
