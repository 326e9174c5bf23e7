import { requireUser } from '../../../kernel/access.ts';
import type { Ctx } from '../../../kernel/ctx.ts';
import type { Verb } from '../../../kernel/feature.ts';
import { once } from '../../../kernel/once.ts';
import { openTicket } from '../open-ticket.ts';
import { notFound, presentHistory, presentTicket } from '../present-ticket.ts';
import { findTicket, listEntries, listTicketsOf, type TicketRow } from '../ticket-rows.ts';

/** Refuses a ticket that is neither the caller's own nor, for staff, anybody's; a foreign one as if there were none. */
export function checkMine(ctx: Ctx, ticket: TicketRow | null): TicketRow {
  const userId = requireUser(ctx.actor);
  const isAdmin = ctx.actor.kind === 'user' && ctx.actor.isAdmin;
  if (!ticket || (ticket.userId !== userId && !isAdmin)) throw notFound();
  return ticket;
}

export const listOwnTickets: Verb<'GET /api/tickets'> = async (ctx) =>
  (await listTicketsOf(ctx.db, requireUser(ctx.actor))).map(presentTicket);

export const openOwnTicket: Verb<'POST /api/tickets'> = (ctx, { body }) =>
  ctx.transact((tx) =>
    once(tx, requireUser(tx.actor), 'ticket', body, async () => presentTicket(await openTicket(tx, { ...body, source: 'support' }))),
  );

export const getTicket: Verb<'GET /api/tickets/:ticketId'> = async (ctx, { params: { ticketId } }) =>
  presentHistory(ctx, checkMine(ctx, await findTicket(ctx.db, ticketId)));

export async function exportTickets(ctx: Ctx, userId: string): Promise<unknown> {
  const rows = await listTicketsOf(ctx.db, userId);
  return Promise.all(
    rows.map(async (row) => ({
      ...presentTicket(row),
      entries: (await listEntries(ctx.db, row.id)).map(({ entry: { at, by, kind, body } }) => ({ at: at.toISOString(), by, kind, body })),
    })),
  );
}
