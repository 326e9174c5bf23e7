import { and, desc, eq, isNull } from 'drizzle-orm';
import { customers } from '../../../db/schema/index.ts';
import type { Db } from '../../../kernel/db.ts';

export type Customer = typeof customers.$inferSelect;

/** Locks a payer, known or new: what is decided from all that is stored about one is decided by one at a time. */
export async function lockCustomer(db: Db, fresh: Omit<Customer, 'userId'>): Promise<Customer> {
  await db.insert(customers).values(fresh).onConflictDoNothing();
  const [row] = await db.select().from(customers).where(eq(customers.id, fresh.id)).for('update');
  return row!;
}

export async function insertCustomer(db: Db, customer: Customer): Promise<void> {
  await db.insert(customers).values(customer).onConflictDoNothing();
}

/** A payer once known as someone's stays theirs. */
export async function nameCustomer(db: Db, id: string, userId: string): Promise<void> {
  await db
    .update(customers)
    .set({ userId })
    .where(and(eq(customers.id, id), isNull(customers.userId)));
}

export async function findCustomer(db: Db, id: string): Promise<Customer | null> {
  const [row] = await db.select().from(customers).where(eq(customers.id, id));
  return row ?? null;
}

/** The payers that are this user, the latest first. */
export const listCustomersOf = (db: Db, userId: string): Promise<Customer[]> =>
  db.select().from(customers).where(eq(customers.userId, userId)).orderBy(desc(customers.createdAt), desc(customers.id));
