import { planCents } from '@clearedge/contract/routes/billing/plan-terms';
import type { TestCheckout } from '@clearedge/contract/routes/billing/test-checkout';
import type { z } from 'zod';
import { requireUser } from '../../../kernel/access.ts';
import type { Ctx } from '../../../kernel/ctx.ts';
import { DomainError } from '../../../kernel/domain-error.ts';
import type { Verb } from '../../../kernel/feature.ts';
import type { TestCheckoutView } from '../../../ports/index.ts';
import { renewOwnSession } from '../../accounts/index.ts';
import { checkMayOffer } from '../../limits/index.ts';
import { requireKeys } from '../payment-keys.ts';
import { findRunning } from '../plan/my-plan.ts';
import type { BillingServices } from '../plan/with-account.ts';
import { readPlanStates } from '../state/read-plan-states.ts';
import { syncSubscription } from '../upkeep/sync-subscription.ts';
import { inStore } from './in-store.ts';

/** Someone else's is not found, like one that never was. */
async function getOwn(ctx: Ctx, services: BillingServices, id: string): Promise<TestCheckoutView> {
  const found = await inStore(ctx, services, (test, store) => test.findCheckout(store, id));
  if (found?.userId !== requireUser(ctx.actor)) throw new DomainError('NOT_FOUND', 'There is no such checkout.');
  return found;
}

const present = ({ id, purpose, plan, dueNowCents, beginsAnew, status, expiresAt }: TestCheckoutView): z.input<typeof TestCheckout> => ({
  id,
  purpose,
  ...plan,
  price: planCents(plan) / 100,
  beginsAnew,
  dueNow: dueNowCents / 100,
  status,
  expiresAt: expiresAt.toISOString(),
});

export const getTestCheckout =
  (services: BillingServices): Verb<'GET /api/checkout/test/:checkoutId'> =>
  async (ctx, { params }) =>
    present(await getOwn(ctx, services, params.checkoutId));

/** Pays with a test card; what follows comes by signed events, as from a real checkout. */
export const payTestCheckout =
  (services: BillingServices): Verb<'POST /api/checkout/test/:checkoutId'> =>
  async (ctx, { params, body }) => {
    const {
      id,
      status,
      purpose,
      plan: { tier },
    } = await getOwn(ctx, services, params.checkoutId);
    if (status === 'complete') return { ok: true, tier };
    await checkMayOffer(ctx, requireUser(ctx.actor));
    if (status === 'expired') throw new DomainError('CONFLICT', 'This checkout has expired. Please begin again.');
    if (purpose === 'subscribe' && (await findRunning(ctx, requireUser(ctx.actor))))
      throw new DomainError('CONFLICT', 'You have a subscription already. Change it on the plans page.');
    const keys = await requireKeys(ctx, 'test');
    const isPaid = await inStore(ctx, services, (test, store) => test.pay(keys, store, id, body.card));
    // Its events count whole seconds: of two changes in one, only the plan itself knows the last.
    for (const state of await readPlanStates(ctx, requireUser(ctx.actor)))
      if (state.customer.gateway === 'test') await syncSubscription(ctx, services, state.id);
    if (!isPaid) throw new DomainError('UNPROCESSABLE', 'The card was declined. Your plan stays as it is; try another card.');
    await renewOwnSession(ctx);
    return { ok: true, tier };
  };
