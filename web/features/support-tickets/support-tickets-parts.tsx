import { TICKET_DEFAULTS, TICKET_LIMITS } from '@clearedge/contract/routes/support/ticket-terms';
import { LifeBuoy, Plus } from 'lucide-react';
import { type ReactNode, type SubmitEvent, useState } from 'react';
import { useSession } from '../../core/session/session.ts';
import { openSignIn } from '../../core/session/sign-in.ts';
import { useCan } from '../../core/session/use-can.ts';
import { useReaderFormat } from '../../core/settings/reader-format.ts';
import { Button } from '../../ui/controls/button.tsx';
import { DraftArea, DraftField } from '../../ui/controls/draft-field.tsx';
import { Select } from '../../ui/controls/select.tsx';
import { TextArea } from '../../ui/controls/text-area.tsx';
import { Panel } from '../../ui/layout/panel.tsx';
import { Badge } from '../../ui/marks/badge.tsx';
import { Dialog } from '../../ui/overlay/dialog.tsx';
import { FormDialog } from '../../ui/overlay/form-dialog.tsx';
import { Loaded } from '../../ui/states/loaded.tsx';
import { EmptyState, ErrorState, Skeleton } from '../../ui/states/states.tsx';
import {
  type NewTicket,
  type Ticket,
  type TicketHistory,
  useCloseTicket,
  useOpenTicket,
  useOwnTickets,
  useReply,
  useTicket,
} from './ticket.queries.ts';
import { CATEGORIES, labelOf, PRIORITIES, PRIORITY_LOOK, STATUS_LOOK, STATUSES } from './ticket-words.ts';
import './tickets.css';

type Draft = { [K in keyof NewTicket]-?: NonNullable<NewTicket[K]> };
const EMPTY: Draft = { title: '', description: '', ...TICKET_DEFAULTS };

/** Opens a ticket; how urgent it is, Elite members say themselves. */
export function CreateTicketDialog({ onClose, canPrioritize }: { onClose: () => void; canPrioritize?: boolean }) {
  const isOpen = useCan('ticketPriority');
  const [draft, setDraft] = useState(EMPTY);
  const [key, setKey] = useState<string>(() => crypto.randomUUID());
  const open = useOpenTicket(onClose);
  const change = (patch: Partial<Draft>): void => {
    setDraft({ ...draft, ...patch });
    setKey(crypto.randomUUID());
  };
  const fields = { draft, onChange: change };
  const isEmpty = draft.title.trim() === '' || draft.description.trim() === '';
  const send = (): void => {
    if (!isEmpty) open.mutate({ ...draft, key });
  };
  return (
    <FormDialog
      title="Create Ticket"
      description="Our support team will answer here and in the bell."
      action="Create Ticket"
      busy="Creating..."
      isBusy={open.isPending}
      canSend={!isEmpty}
      onSend={send}
      onClose={onClose}
    >
      <DraftField {...fields} name="title" label="Title" required maxLength={TICKET_LIMITS.title} />
      <DraftArea {...fields} name="description" rows={4} label="Description" required maxLength={TICKET_LIMITS.text} />
      <Select label="Category" value={draft.category} options={CATEGORIES} onChange={(category) => change({ category })} />
      {isOpen || canPrioritize ? (
        <Select label="Priority" value={draft.priority} options={PRIORITIES} onChange={(priority) => change({ priority })} />
      ) : null}
    </FormDialog>
  );
}

function Entries({ entries }: { entries: TicketHistory['entries'] }) {
  const { dateTime } = useReaderFormat();
  if (entries.length === 0) return <p className="muted">No messages yet.</p>;
  return (
    <ol className="tk-log">
      {entries.map((entry) => (
        <li key={entry.id} className={entry.kind}>
          <span className="cap">
            {entry.by === 'staff' ? `Support${entry.author ? ` (${entry.author})` : ''}` : (entry.author ?? 'Member')}, {dateTime(entry.at)}
          </span>
          <p>{entry.body}</p>
        </li>
      ))}
    </ol>
  );
}

function ReplyForm({ ticketId }: { ticketId: string }) {
  const [body, setBody] = useState('');
  const [key, setKey] = useState<string>(() => crypto.randomUUID());
  const reply = useReply(ticketId, () => setBody(''));
  const submit = (event: SubmitEvent): void => {
    event.preventDefault();
    if (body.trim() !== '') reply.mutate({ body, key });
  };
  const change = (text: string): void => {
    setBody(text);
    setKey(crypto.randomUUID());
  };
  return (
    <form className="form" onSubmit={submit}>
      <TextArea rows={4} label="Reply" maxLength={TICKET_LIMITS.text} value={body} onChange={(event) => change(event.target.value)} />
      <Button type="submit" look="primary" disabled={body.trim() === '' || reply.isPending}>
        {reply.isPending ? 'Sending...' : 'Send Reply'}
      </Button>
    </form>
  );
}

function Facts({ ticket }: { ticket: TicketHistory }) {
  const metadata = Object.entries(ticket.metadata);
  return (
    <>
      <p className="tk-badges">
        <Badge look={STATUS_LOOK[ticket.status]}>{labelOf(STATUSES, ticket.status)}</Badge>
        <Badge look={PRIORITY_LOOK[ticket.priority]}>{labelOf(PRIORITIES, ticket.priority)} priority</Badge>
        <span className="cap">
          {labelOf(CATEGORIES, ticket.category)}, from {ticket.source}
        </span>
      </p>
      <p className="tk-words">{ticket.description}</p>
      {metadata.length > 0 ? (
        <dl className="facts">
          {metadata.map(([name, value]) => (
            <div key={name}>
              <dt>{name}</dt>
              <dd>{typeof value === 'string' ? value : JSON.stringify(value)}</dd>
            </div>
          ))}
        </dl>
      ) : null}
    </>
  );
}

/** A ticket with its history; whoever may read it may answer, and its owner close it. */
function DetailsDialog({ ticketId, title, isOwn, onClose }: { ticketId: string; title: string; isOwn: boolean; onClose: () => void }) {
  const answer = useTicket(ticketId);
  const { data } = answer;
  const close = useCloseTicket();
  const isClosed = data?.status === 'closed';
  const footer = (
    <>
      {isOwn && data && !isClosed ? (
        <Button disabled={close.isPending} onClick={() => close.mutate(ticketId)}>
          Close Ticket
        </Button>
      ) : null}
      <Button onClick={onClose}>Done</Button>
    </>
  );
  return (
    <Dialog open onOpenChange={(isOpen) => (isOpen ? undefined : onClose())} title={title} footer={footer} wide>
      <Loaded answer={answer} failed="The ticket could not be loaded" height={200}>
        {(ticket) => (
          <div className="stack">
            <Facts ticket={ticket} />
            <Entries entries={ticket.entries} />
            {isClosed ? <p className="muted">This ticket is closed.</p> : <ReplyForm ticketId={ticketId} />}
          </div>
        )}
      </Loaded>
    </Dialog>
  );
}

/** One ticket in a list; `who` says whose it is, where that is not clear. */
export function TicketCard({ ticket, isOwn, who, tools }: { ticket: Ticket; isOwn: boolean; who?: string; tools?: ReactNode }) {
  const { dateTime } = useReaderFormat();
  const [isOpen, setIsOpen] = useState(false);
  return (
    <article className="tk-card" aria-label={ticket.title}>
      <div className="tk-main">
        <h3>{ticket.title}</h3>
        <p className="tk-brief">{ticket.description}</p>
        <p className="cap">
          {who ? `${who}, ` : ''}
          {labelOf(CATEGORIES, ticket.category)}, {dateTime(ticket.createdAt)}
        </p>
      </div>
      <p className="tk-badges">
        <Badge look={STATUS_LOOK[ticket.status]}>{labelOf(STATUSES, ticket.status)}</Badge>
        <Badge look={PRIORITY_LOOK[ticket.priority]}>{labelOf(PRIORITIES, ticket.priority)}</Badge>
      </p>
      <div className="tk-acts">
        <Button size="sm" aria-label={`View details of ${ticket.title}`} onClick={() => setIsOpen(true)}>
          View Details
        </Button>
        {tools}
      </div>
      {isOpen ? <DetailsDialog ticketId={ticket.id} title={ticket.title} isOwn={isOwn} onClose={() => setIsOpen(false)} /> : null}
    </article>
  );
}

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
        <EmptyState icon={LifeBuoy} title="No tickets found" hint="Ask, and the answer appears here." action={create} />
      ) : null}
      {data?.map((ticket) => (
        <TicketCard key={ticket.id} ticket={ticket} isOwn />
      ))}
      {isCreating ? <CreateTicketDialog onClose={() => setIsCreating(false)} /> : null}
    </Panel>
  );
}
