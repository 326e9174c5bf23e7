import { type ReactNode, useState } from 'react';
import { useReaderFormat } from '../../../core/settings/reader-format.ts';
import { Button } from '../../../ui/controls/button.tsx';
import { Badge } from '../../../ui/marks/badge.tsx';
import type { Ticket } from '../ticket.queries.ts';
import { CATEGORIES, labelOf, PRIORITIES, PRIORITY_LOOK, STATUS_LOOK, STATUSES } from '../ticket-words.ts';
import { DetailsDialog } from './details-dialog.tsx';

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
