import { requireUser } from '../../kernel/access.ts';
import { audit } from '../../kernel/audit.ts';
import { DomainError } from '../../kernel/domain-error.ts';
import { defineFeature, type Verb } from '../../kernel/feature.ts';
import { once } from '../../kernel/once.ts';
import { postNotification } from '../notifications/index.ts';
import { openTicket } from './open-ticket.ts';
import { checkMine, getTicket, listOwnTickets, openOwnTicket } from './own/my-tickets.ts';
import { getForStaff, notFound, presentForStaff, presentHistory } from './present-ticket.ts';
import { insertEntry, listForStaff, lockTicket, sumTickets, writeTicket } from './ticket-rows.ts';
import { describeChange, statusAfterReply, statusWord } from './ticket-rules.ts';

/** Changes a ticket; what was changed stands in its history, and its owner hears of a new state. */
const editTicket: Verb<'PATCH /api/admin/tickets/:ticketId'> = (ctx, { params: { ticketId }, body }) =>
  ctx.transact(async (tx) => {
    const staffId = requireUser(tx.actor);
    const before = await lockTicket(tx.db, ticketId);
    if (!before) throw notFound();
    const { assignedToMe, ...fields } = body;
    const assigneeId = assignedToMe === undefined ? before.assigneeId : assignedToMe ? staffId : null;
    const given = Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined)) as Partial<typeof before>;
    const after = { ...before, ...given, assigneeId };
    const stated = describeChange(before, after);
    if (stated === '') return getForStaff(tx, ticketId);
    await writeTicket(tx.db, ticketId, { ...given, assigneeId, updatedAt: tx.now() });
    const entryId = tx.newId();
    await insertEntry(tx.db, { id: entryId, ticketId, authorId: staffId, by: 'staff', kind: 'change', body: stated, at: tx.now() });
    await audit(tx, 'ticket.changed', `ticket:${ticketId}`, { change: stated });
    if (before.status !== after.status && before.userId !== staffId)
      await postNotification(tx, {
        userId: before.userId,
        kind: 'ticket',
        title: `Your ticket is ${statusWord(after.status).toLowerCase()}`,
        body: after.title,
        href: '/support',
        dedupeKey: `ticket-change:${entryId}`,
      });
    return getForStaff(tx, ticketId);
  });

/** Takes a ticket out of every list. */
const deleteTicket: Verb<'DELETE /api/admin/tickets/:ticketId'> = (ctx, { params: { ticketId } }) =>
  ctx.transact(async (tx) => {
    if (!(await lockTicket(tx.db, ticketId))) throw notFound();
    await writeTicket(tx.db, ticketId, { deletedAt: tx.now() });
    await audit(tx, 'ticket.deleted', `ticket:${ticketId}`);
    return { ok: true };
  });

/** A word from its owner, or from staff, which the owner finds on the bell. */
const replyToTicket: Verb<'POST /api/tickets/:ticketId/replies'> = (ctx, { params: { ticketId }, body }) =>
  ctx.transact((tx) =>
    once(tx, requireUser(tx.actor), `ticket-reply ${ticketId}`, body, async () => {
      const ticket = checkMine(tx, await lockTicket(tx.db, ticketId));
      if (ticket.status === 'closed') throw new DomainError('CONFLICT', 'This ticket is closed. Open another one.');
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

/** Closes one's own ticket; closing a closed one changes nothing. Staff close others' by editing them. */
const closeTicket: Verb<'POST /api/tickets/:ticketId/close'> = (ctx, { params: { ticketId } }) =>
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

/** A ticket of the admin's own, stored like any other, that says that it is a test. */
const generateTestTicket: Verb<'POST /api/admin/tickets/generate-test'> = (ctx) =>
  ctx.transact(async (tx) => {
    const { id } = await openTicket(tx, {
      title: 'Test ticket',
      description: 'Made from the Ticket Dashboard to try it: edit it, answer it, delete it.',
      category: 'analysis_insight',
      priority: 'medium',
      source: 'generate-test',
      metadata: { isTest: true, generatedAt: tx.now().toISOString() },
    });
    return { ticketGenerated: await getForStaff(tx, id) };
  });

const listTickets: Verb<'GET /api/admin/tickets'> = async (ctx, { query: { assigned, page, limit, ...filter } }) => {
  const assigneeId = assigned === 'me' ? requireUser(ctx.actor) : assigned === 'nobody' ? null : undefined;
  const rows = await listForStaff(ctx.db, { ...filter, assigneeId }, { limit, offset: (page - 1) * limit });
  return rows.map(presentForStaff);
};

const summarizeTickets: Verb<'GET /api/admin/tickets/summary'> = (ctx) => sumTickets(ctx.db);

/** Tickets: what members ask, what staff answer. */
export const supportFeature = defineFeature({
  name: 'support',
  routes: {
    'GET /api/tickets': listOwnTickets,
    'POST /api/tickets': openOwnTicket,
    'GET /api/tickets/:ticketId': getTicket,
    'POST /api/tickets/:ticketId/replies': replyToTicket,
    'POST /api/tickets/:ticketId/close': closeTicket,
    'GET /api/admin/tickets': listTickets,
    'GET /api/admin/tickets/summary': summarizeTickets,
    'PATCH /api/admin/tickets/:ticketId': editTicket,
    'DELETE /api/admin/tickets/:ticketId': deleteTicket,
    'POST /api/admin/tickets/generate-test': generateTestTicket,
  },
});
