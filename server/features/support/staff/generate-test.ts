import type { Verb } from '../../../kernel/feature.ts';
import { openTicket } from '../open-ticket.ts';
import { getForStaff } from '../present-ticket.ts';

/** A ticket of the admin's own, stored like any other, that says that it is a test. */
export const generateTestTicket: Verb<'POST /api/admin/tickets/generate-test'> = (ctx) =>
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
