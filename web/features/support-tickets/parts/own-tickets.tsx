import { LifeBuoy, Plus } from 'lucide-react';
import { useState } from 'react';
import { useSession } from '../../../core/session/session.ts';
import { openSignIn } from '../../../core/session/sign-in.ts';
import { Button } from '../../../ui/controls/button.tsx';
import { Panel } from '../../../ui/layout/panel.tsx';
import { EmptyState, ErrorState, Skeleton } from '../../../ui/states/states.tsx';
import { useOwnTickets } from '../ticket.queries.ts';
import { CreateTicketDialog } from './create-dialog.tsx';
import { TicketCard } from './ticket-card.tsx';

/** One's own tickets, on the support page. */
export function OwnTickets() {
  const { user, isLoading } = useSession();
  const { data, isError, refetch } = useOwnTickets();
  const [isCreating, setIsCreating] = useState(false);
  const create = (
    <Button look="primary" onClick={() => setIsCreating(true)}>
      <Plus /> Create Ticket
    </Button>
  );
  if (isLoading) return <Skeleton height={120} radius={8} />;
  const signIn = <Button onClick={() => openSignIn('login')}>Sign In</Button>;
  return (
    <Panel title="Your tickets" tools={data && data.length > 0 ? create : null} padded={false}>
      {user ? null : <EmptyState icon={LifeBuoy} title="Sign in required" hint="Please sign in to write to support." action={signIn} />}
      {user && isError ? <ErrorState title="Your tickets could not be loaded" onRetry={() => void refetch()} /> : null}
      {user && !data && !isError ? <Skeleton height={120} radius={8} /> : null}
      {data?.length === 0 ? (
        <EmptyState icon={LifeBuoy} title="No tickets found" hint="Ask, and the answer comes here." action={create} />
      ) : null}
      {data?.map((ticket) => (
        <TicketCard key={ticket.id} ticket={ticket} isOwn />
      ))}
      {isCreating ? <CreateTicketDialog onClose={() => setIsCreating(false)} /> : null}
    </Panel>
  );
}
