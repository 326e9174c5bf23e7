import { isPaidTier, TIER_NAME, TIER_RANK, type Tier } from '@clearedge/contract/entitlements';
import { HOUR_MS } from '@clearedge/quant/calendar';
import { requireUser } from '../../../kernel/access.ts';
import { audit } from '../../../kernel/audit.ts';
import type { Ctx } from '../../../kernel/ctx.ts';
import { DomainError } from '../../../kernel/domain-error.ts';
import type { Verb } from '../../../kernel/feature.ts';
import type { Gateway, PaidTier } from '../../../ports/index.ts';
import { getUser } from '../../accounts/index.ts';
import { checkMayOffer } from '../../limits/index.ts';
import { isLiveKey, requireSetup } from '../payment-keys.ts';
import { insertCustomer, listCustomersOf } from '../state/customer-rows.ts';
import { type MyPlanState, providerNow, readPlanStates } from '../state/read-plan-states.ts';
import { keepAnswer } from '../upkeep/sync-subscription.ts';
import { findRunning } from './my-plan.ts';
import { type BillingServices, withAccount } from './with-account.ts';

/** The payer that a user is with this provider, made with the first purchase. */
async function ensureCustomer(
  ctx: Ctx,
  services: BillingServices,
  userId: string,
  { gateway, isLive }: { gateway: Gateway; isLive: boolean },
): Promise<string> {
  const known = (await listCustomersOf(ctx.db, userId)).find((customer) => customer.gateway === gateway && customer.isLive === isLive);
  if (known) return known.id;
  const { email } = await getUser(ctx, userId);
  const id = await withAccount(ctx, services, gateway, (account) =>
    account.createCustomer({ userId, email, key: `customer ${userId} ${isLive}` }),
  );
  await insertCustomer(ctx.db, { id, userId, gateway, isLive, createdAt: ctx.now() });
  return id;
}

/** Where a user pays for a dearer plan. Nothing changes by asking: the plan follows the verified payment. */
async function beginCheckout(
  ctx: Ctx,
  services: BillingServices,
  userId: string,
  tier: PaidTier,
  running: MyPlanState | null,
): Promise<string> {
  await checkMayOffer(ctx, userId);
  if (running?.state === 'past_due')
    throw new DomainError('CONFLICT', 'Your last payment failed. Update your card first, then change the plan.');
  const setup = running ? { gateway: running.customer.gateway, isLive: running.customer.isLive } : await firstSetup(ctx);
  const customerId = running ? running.customer.id : await ensureCustomer(ctx, services, userId, setup);
  // A second try within the hour gets the same checkout, unless a subscription came or changed since.
  const marks = (await readPlanStates(ctx, userId)).map(({ id, state, planTier }) => `${id}:${state}:${planTier}`).sort();
  const hour = Math.floor(providerNow(ctx, setup.gateway).getTime() / HOUR_MS);
  const order = {
    customerId,
    userId,
    tier,
    returnUrl: `${ctx.config.publicUrl}/subscribe`,
    key: `checkout ${userId} ${tier} ${hour} ${marks.join(' ')}`.slice(0, 255),
  };
  return withAccount(ctx, services, setup.gateway, (account) =>
    running ? account.createUpgrade({ ...order, subscriptionId: running.id }) : account.createCheckout(order),
  );
}

async function firstSetup(ctx: Ctx): Promise<{ gateway: Gateway; isLive: boolean }> {
  const { gateway, keys } = await requireSetup(ctx);
  return { gateway, isLive: isLiveKey(keys.secretKey) };
}

/** A smaller plan, or none, from the end of what is paid. Answers when that is. */
async function lower(ctx: Ctx, services: BillingServices, running: MyPlanState, tier: Tier): Promise<Date> {
  const { gateway } = running.customer;
  const requestedAt = providerNow(ctx, gateway);
  const snapshot = await withAccount(ctx, services, gateway, (account) =>
    isPaidTier(tier) ? account.lowerAtPeriodEnd(running.id, tier) : account.endAtPeriodEnd(running.id),
  );
  await keepAnswer(ctx, { gateway, snapshot, requestedAt, cause: 'asked for by the user' });
  await audit(ctx, isPaidTier(tier) ? 'plan.lowered' : 'plan.cancelled', `user:${requireUser(ctx.actor)}`, {
    subscription: running.id,
    to: tier,
  });
  return snapshot.cancelAt ?? snapshot.periodEndAt ?? running.periodEndAt ?? requestedAt;
}

const already = (tier: Tier): DomainError => new DomainError('CONFLICT', `You're already on the ${TIER_NAME[tier]} plan.`);

/** Nothing is billed so far. A plan that was given for a time may be bought all the same; one without an end has nothing to buy. */
async function buyFirst(ctx: Ctx, services: BillingServices, tier: Tier): Promise<string> {
  const user = await getUser(ctx, requireUser(ctx.actor));
  if (!isPaidTier(tier) && isPaidTier(user.tier))
    throw new DomainError('CONFLICT', `Your ${TIER_NAME[user.tier]} plan is not billed, so there is nothing to cancel.`);
  const isGivenForGood = user.subscriptionEndAt === null && TIER_RANK[tier] <= TIER_RANK[user.tier];
  if (!isPaidTier(tier)) throw already(tier);
  if (isGivenForGood) throw already(user.tier);
  return beginCheckout(ctx, services, user.id, tier, null);
}

/** Changes a plan: a dearer one by its checkout, a smaller one when the paid time is over. Neither grants anything by itself. */
export const changeSubscription =
  (services: BillingServices): Verb<'POST /api/subscription/change'> =>
  async (ctx, { body }) => {
    const userId = requireUser(ctx.actor);
    const { tier } = body;
    const running = await findRunning(ctx, userId);
    if (!running) return { ok: true, tier, checkoutUrl: await buyFirst(ctx, services, tier) };
    const isOwed = running.state === 'past_due' && isPaidTier(tier);
    if (running.planTier === tier && !isOwed) throw already(tier);
    if (!isPaidTier(tier) || (TIER_RANK[tier] < TIER_RANK[running.planTier] && !isOwed))
      return { ok: true, tier, effectiveAt: (await lower(ctx, services, running, tier)).toISOString() };
    return { ok: true, tier, checkoutUrl: await beginCheckout(ctx, services, userId, tier, running) };
  };
