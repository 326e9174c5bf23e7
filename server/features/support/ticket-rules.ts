import { can, type Tier } from '@clearedge/contract/entitlements';

export type Status = 'open' | 'in_progress' | 'resolved' | 'closed';
export type Priority = 'low' | 'medium' | 'high' | 'urgent';

/** How urgent a ticket is: Elite members and staff say so themselves. */
export const priorityOf = (wanted: Priority, { tier, isAdmin }: { tier: Tier; isAdmin: boolean }): Priority =>
  can(tier, 'ticketPriority') || isAdmin ? wanted : 'medium';

/** Where a ticket stands after a reply: its owner opens a resolved one again, staff take an open one in hand. */
export function statusAfterReply(status: Status, by: 'member' | 'staff'): Status {
  if (by === 'member') return status === 'resolved' ? 'open' : status;
  return status === 'open' ? 'in_progress' : status;
}

const WORDS: Readonly<Record<Status, string>> = { open: 'Open', in_progress: 'In progress', resolved: 'Resolved', closed: 'Closed' };
export const statusWord = (status: Status): string => WORDS[status];

type Editable = { title: string; description: string; category: string; priority: string; status: Status; assigneeId: string | null };

/** What was changed, in a sentence for the history; empty when nothing was. */
export function describeChange(before: Editable, after: Editable): string {
  const stated: string[] = [];
  if (before.status !== after.status) stated.push(`${WORDS[before.status]} → ${WORDS[after.status]}`);
  if (before.priority !== after.priority) stated.push(`Priority ${before.priority} → ${after.priority}`);
  if (before.category !== after.category) stated.push(`Category ${before.category} → ${after.category}`);
  if (before.title !== after.title) stated.push('Title changed');
  if (before.description !== after.description) stated.push('Description changed');
  if (before.assigneeId !== after.assigneeId) stated.push(after.assigneeId ? 'Assigned' : 'Unassigned');
  return stated.join('; ');
}
