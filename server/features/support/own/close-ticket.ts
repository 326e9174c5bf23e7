import { requireUser } from '../../../kernel/access.ts';
import type { Verb } from '../../../kernel/feature.ts';
import { notFound, presentHistory } from '../present-ticket.ts';
import { insertEntry } from '../rows/entry-rows.ts';
import { lockTicket, writeTicket } from '../rows/ticket-rows.ts';
import { statusWord } from '../ticket-rules.ts';

/** Closes one's own ticket; closing a closed one changes nothing. Staff close others' by editing them. */
export const closeTicket: Verb<'POST /api/tickets/:ticketId/close'> = (ctx, { params: { ticketId } }) =>
  ctx.transact(async (tx) => {
    const userId = requireUser(tx.actor);
    const ticket = await lockTicket(tx.db, ticketId);
    if (ticket?.userId !== userId) throw notFound();
    if (ticket.status === 'closed') return presentHistory(tx, ticket);
    const change = { status: 'closed', updatedAt: tx.now() } as const;
    await writeTicket(tx.db, ticketId, change);
    const body = `${statusWord(ticket.status)} → ${statusWord('closed')}`;
    await insertEntry(tx.db, { id: tx.newId(), ticketId, authorId: userId, by: 'member', kind: 'change', body, at: tx.now() });
    return presentHistory(tx, { ...ticket, ...change });
  });
