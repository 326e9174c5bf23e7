import { TIER_PRICE_CENTS } from '@clearedge/contract/entitlements';
import type { TestCheckout } from '@clearedge/contract/routes/billing/test-checkout';
import type { z } from 'zod';
import { requireUser } from '../../../kernel/access.ts';
import type { Ctx } from '../../../kernel/ctx.ts';
import type { Verb } from '../../../kernel/feature.ts';
import { Refusal } from '../../../kernel/refusal.ts';
import type { TestCheckoutView } from '../../../ports/index.ts';
import { renewOwnSession } from '../../accounts/index.ts';
import { checkMayOffer } from '../../limits/index.ts';
import { requireKeys } from '../payment-keys.ts';
import { findRunning } from '../plan/own-plan.ts';
import type { Works } from '../plan/with-account.ts';
import { readStandings } from '../state/read-standings.ts';
import { syncSubscription } from '../upkeep/sync-subscription.ts';
import { onShelf } from './on-shelf.ts';

/** Someone else's is not found, like one that never was. */
async function getOwn(ctx: Ctx, works: Works, id: string): Promise<TestCheckoutView> {
  const found = await onShelf(ctx, works, (test, shelf) => test.findCheckout(shelf, id));
  if (found?.userId !== requireUser(ctx.actor)) throw new Refusal('NOT_FOUND', 'There is no such checkout.');
  return found;
}

const present = ({ id, purpose, tier, dueNowCents, status, expiresAt }: TestCheckoutView): z.input<typeof TestCheckout> => ({
  id,
  purpose,
  tier,
  monthly: TIER_PRICE_CENTS[tier] / 100,
  dueNow: dueNowCents / 100,
  status,
  expiresAt: expiresAt.toISOString(),
});

export const getTestCheckout =
  (works: Works): Verb<'GET /api/checkout/test/:checkoutId'> =>
  async (ctx, { params }) =>
    present(await getOwn(ctx, works, params.checkoutId));

/** Pays with a test card; what follows comes by signed events, as from a real checkout. */
export const payTestCheckout =
  (works: Works): Verb<'POST /api/checkout/test/:checkoutId'> =>
  async (ctx, { params, body }) => {
    const { id, status, purpose, tier } = await getOwn(ctx, works, params.checkoutId);
    if (status === 'complete') return { ok: true, tier };
    await checkMayOffer(ctx, requireUser(ctx.actor));
    if (status === 'expired') throw new Refusal('CONFLICT', 'This checkout has expired. Please begin again.');
    if (purpose === 'subscribe' && (await findRunning(ctx, requireUser(ctx.actor))))
      throw new Refusal('CONFLICT', 'You have a subscription already. Change it on the plans page.');
    const keys = await requireKeys(ctx, 'test');
    const isPaid = await onShelf(ctx, works, (test, shelf) => test.pay(keys, shelf, id, body.card));
    // Its events count whole seconds: of two changes in one, only the plan itself knows the last.
    for (const standing of await readStandings(ctx, requireUser(ctx.actor)))
      if (standing.customer.gateway === 'test') await syncSubscription(ctx, works, standing.id);
    if (!isPaid) throw new Refusal('UNPROCESSABLE', 'The card was declined. Your plan stays as it is; try another card.');
    await renewOwnSession(ctx);
    return { ok: true, tier };
  };
