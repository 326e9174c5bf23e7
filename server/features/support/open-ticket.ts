import { TICKET_LIMITS } from '@clearedge/contract/routes/support/ticket-terms';
import { requireUser } from '../../kernel/access.ts';
import type { Ctx } from '../../kernel/ctx.ts';
import { DomainError } from '../../kernel/domain-error.ts';
import { getUser } from '../accounts/index.ts';
import { countOpenOf, insertTicket, type TicketRow } from './ticket-rows.ts';
import { priorityOf } from './ticket-rules.ts';

export interface NewTicket {
  title: string;
  description: string;
  category: TicketRow['category'];
  /** Counts for Elite members and staff; medium for everybody else. */
  priority: TicketRow['priority'];
  /** Where in the product it was opened, such as `support` or `early-access`. */
  source: string;
  metadata?: Record<string, unknown>;
}

/** Opens a ticket of the caller's, in the caller's transaction; for the feedback forms of other slices too. */
export async function openTicket(tx: Ctx, wanted: NewTicket): Promise<TicketRow> {
  const userId = requireUser(tx.actor);
  const user = await getUser(tx, userId);
  if (!user.isAdmin && (await countOpenOf(tx.db, userId)) >= TICKET_LIMITS.openPerMember)
    throw new DomainError('CONFLICT', `You have ${TICKET_LIMITS.openPerMember} open tickets. Close one before you open another.`);
  const now = tx.now();
  const row: TicketRow = {
    id: tx.newId(),
    userId,
    title: wanted.title,
    description: wanted.description,
    category: wanted.category,
    priority: priorityOf(wanted.priority, user),
    status: 'open',
    source: wanted.source,
    metadata: wanted.metadata ?? {},
    assigneeId: null,
    createdAt: now,
    updatedAt: now,
    deletedAt: null,
  };
  await insertTicket(tx.db, row);
  return row;
}
