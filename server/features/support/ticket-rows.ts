import type { Tier } from '@clearedge/contract/entitlements';
import { and, asc, count, desc, eq, ilike, inArray, isNull, or, type SQL, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { ticketEntries, tickets, users } from '../../db/schema/index.ts';
import type { Db } from '../../kernel/db.ts';

type EntryRow = typeof ticketEntries.$inferSelect;

export async function insertEntry(db: Db, entry: Omit<EntryRow, 'sequence'>): Promise<void> {
  await db.insert(ticketEntries).values(entry);
}

export const listEntries = (db: Db, ticketId: string): Promise<{ entry: EntryRow; author: string | null }[]> =>
  db
    .select({ entry: ticketEntries, author: users.username })
    .from(ticketEntries)
    .leftJoin(users, eq(users.id, ticketEntries.authorId))
    .where(eq(ticketEntries.ticketId, ticketId))
    .orderBy(asc(ticketEntries.sequence));

export type TicketRow = typeof tickets.$inferSelect;
export interface StaffTicketRow {
  ticket: TicketRow;
  owner: { username: string; tier: Tier };
  assignee: string | null;
}
interface TicketFilter {
  status?: TicketRow['status'] | undefined;
  priority?: TicketRow['priority'] | undefined;
  category?: TicketRow['category'] | undefined;
  search?: string | undefined;
  /** An id, or null for tickets that no one sees to. */
  assigneeId?: string | null | undefined;
}

const isStored = isNull(tickets.deletedAt);
const OPEN = ['open', 'in_progress'] as const;

export const listTicketsOf = (db: Db, userId: string): Promise<TicketRow[]> =>
  db
    .select()
    .from(tickets)
    .where(and(eq(tickets.userId, userId), isStored))
    .orderBy(desc(tickets.createdAt), desc(tickets.id));

export const countOpenOf = (db: Db, userId: string): Promise<number> =>
  db.$count(tickets, and(eq(tickets.userId, userId), isStored, inArray(tickets.status, [...OPEN])));

export async function insertTicket(db: Db, ticket: TicketRow): Promise<void> {
  await db.insert(tickets).values(ticket);
}

export async function findTicket(db: Db, id: string): Promise<TicketRow | null> {
  const [row] = await db
    .select()
    .from(tickets)
    .where(and(eq(tickets.id, id), isStored));
  return row ?? null;
}

export async function lockTicket(db: Db, id: string): Promise<TicketRow | null> {
  const [row] = await db
    .select()
    .from(tickets)
    .where(and(eq(tickets.id, id), isStored))
    .for('update');
  return row ?? null;
}

export async function writeTicket(db: Db, id: string, change: Partial<TicketRow>): Promise<void> {
  await db.update(tickets).set(change).where(eq(tickets.id, id));
}

const assignees = alias(users, 'assignees');

/** Signs that mean something in a pattern are looked for as they are. */
const patternOf = (search: string): string => `%${search.replace(/[\\%_]/g, (sign) => `\\${sign}`)}%`;

function finds(search: string | undefined): SQL | undefined {
  if (!search) return undefined;
  const pattern = patternOf(search);
  return or(ilike(tickets.title, pattern), ilike(tickets.description, pattern), ilike(users.username, pattern));
}

function whereOf({ status, priority, category, assigneeId, search }: TicketFilter): SQL | undefined {
  return and(
    isStored,
    finds(search),
    status ? eq(tickets.status, status) : undefined,
    priority ? eq(tickets.priority, priority) : undefined,
    category ? eq(tickets.category, category) : undefined,
    assigneeId === null ? isNull(tickets.assigneeId) : assigneeId === undefined ? undefined : eq(tickets.assigneeId, assigneeId),
  );
}

const selectForStaff = (db: Db, where: SQL | undefined) =>
  db
    .select({ ticket: tickets, owner: { username: users.username, tier: users.tier }, assignee: assignees.username })
    .from(tickets)
    .innerJoin(users, eq(users.id, tickets.userId))
    .leftJoin(assignees, eq(assignees.id, tickets.assigneeId))
    .where(where);

export const listForStaff = (
  db: Db,
  filter: TicketFilter,
  { limit, offset }: { limit: number; offset: number },
): Promise<StaffTicketRow[]> =>
  selectForStaff(db, whereOf(filter)).orderBy(desc(tickets.createdAt), desc(tickets.id)).limit(limit).offset(offset);

export async function findForStaff(db: Db, id: string): Promise<StaffTicketRow | null> {
  return (await selectForStaff(db, and(eq(tickets.id, id), isStored)))[0] ?? null;
}

export async function sumTickets(db: Db): Promise<{ total: number; open: number; resolved: number; highPriority: number }> {
  const of = (is: SQL) => sql<number>`count(*) filter (where ${is})::int`;
  const [row] = await db
    .select({
      total: count(),
      open: of(sql`${tickets.status} = 'open'`),
      resolved: of(sql`${tickets.status} = 'resolved'`),
      highPriority: of(sql`${tickets.priority} in ('high', 'urgent')`),
    })
    .from(tickets)
    .where(isStored);
  return row ?? { total: 0, open: 0, resolved: 0, highPriority: 0 };
}
