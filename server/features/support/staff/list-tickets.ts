import { requireUser } from '../../../kernel/access.ts';
import type { Verb } from '../../../kernel/feature.ts';
import { presentForStaff } from '../present-ticket.ts';
import { listForStaff, sumTickets } from '../rows/ticket-rows.ts';

export const listTickets: Verb<'GET /api/admin/tickets'> = async (ctx, { query: { assigned, page, limit, ...filter } }) => {
  const assigneeId = assigned === 'me' ? requireUser(ctx.actor) : assigned === 'nobody' ? null : undefined;
  const rows = await listForStaff(ctx.db, { ...filter, assigneeId }, { limit, offset: (page - 1) * limit });
  return rows.map(presentForStaff);
};

export const summariseTickets: Verb<'GET /api/admin/tickets/summary'> = (ctx) => sumTickets(ctx.db);
