import { asc, eq } from 'drizzle-orm';
import { ticketEntries, users } from '../../../db/schema/index.ts';
import type { Db } from '../../../kernel/db.ts';

export type EntryRow = typeof ticketEntries.$inferSelect;

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
