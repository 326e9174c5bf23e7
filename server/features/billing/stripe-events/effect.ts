import type { Ctx } from '../../../kernel/ctx.ts';
import type { Gateway, PaymentEvent, PaymentFact, PriceIds } from '../../../ports/index.ts';
import { findUser } from '../../accounts/index.ts';
import type { BillingHooks } from '../billing-hooks.ts';
import { type Customer, lockCustomer, nameCustomer } from '../state/customer-rows.ts';
import { notifyPayments } from '../state/notify-payments.ts';
import { namePayments } from '../state/payment-rows.ts';
import { settlePlan } from '../state/settle-plan.ts';

/** An event on its way in, inside the transaction that records it. */
export interface Arrival {
  tx: Ctx;
  event: PaymentEvent;
  gateway: Gateway;
  hooks: BillingHooks;
  prices: PriceIds;
  /** Now, in the provider's time. */
  seenAt: Date;
}

export interface Effect {
  outcome: string;
  /** What should be asked for again: a message may be older than what is. */
  subscriptionId?: string | null;
  /** A charge whose invoice has to be asked for. */
  chargeId?: string;
  graceUntil?: Date | null;
  userId?: string;
}
export type TakeIn = (arrival: Arrival) => Promise<Effect>;

export const ignored = (why: string): Effect => ({ outcome: `ignored: ${why}` });

/** The event's fact where it is of the kind that its type promises. */
export function factOf<K extends PaymentFact['kind']>({ fact }: PaymentEvent, kind: K): Extract<PaymentFact, { kind: K }> | null {
  return fact?.kind === kind ? (fact as Extract<PaymentFact, { kind: K }>) : null;
}

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/** Locks the payer of an event and learns whose they are, where that is still open. */
export async function lockPayer({ tx, event, gateway, seenAt }: Arrival, customerId: string, userId: string | null): Promise<Customer> {
  const customer = await lockCustomer(tx.db, { id: customerId, gateway, isLive: event.isLive, createdAt: seenAt });
  if (customer.userId !== null || userId === null || !UUID.test(userId) || !(await findUser(tx, userId))) return customer;
  await nameCustomer(tx.db, customerId, userId);
  await namePayments(tx.db, customerId, userId);
  return { ...customer, userId };
}

/** What follows from a change of a payer's affairs: the plan, and word to those who wait for payments. */
export async function follow(arrival: Arrival, customer: Customer, done: Pick<Effect, 'subscriptionId' | 'chargeId'>): Promise<Effect> {
  const { tx, event, hooks } = arrival;
  const { userId } = customer;
  const graceUntil = userId === null ? null : await settlePlan(tx, userId, { event: event.id, type: event.type });
  await notifyPayments(tx, hooks, customer.id);
  if (userId === null) return { outcome: 'kept: payer not known', ...done };
  return { outcome: 'done', ...done, graceUntil, userId };
}
