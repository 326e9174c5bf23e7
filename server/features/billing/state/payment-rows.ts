import { and, desc, eq, inArray, isNull } from 'drizzle-orm';
import { payments, refunds } from '../../../db/schema/index.ts';
import type { Db } from '../../../kernel/db.ts';

export type Payment = typeof payments.$inferSelect;
export type NewPayment = typeof payments.$inferInsert;
export type Refund = typeof refunds.$inferSelect;

export async function findPaymentByInvoice(db: Db, invoiceId: string): Promise<Payment | null> {
  const [row] = await db.select().from(payments).where(eq(payments.invoiceId, invoiceId));
  return row ?? null;
}

export async function findPayment(db: Db, id: string): Promise<Payment | null> {
  const [row] = await db.select().from(payments).where(eq(payments.id, id));
  return row ?? null;
}

export async function insertPayment(db: Db, row: NewPayment): Promise<void> {
  await db.insert(payments).values(row);
}

export async function changePayment(db: Db, id: string, change: Partial<NewPayment>): Promise<void> {
  await db.update(payments).set(change).where(eq(payments.id, id));
}

/** The latest first. */
export const listPaymentsOf = (db: Db, customerIds: readonly string[]): Promise<Payment[]> =>
  db
    .select()
    .from(payments)
    .where(inArray(payments.customerId, [...customerIds]))
    .orderBy(desc(payments.billedAt), desc(payments.id));

/** Payments that came before it was known whose they are. */
export async function namePayments(db: Db, customerId: string, userId: string): Promise<void> {
  await db
    .update(payments)
    .set({ userId })
    .where(and(eq(payments.customerId, customerId), isNull(payments.userId)));
}

export const listRefundsOf = (db: Db, customerId: string): Promise<Refund[]> =>
  db.select().from(refunds).where(eq(refunds.customerId, customerId));

export async function findRefund(db: Db, chargeId: string): Promise<Refund | null> {
  const [row] = await db.select().from(refunds).where(eq(refunds.chargeId, chargeId));
  return row ?? null;
}

export async function writeRefund(db: Db, row: Refund): Promise<void> {
  const { chargeId: _id, ...rest } = row;
  await db.insert(refunds).values(row).onConflictDoUpdate({ target: refunds.chargeId, set: rest });
}
