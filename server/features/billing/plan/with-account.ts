import type { Ctx } from '../../../kernel/ctx.ts';
import { DomainError } from '../../../kernel/domain-error.ts';
import { type Gateway, type PaymentAccount, PaymentFailure, type PaymentStore } from '../../../ports/index.ts';
import type { FollowUps } from '../jobs.ts';
import { requireKeys } from '../payment-keys.ts';
import { inStore } from '../test-checkout/in-store.ts';
import type { ReceiveEvent } from '../webhook.ts';

/** What verbs that talk to a provider need. */
export interface BillingServices {
  receive: ReceiveEvent;
  jobs: FollowUps;
}

const unshelved = (): never => {
  throw new Error('Stripe keeps its own things');
};
const NO_SHELF: PaymentStore = {
  now: unshelved,
  machineNow: unshelved,
  newId: unshelved,
  read: unshelved,
  write: unshelved,
  deliver: unshelved,
  wakeAt: unshelved,
};

/** Asks the provider's account something, outside of any transaction. Rejects with PaymentFailure. */
export async function askAccount<T>(
  ctx: Ctx,
  services: BillingServices,
  gateway: Gateway,
  ask: (account: PaymentAccount) => Promise<T>,
): Promise<T> {
  const keys = await requireKeys(ctx, gateway);
  if (gateway === 'stripe') return ask(ctx.ports.payments.stripe.open(keys, NO_SHELF));
  return inStore(ctx, services, (test, store) => ask(test.open(keys, store)));
}

/** Calls the provider's account for a user who waits: a provider that fails becomes a refusal that asks to try again. */
export async function withAccount<T>(
  ctx: Ctx,
  services: BillingServices,
  gateway: Gateway,
  ask: (account: PaymentAccount) => Promise<T>,
): Promise<T> {
  try {
    return await askAccount(ctx, services, gateway, ask);
  } catch (error) {
    if (!(error instanceof PaymentFailure)) throw error;
    ctx.log.warn({ fault: error.fault, reason: error.message }, 'the payment provider did not do what it was asked');
    if (error.fault === 'no-price') throw new DomainError('UNAVAILABLE', error.message);
    throw new DomainError(
      'UNAVAILABLE',
      'Our payment provider is not answering right now. Nothing was charged or changed. Please try again.',
    );
  }
}
