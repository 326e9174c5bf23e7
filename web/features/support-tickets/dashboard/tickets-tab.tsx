import { COMMENT_TICKET } from '@clearedge/contract/competition';
import { TICKET_LIMITS } from '@clearedge/contract/routes/support/ticket-terms';
import { LifeBuoy } from 'lucide-react';
import { useDeferredValue, useState } from 'react';
import { useSession } from '../../../core/session/session.ts';
import { Button } from '../../../ui/controls/button.tsx';
import { Check } from '../../../ui/controls/check.tsx';
import { DraftArea, DraftField } from '../../../ui/controls/draft-field.tsx';
import { SearchField } from '../../../ui/controls/field.tsx';
import { Select } from '../../../ui/controls/select.tsx';
import { Panel } from '../../../ui/layout/panel.tsx';
import { ConfirmDialog } from '../../../ui/overlay/confirm-dialog.tsx';
import { FormDialog } from '../../../ui/overlay/form-dialog.tsx';
import { EmptyState, ErrorState, Skeleton } from '../../../ui/states/states.tsx';
import { TicketCard } from '../support-tickets-parts.tsx';
import {
  type StaffTicket,
  TICKETS_A_PAGE,
  type TicketFilter,
  useDeleteTicket,
  useEditTicket,
  useGenerateTest,
  useOwnTickets,
  useStaffTickets,
} from '../ticket.queries.ts';
import { CATEGORIES, type Category, PRIORITIES, type Priority, STATUSES, type Status } from '../ticket-words.ts';
import { CommentDecision } from './comment-decision.tsx';
import { Steps } from './steps.tsx';

/** Changes a ticket; only what was changed is sent, so that another's change meanwhile stays. */
function EditTicketDialog({ ticket, onClose }: { ticket: StaffTicket; onClose: () => void }) {
  const me = useSession().user?.username;
  const before = {
    title: ticket.title,
    description: ticket.description,
    category: ticket.category,
    priority: ticket.priority,
    status: ticket.status,
    assignedToMe: ticket.assignee === me,
  };
  const [draft, setDraft] = useState(before);
  const edit = useEditTicket(ticket.id, onClose);
  const changed = Object.entries(draft).filter(([name, value]) => value !== before[name as keyof typeof before]);
  const isEmpty = draft.title.trim() === '' || draft.description.trim() === '';
  const change = (patch: Partial<typeof draft>): void => setDraft({ ...draft, ...patch });
  const fields = { draft, onChange: change };
  const send = (): void => {
    if (changed.length === 0) onClose();
    else if (!isEmpty) edit.mutate(Object.fromEntries(changed));
  };
  return (
    <FormDialog
      title="Edit Ticket"
      action="Save Changes"
      busy="Saving..."
      isBusy={edit.isPending}
      canSend={!isEmpty}
      onSend={send}
      onClose={onClose}
    >
      <DraftField {...fields} name="title" label="Title" maxLength={TICKET_LIMITS.title} />
      <DraftArea {...fields} name="description" rows={4} label="Description" maxLength={TICKET_LIMITS.text} />
      <Select label="Status" value={draft.status} options={STATUSES} onChange={(status) => change({ status })} />
      <Select label="Priority" value={draft.priority} options={PRIORITIES} onChange={(priority) => change({ priority })} />
      <Select label="Category" value={draft.category} options={CATEGORIES} onChange={(category) => change({ category })} />
      <Check checked={draft.assignedToMe} onChange={(assignedToMe) => change({ assignedToMe })}>
        Assigned to me{ticket.assignee && ticket.assignee !== me ? ` (now ${ticket.assignee})` : ''}
      </Check>
    </FormDialog>
  );
}

interface TicketChoice {
  search: string;
  status: Status | 'all';
  priority: Priority | 'all';
  category: Category | 'all';
  assigned: 'all' | 'me' | 'nobody';
}
const ANY_TICKET: TicketChoice = { search: '', status: 'all', priority: 'all', category: 'all', assigned: 'all' };

const ALL = { value: 'all', label: 'All' } as const;
const ASSIGNED = [ALL, { value: 'me', label: 'To me' }, { value: 'nobody', label: 'Unassigned' }] as const;

/** What is asked of the server: only what was chosen. */
const filterOf = (choice: TicketChoice): TicketFilter =>
  Object.fromEntries(Object.entries(choice).filter(([, value]) => value !== 'all' && value !== ''));

interface Props {
  choice: TicketChoice;
  /** Members have few tickets: for them the state is enough. */
  isStaff: boolean;
  onChange: (choice: TicketChoice) => void;
}

function TicketFilters({ choice, isStaff, onChange }: Props) {
  const set = (patch: Partial<TicketChoice>): void => onChange({ ...choice, ...patch });
  const status = <Select label="Status" value={choice.status} options={[ALL, ...STATUSES]} onChange={(next) => set({ status: next })} />;
  if (!isStaff) return <div className="tools tk-tools">{status}</div>;
  return (
    <div className="tools tk-tools">
      <SearchField
        label="Search tickets"
        placeholder="Title, text or username"
        maxLength={120}
        value={choice.search}
        onChange={(search) => set({ search })}
      />
      {status}
      <Select label="Priority" value={choice.priority} options={[ALL, ...PRIORITIES]} onChange={(priority) => set({ priority })} />
      <Select label="Category" value={choice.category} options={[ALL, ...CATEGORIES]} onChange={(category) => set({ category })} />
      <Select label="Assigned" value={choice.assigned} options={ASSIGNED} onChange={(assigned) => set({ assigned })} />
    </div>
  );
}

/** Asks once before a ticket leaves every list. */
function DeleteTicketDialog({ ticket, onClose }: { ticket: StaffTicket; onClose: () => void }) {
  const remove = useDeleteTicket(onClose);
  return (
    <ConfirmDialog
      title={`Delete “${ticket.title}”?`}
      action="Delete Ticket"
      isBusy={remove.isPending}
      onConfirm={() => remove.mutate(ticket.id)}
      onClose={onClose}
    >
      <p>It leaves every list, {ticket.username}’s too. Its history stays in the database.</p>
    </ConfirmDialog>
  );
}

function StaffCard({ ticket }: { ticket: StaffTicket }) {
  const me = useSession().user?.id;
  const [shown, setShown] = useState<'edit' | 'delete' | null>(null);
  const close = (): void => setShown(null);
  const isReport = ticket.source === COMMENT_TICKET && (ticket.status === 'open' || ticket.status === 'in_progress');
  const tools = (
    <>
      {isReport ? <CommentDecision ticket={ticket} /> : null}
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
