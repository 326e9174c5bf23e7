import { GRACE_DAYS } from '@clearedge/contract/routes/billing/plan-terms';
import { DAY_MS } from '@clearedge/quant/calendar';
import type { Ctx } from '../../../kernel/ctx.ts';
import type { Gateway, SubscriptionSnapshot } from '../../../ports/index.ts';
import { machineNow, toProductTime } from '../../accounts/index.ts';
import { readSetup } from '../payment-keys.ts';
import { askAccount, type BillingServices } from '../plan/with-account.ts';
import { applySnapshot, STATED_RANK } from '../state/apply-snapshot.ts';
import { findCustomer, lockCustomer } from '../state/customer-rows.ts';
import { providerNow } from '../state/read-plan-states.ts';
import { settlePlan } from '../state/settle-plan.ts';
import { changeSubscriptionRow, findSubscription, type Subscription } from '../state/subscription-rows.ts';

const MOST_TRIES = 3;

export interface Answer {
  gateway: Gateway;
  snapshot: SubscriptionSnapshot;
  /** When it was asked for. */
  requestedAt: Date;
  /** Of the row at that time, where a change since then must not be written over. */
  version?: number;
  cause: string;
}

/** Keeps the provider's own answer about a subscription, and gives its user what follows. False when the row changed after it was asked. */
export async function keepAnswer(ctx: Ctx, { gateway, snapshot, requestedAt, version, cause }: Answer): Promise<boolean> {
  const setup = await readSetup(ctx);
  const prices = gateway === 'stripe' ? setup.prices : setup.test!.prices;
  return ctx.transact(async (tx) => {
    const known = await findCustomer(tx.db, snapshot.customerId);
    if (!known) return true;
    const customer = await lockCustomer(tx.db, known);
    if (version !== undefined && (await findSubscription(tx.db, snapshot.id))?.version !== version) return false;
    await applySnapshot(tx, snapshot, { at: requestedAt, rank: STATED_RANK.answer, in: 'answer' }, prices);
    if (customer.userId !== null) await settlePlan(tx, customer.userId, { cause });
    return true;
  });
}

/** One that the provider has no longer heard of ends when its paid time and the grace are over: a wrong key must not end everybody's plan. */
async function endUnknown(ctx: Ctx, row: Subscription): Promise<void> {
  ctx.log.warn({ subscription: row.id }, 'the payment provider does not know this subscription');
  const until = row.periodEndAt ?? row.statedAt;
  if (machineNow(ctx).getTime() < until.getTime() + GRACE_DAYS * DAY_MS) return;
  await ctx.transact(async (tx) => {
    const known = await findCustomer(tx.db, row.customerId);
    if (!known) return;
    const customer = await lockCustomer(tx.db, known);
    await changeSubscriptionRow(tx.db, row.id, { status: 'canceled', cancelAt: until });
    if (customer.userId !== null) await settlePlan(tx, customer.userId, { cause: 'unknown to the provider' });
  });
}

/** Asks the provider how a subscription stands and keeps that, unless an event changed it meanwhile: then it is asked again. */
export async function syncSubscription(ctx: Ctx, services: BillingServices, id: string): Promise<void> {
  for (let tries = 0; tries < MOST_TRIES; tries++) {
    const row = await findSubscription(ctx.db, id);
    const customer = row && (await findCustomer(ctx.db, row.customerId));
    if (!row || !customer) return;
    const { gateway } = customer;
    const requestedAt = providerNow(ctx, gateway);
    const snapshot = await askAccount(ctx, services, gateway, (account) => account.findSubscription(id));
    if (snapshot === null) return endUnknown(ctx, row);
    if (await keepAnswer(ctx, { gateway, snapshot, requestedAt, version: row.version, cause: 'asked the provider' })) return;
  }
}

/** Gives what is due once a grace period may be over. */
export async function endGrace(ctx: Ctx, userId: string, retry: (tx: Ctx, runAt: Date, until: Date) => Promise<void>): Promise<void> {
  await ctx.transact(async (tx) => {
    const until = await settlePlan(tx, userId, { cause: 'grace period' });
    const runAt = until && toProductTime(tx, until);
    if (until && runAt && runAt > tx.now()) await retry(tx, runAt, until);
  });
}
