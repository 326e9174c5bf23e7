import { LifeBuoy } from 'lucide-react';
import { useDeferredValue, useState } from 'react';
import { useSession } from '../../../core/session/session.ts';
import { Button } from '../../../ui/controls/button.tsx';
import { Panel } from '../../../ui/layout/panel.tsx';
import { EmptyState, ErrorState, Skeleton } from '../../../ui/states/states.tsx';
import { TicketCard } from '../parts/ticket-card.tsx';
import { type StaffTicket, TICKETS_A_PAGE, useGenerateTest, useOwnTickets, useStaffTickets } from '../ticket.queries.ts';
import { DeleteTicketDialog } from './delete-dialog.tsx';
import { EditTicketDialog } from './edit-dialog.tsx';
import { Steps } from './steps.tsx';
import { ANY_TICKET, filterOf, type TicketChoice, TicketFilters } from './ticket-filters.tsx';

function StaffCard({ ticket }: { ticket: StaffTicket }) {
  const me = useSession().user?.id;
  const [shown, setShown] = useState<'edit' | 'delete' | null>(null);
  const close = (): void => setShown(null);
  const tools = (
    <>
      <Button size="sm" aria-label={`Edit ${ticket.title}`} onClick={() => setShown('edit')}>
        Edit
      </Button>
      <Button size="sm" look="danger" aria-label={`Delete ${ticket.title}`} onClick={() => setShown('delete')}>
        Delete
      </Button>
    </>
  );
  const who = `${ticket.username} (${ticket.userTier})${ticket.assignee ? `, seen to by ${ticket.assignee}` : ''}`;
  return (
    <>
      <TicketCard ticket={ticket} isOwn={ticket.userId === me} who={who} tools={tools} />
      {shown === 'edit' ? <EditTicketDialog ticket={ticket} onClose={close} /> : null}
      {shown === 'delete' ? <DeleteTicketDialog ticket={ticket} onClose={close} /> : null}
    </>
  );
}

/** Tickets by state: for staff everybody's, else one's own. */
export function TicketsTab() {
  const { isAdmin } = useSession();
  const [choice, setChoice] = useState(ANY_TICKET);
  const [page, setPage] = useState(1);
  const search = useDeferredValue(choice.search.trim());
  const staff = useStaffTickets(filterOf({ ...choice, search }), page, isAdmin);
  const own = useOwnTickets(!isAdmin);
  const test = useGenerateTest();
  const { data, isError, refetch } = isAdmin ? staff : own;
  const ownShown = (own.data ?? []).filter((ticket) => choice.status === 'all' || ticket.status === choice.status);
  const count = isAdmin ? (staff.data?.length ?? 0) : ownShown.length;
  const choose = (next: TicketChoice): void => {
    setChoice(next);
    setPage(1);
  };
  const tools = (
    <>
      {isAdmin ? (
        <Button size="sm" disabled={test.isPending} onClick={() => test.mutate(undefined)}>
          Generate Test Ticket
        </Button>
      ) : null}
    </>
  );
  return (
    <Panel title={isAdmin ? 'Support tickets' : 'Your tickets'} tools={tools} padded={false}>
      <TicketFilters choice={choice} isStaff={isAdmin} onChange={choose} />
      {isError ? <ErrorState title="The tickets could not be loaded" onRetry={() => void refetch()} /> : null}
      {!data && !isError ? <Skeleton height={240} radius={8} /> : null}
      {data && count === 0 ? <EmptyState icon={LifeBuoy} title="No tickets found" /> : null}
      {isAdmin
        ? staff.data?.map((ticket) => <StaffCard key={ticket.id} ticket={ticket} />)
        : ownShown.map((ticket) => <TicketCard key={ticket.id} ticket={ticket} isOwn />)}
      {isAdmin ? <Steps page={page} isLast={count < TICKETS_A_PAGE} onPage={setPage} /> : null}
    </Panel>
  );
}
