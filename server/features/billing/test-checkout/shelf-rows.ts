import { eq } from 'drizzle-orm';
import { testPaymentObjects } from '../../../db/schema/index.ts';
import type { Db } from '../../../kernel/db.ts';

export async function readObject(db: Db, id: string): Promise<Record<string, unknown> | null> {
  const [row] = await db
    .select({ body: testPaymentObjects.body })
    .from(testPaymentObjects)
    .where(eq(testPaymentObjects.id, id))
    .for('update');
  return row?.body ?? null;
}

export async function writeObject(db: Db, row: typeof testPaymentObjects.$inferInsert): Promise<void> {
  const { id: _id, ...rest } = row;
  await db.insert(testPaymentObjects).values(row).onConflictDoUpdate({ target: testPaymentObjects.id, set: rest });
}
