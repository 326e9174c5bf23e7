import { requireUser } from '../../kernel/access.ts';
import { audit } from '../../kernel/audit.ts';
import type { Ctx } from '../../kernel/ctx.ts';
import { DomainError } from '../../kernel/domain-error.ts';
import { postNotification } from '../notifications/index.ts';
import { getForStaff, notFound, type StaffTicket } from './present-ticket.ts';
import { insertEntry, lockTicket, type TicketRow, writeTicket } from './ticket-rows.ts';

/**
 * Resolves a ticket that another slice opened, in the caller's transaction: `decide` does what staff chose and answers the words that its owner reads.
 * Refuses a ticket of another source, and one that is decided already.
 */
export async function resolveTicket(
  tx: Ctx,
  ticketId: string,
  source: string,
  decide: (ticket: TicketRow) => Promise<string>,
): Promise<StaffTicket> {
  const staffId = requireUser(tx.actor);
  const ticket = await lockTicket(tx.db, ticketId);
  if (!ticket) throw notFound();
  if (ticket.source !== source) throw new DomainError('CONFLICT', 'This ticket is about something else.');
  if (ticket.status === 'resolved' || ticket.status === 'closed') throw new DomainError('CONFLICT', 'This ticket is decided already.');
  const body = await decide(ticket);
  const entryId = tx.newId();
  await insertEntry(tx.db, { id: entryId, ticketId, authorId: staffId, by: 'staff', kind: 'reply', body, at: tx.now() });
  await writeTicket(tx.db, ticketId, { status: 'resolved', updatedAt: tx.now() });
  await audit(tx, 'ticket.answered', `ticket:${ticketId}`);
  if (ticket.userId !== staffId)
    await postNotification(tx, {
      userId: ticket.userId,
      kind: 'ticket',
      title: 'Your ticket was answered',
      body: ticket.title,
      href: '/support',
      dedupeKey: `ticket-reply:${entryId}`,
    });
  return getForStaff(tx, ticketId);
}
