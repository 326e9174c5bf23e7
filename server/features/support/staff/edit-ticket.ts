import { requireUser } from '../../../kernel/access.ts';
import { audit } from '../../../kernel/audit.ts';
import type { Verb } from '../../../kernel/feature.ts';
import { postNotification } from '../../notifications/index.ts';
import { getForStaff, notFound } from '../present-ticket.ts';
import { insertEntry } from '../rows/entry-rows.ts';
import { lockTicket, writeTicket } from '../rows/ticket-rows.ts';
import { describeChange, statusWord } from '../ticket-rules.ts';

/** Changes a ticket; what was changed stands in its history, and its owner hears of a new state. */
export const editTicket: Verb<'PATCH /api/admin/tickets/:ticketId'> = (ctx, { params: { ticketId }, body }) =>
  ctx.transact(async (tx) => {
    const staffId = requireUser(tx.actor);
    const before = await lockTicket(tx.db, ticketId);
    if (!before) throw notFound();
    const { assignedToMe, ...fields } = body;
    const assigneeId = assignedToMe === undefined ? before.assigneeId : assignedToMe ? staffId : null;
    const given = Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined)) as Partial<typeof before>;
    const after = { ...before, ...given, assigneeId };
    const said = describeChange(before, after);
    if (said === '') return getForStaff(tx, ticketId);
    await writeTicket(tx.db, ticketId, { ...given, assigneeId, updatedAt: tx.now() });
    const entryId = tx.newId();
    await insertEntry(tx.db, { id: entryId, ticketId, authorId: staffId, by: 'staff', kind: 'change', body: said, at: tx.now() });
    await audit(tx, 'ticket.changed', `ticket:${ticketId}`, { change: said });
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
export const deleteTicket: Verb<'DELETE /api/admin/tickets/:ticketId'> = (ctx, { params: { ticketId } }) =>
  ctx.transact(async (tx) => {
    if (!(await lockTicket(tx.db, ticketId))) throw notFound();
    await writeTicket(tx.db, ticketId, { deletedAt: tx.now() });
    await audit(tx, 'ticket.deleted', `ticket:${ticketId}`);
    return { ok: true };
  });
