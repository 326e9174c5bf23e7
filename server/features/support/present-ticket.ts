import type { Contract } from '@clearedge/contract';
import type { CallResult } from '@clearedge/contract/route';
import type { Ctx } from '../../kernel/ctx.ts';
import { DomainError } from '../../kernel/domain-error.ts';
import { findForStaff, listEntries, type StaffTicketRow, type TicketRow } from './ticket-rows.ts';

export type Ticket = CallResult<Contract['GET /api/tickets']>[number];
export type StaffTicket = CallResult<Contract['GET /api/admin/tickets']>[number];

export const notFound = (): DomainError => new DomainError('NOT_FOUND', 'This ticket could not be found.');

export const presentTicket = (row: TicketRow): Ticket => ({
  id: row.id,
  title: row.title,
  description: row.description,
  category: row.category,
  priority: row.priority,
  status: row.status,
  source: row.source,
  metadata: row.metadata,
  createdAt: row.createdAt.toISOString(),
  updatedAt: row.updatedAt.toISOString(),
});

export const presentForStaff = ({ ticket, owner, assignee }: StaffTicketRow): StaffTicket => ({
  ...presentTicket(ticket),
  userId: ticket.userId,
  username: owner.username,
  userTier: owner.tier,
  assignee,
});

export async function getForStaff(ctx: Ctx, ticketId: string): Promise<StaffTicket> {
  const row = await findForStaff(ctx.db, ticketId);
  if (!row) throw notFound();
  return presentForStaff(row);
}

/** A ticket with what was stated and done about it; its owner does not learn who of the staff did. */
export async function presentHistory(ctx: Ctx, ticket: TicketRow): Promise<CallResult<Contract['GET /api/tickets/:ticketId']>> {
  const isAdmin = ctx.actor.kind === 'user' && ctx.actor.isAdmin;
  const entries = await listEntries(ctx.db, ticket.id);
  return {
    ...presentTicket(ticket),
    entries: entries.map(({ entry, author }) => ({
      id: entry.id,
      at: entry.at.toISOString(),
      by: entry.by,
      author: entry.by === 'staff' && !isAdmin ? null : author,
      kind: entry.kind,
      body: entry.body,
    })),
  };
}
