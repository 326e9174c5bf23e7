import { FREE_TIER } from '@clearedge/contract/entitlements';
import { desc, eq } from 'drizzle-orm';
import { planGrants, stripeEvents } from '../../../db/schema/index.ts';
import type { Db } from '../../../kernel/db.ts';

export type PlanGrant = typeof planGrants.$inferSelect;

/** False when this event was taken in before, by whatever process. One that is being taken in is waited for. */
export async function insertStripeEvent(db: Db, event: typeof stripeEvents.$inferInsert): Promise<boolean> {
  const rows = await db.insert(stripeEvents).values(event).onConflictDoNothing().returning({ id: stripeEvents.id });
  return rows.length > 0;
}

export async function writeOutcome(db: Db, id: string, outcome: string): Promise<void> {
  await db.update(stripeEvents).set({ outcome }).where(eq(stripeEvents.id, id));
}

export async function findLatestEvent(db: Db): Promise<{ type: string; receivedAt: Date } | null> {
  const [row] = await db
    .select({ type: stripeEvents.type, receivedAt: stripeEvents.receivedAt })
    .from(stripeEvents)
    .where(eq(stripeEvents.gateway, 'stripe'))
    .orderBy(desc(stripeEvents.receivedAt))
    .limit(1);
  return row ?? null;
}

/** Locks what a user was last given by subscriptions. */
export async function lockGrant(db: Db, userId: string, now: Date): Promise<PlanGrant> {
  await db.insert(planGrants).values({ userId, tier: FREE_TIER, status: 'none', endAt: null, changedAt: now }).onConflictDoNothing();
  const [row] = await db.select().from(planGrants).where(eq(planGrants.userId, userId)).for('update');
  return row!;
}

export async function writeGrant(db: Db, { userId, ...rest }: PlanGrant): Promise<void> {
  await db.update(planGrants).set(rest).where(eq(planGrants.userId, userId));
}
