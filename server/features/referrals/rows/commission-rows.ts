import { asc, eq, inArray } from 'drizzle-orm';
import { commissionEntries } from '../../../db/schema/index.ts';
import type { Db } from '../../../kernel/db.ts';

export type CommissionEntry = typeof commissionEntries.$inferSelect;

export async function insertEntries(db: Db, entries: readonly CommissionEntry[]): Promise<void> {
  if (entries.length > 0) await db.insert(commissionEntries).values([...entries]);
}

/** Everything that these codes earned, the oldest first. */
export const listEntries = (db: Db, codeIds: readonly string[]): Promise<CommissionEntry[]> =>
  db
    .select()
    .from(commissionEntries)
    .where(inArray(commissionEntries.codeId, [...codeIds]))
    .orderBy(asc(commissionEntries.at), asc(commissionEntries.id));

export const listEntriesOfPayment = (db: Db, paymentId: string): Promise<CommissionEntry[]> =>
  db.select().from(commissionEntries).where(eq(commissionEntries.paymentId, paymentId));
