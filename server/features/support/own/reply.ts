import { requireUser } from '../../../kernel/access.ts';
import { audit } from '../../../kernel/audit.ts';
import type { Verb } from '../../../kernel/feature.ts';
import { once } from '../../../kernel/once.ts';
import { Refusal } from '../../../kernel/refusal.ts';
import { postNotification } from '../../notifications/index.ts';
import { presentHistory } from '../present-ticket.ts';
import { insertEntry } from '../rows/entry-rows.ts';
import { lockTicket, writeTicket } from '../rows/ticket-rows.ts';
import { statusAfterReply } from '../ticket-rules.ts';
import { checkMine } from './own-tickets.ts';

/** A word from its owner, or from staff, which the owner finds on the bell. */
export const replyToTicket: Verb<'POST /api/tickets/:ticketId/replies'> = (ctx, { params: { ticketId }, body }) =>
  ctx.transact((tx) =>
    once(tx, requireUser(tx.actor), `ticket-reply ${ticketId}`, body, async () => {
      const ticket = checkMine(tx, await lockTicket(tx.db, ticketId));
      if (ticket.status === 'closed') throw new Refusal('CONFLICT', 'This ticket is closed. Open another one.');
      const authorId = requireUser(tx.actor);
      const by = ticket.userId === authorId ? 'member' : 'staff';
      const change = { status: statusAfterReply(ticket.status, by), updatedAt: tx.now() };
      const entryId = tx.newId();
      await insertEntry(tx.db, { id: entryId, ticketId, authorId, by, kind: 'reply', body: body.body, at: tx.now() });
      await writeTicket(tx.db, ticketId, change);
      if (by === 'staff') {
        await audit(tx, 'ticket.answered', `ticket:${ticketId}`);
        await postNotification(tx, {
          userId: ticket.userId,
          kind: 'ticket',
          title: 'Your ticket was answered',
          body: ticket.title,
          href: '/support',
          dedupeKey: `ticket-reply:${entryId}`,
        });
      }
      return presentHistory(tx, { ...ticket, ...change });
    }),
  );
