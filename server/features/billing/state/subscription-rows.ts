import { and, asc, eq, gt, inArray, notInArray, sql } from 'drizzle-orm';
import { customers, subscriptions } from '../../../db/schema/index.ts';
import type { Db } from '../../../kernel/db.ts';
import type { Gateway } from '../../../ports/index.ts';
import { TERMINAL } from './plan-rules.ts';

export type Subscription = typeof subscriptions.$inferSelect;
export type NewSubscription = typeof subscriptions.$inferInsert;

export async function findSubscription(db: Db, id: string): Promise<Subscription | null> {
  const [row] = await db.select().from(subscriptions).where(eq(subscriptions.id, id));
  return row ?? null;
}

export async function insertSubscription(db: Db, row: NewSubscription): Promise<void> {
  await db.insert(subscriptions).values(row).onConflictDoNothing();
}

export async function changeSubscriptionRow(db: Db, id: string, change: Partial<NewSubscription>): Promise<void> {
  await db
    .update(subscriptions)
    .set({ ...change, version: sql`${subscriptions.version} + 1` })
    .where(eq(subscriptions.id, id));
}

export const listSubscriptionsOf = (db: Db, customerIds: readonly string[]): Promise<Subscription[]> =>
  db
    .select()
    .from(subscriptions)
    .where(inArray(subscriptions.customerId, [...customerIds]))
    .orderBy(asc(subscriptions.startedAt), asc(subscriptions.id));

/** A page of what has not ended, by id. */
export const listRunning = async (db: Db, gateway: Gateway, after: string, limit: number): Promise<string[]> => {
  const rows = await db
    .select({ id: subscriptions.id })
    .from(subscriptions)
    .innerJoin(customers, eq(customers.id, subscriptions.customerId))
    .where(and(eq(customers.gateway, gateway), notInArray(subscriptions.status, [...TERMINAL]), gt(subscriptions.id, after)))
    .orderBy(asc(subscriptions.id))
    .limit(limit);
  return rows.map(({ id }) => id);
};
