import { TICKET_LIMITS } from '@clearedge/contract/routes/support/ticket-terms';
import { type SubmitEvent, useState } from 'react';
import { useReaderFormat } from '../../../core/settings/reader-format.ts';
import { Button } from '../../../ui/controls/button.tsx';
import { TextArea } from '../../../ui/controls/text-area.tsx';
import { Badge } from '../../../ui/marks/badge.tsx';
import { Dialog } from '../../../ui/overlay/dialog.tsx';
import { Loaded } from '../../../ui/states/loaded.tsx';
import { type TicketHistory, useCloseTicket, useReply, useTicket } from '../ticket.queries.ts';
import { CATEGORIES, labelOf, PRIORITIES, PRIORITY_LOOK, STATUS_LOOK, STATUSES } from '../ticket-words.ts';

function Entries({ entries }: { entries: TicketHistory['entries'] }) {
  const { dateTime } = useReaderFormat();
  if (entries.length === 0) return <p className="muted">Nothing was said yet.</p>;
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
export function DetailsDialog({
  ticketId,
  title,
  isOwn,
  onClose,
}: {
  ticketId: string;
  title: string;
  isOwn: boolean;
  onClose: () => void;
}) {
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
