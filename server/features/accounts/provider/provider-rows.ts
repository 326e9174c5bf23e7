import { and, eq, gt, lt } from 'drizzle-orm';
import { providerIdentities, providerSignIns } from '../../../db/schema/index.ts';
import type { Db } from '../../../kernel/db.ts';

export type Identity = typeof providerIdentities.$inferSelect;
type Trip = typeof providerSignIns.$inferSelect;

/** Locked: a disconnection under way is waited for. */
export async function lockIdentity(db: Db, { issuer, subject }: Pick<Identity, 'issuer' | 'subject'>): Promise<Identity | null> {
  const isIt = and(eq(providerIdentities.issuer, issuer), eq(providerIdentities.subject, subject));
  const [row] = await db.select().from(providerIdentities).where(isIt).for('update');
  return row ?? null;
}

/** False when the person opens an account already, or the account has someone of this provider. */
export async function insertIdentity(db: Db, row: Identity): Promise<boolean> {
  const rows = await db.insert(providerIdentities).values(row).onConflictDoNothing().returning({ userId: providerIdentities.userId });
  return rows.length > 0;
}

export async function findConnection(db: Db, userId: string, issuer: string): Promise<Identity | null> {
  const [row] = await db.select().from(providerIdentities).where(isOf(userId, issuer));
  return row ?? null;
}

export const listConnectionsOf = (db: Db, userId: string): Promise<Identity[]> =>
  db.select().from(providerIdentities).where(eq(providerIdentities.userId, userId)).orderBy(providerIdentities.connectedAt);

export async function deleteConnection(db: Db, userId: string, issuer: string): Promise<boolean> {
  const rows = await db.delete(providerIdentities).where(isOf(userId, issuer)).returning({ userId: providerIdentities.userId });
  return rows.length > 0;
}

const isOf = (userId: string, issuer: string) => and(eq(providerIdentities.userId, userId), eq(providerIdentities.issuer, issuer));

export async function insertTrip(db: Db, row: Trip): Promise<void> {
  await db.insert(providerSignIns).values(row);
}

export async function findTrip(db: Db, keyHash: string, now: Date): Promise<Trip | null> {
  const [row] = await db.select().from(providerSignIns).where(isUnderWay(keyHash, now));
  return row ?? null;
}

/** Ends a trip and answers what it was; null when there is none, or it is over. One statement: of two answers at once, one finds it. */
export async function spendTrip(db: Db, keyHash: string, now: Date): Promise<Trip | null> {
  const [row] = await db.delete(providerSignIns).where(isUnderWay(keyHash, now)).returning();
  return row ?? null;
}

const isUnderWay = (keyHash: string, now: Date) => and(eq(providerSignIns.keyHash, keyHash), gt(providerSignIns.expiresAt, now));

export async function deleteEndedTrips(db: Db, now: Date): Promise<void> {
  await db.delete(providerSignIns).where(lt(providerSignIns.expiresAt, now));
}
