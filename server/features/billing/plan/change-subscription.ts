import { FREE_TIER, isPaidTier, TIER_NAME, TIER_RANK, type Tier } from '@clearedge/contract/entitlements';
import { type Interval, isSamePlan, type PaidPlan, startsAtOnce } from '@clearedge/contract/routes/billing/plan-terms';
import { HOUR_MS } from '@clearedge/quant/calendar';
import { requireUser } from '../../../kernel/access.ts';
import { audit } from '../../../kernel/audit.ts';
import type { Ctx } from '../../../kernel/ctx.ts';
import { DomainError } from '../../../kernel/domain-error.ts';
import type { Verb } from '../../../kernel/feature.ts';
import type { Gateway } from '../../../ports/index.ts';
import { getUser } from '../../accounts/index.ts';
import { checkMayOffer } from '../../limits/index.ts';
import { isLiveKey, requireSetup } from '../payment-keys.ts';
import { insertCustomer, listCustomersOf } from '../state/customer-rows.ts';
import { type MyPlanState, providerNow, readPlanStates } from '../state/read-plan-states.ts';
import { keepAnswer } from '../upkeep/sync-subscription.ts';
import { findRunning, planOf } from './my-plan.ts';
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

/** Where a user pays for a higher plan. Nothing changes by asking: the plan follows the verified payment. */
async function beginCheckout(
  ctx: Ctx,
  services: BillingServices,
  userId: string,
  plan: PaidPlan,
  running: MyPlanState | null,
): Promise<string> {
  await checkMayOffer(ctx, userId);
  if (running?.state === 'past_due')
    throw new DomainError('CONFLICT', 'Your last payment failed. Update your card first, then change the plan.');
  const setup = running ? { gateway: running.customer.gateway, isLive: running.customer.isLive } : await firstSetup(ctx);
  const customerId = running ? running.customer.id : await ensureCustomer(ctx, services, userId, setup);
  // A second try within the hour gets the same checkout, unless a subscription came or changed since.
  const marks = (await readPlanStates(ctx, userId))
    .map(({ id, state, planTier, interval }) => `${id}:${state}:${planTier}:${interval}`)
    .sort();
  const hour = Math.floor(providerNow(ctx, setup.gateway).getTime() / HOUR_MS);
  const order = {
    customerId,
    userId,
    plan,
    returnUrl: `${ctx.config.publicUrl}/subscribe`,
    key: `checkout ${userId} ${plan.tier} ${plan.interval} ${hour} ${marks.join(' ')}`.slice(0, 255),
  };
  return withAccount(ctx, services, setup.gateway, (account) =>
    running ? account.createUpgrade({ ...order, subscriptionId: running.id }) : account.createCheckout(order),
  );
}

async function firstSetup(ctx: Ctx): Promise<{ gateway: Gateway; isLive: boolean }> {
  const { gateway, keys } = await requireSetup(ctx);
  return { gateway, isLive: isLiveKey(keys.secretKey) };
}

/** Another plan, or none, from the end of what is paid. Answers when that is. */
async function changeLater(ctx: Ctx, services: BillingServices, running: MyPlanState, to: PaidPlan | null): Promise<Date> {
  const { gateway } = running.customer;
  const requestedAt = providerNow(ctx, gateway);
  const snapshot = await withAccount(ctx, services, gateway, (account) =>
    to ? account.changeAtPeriodEnd(running.id, to) : account.endAtPeriodEnd(running.id),
  );
  await keepAnswer(ctx, { gateway, snapshot, requestedAt, cause: 'asked for by the user' });
  const action = to === null ? 'plan.cancelled' : to.tier === running.planTier ? 'plan.rebilled' : 'plan.lowered';
  await audit(ctx, action, `user:${requireUser(ctx.actor)}`, { subscription: running.id, ...(to ?? { tier: FREE_TIER }) });
  return snapshot.cancelAt ?? snapshot.periodEndAt ?? running.periodEndAt ?? requestedAt;
}

const already = (tier: Tier): DomainError => new DomainError('CONFLICT', `You're already on the ${TIER_NAME[tier]} plan.`);

/** Nothing is billed so far. A plan that was given for a time may be bought all the same; one without an end has nothing to buy. */
async function buyFirst(ctx: Ctx, services: BillingServices, tier: Tier, interval: Interval): Promise<string> {
  const user = await getUser(ctx, requireUser(ctx.actor));
  if (!isPaidTier(tier) && isPaidTier(user.tier))
    throw new DomainError('CONFLICT', `Your ${TIER_NAME[user.tier]} plan is not billed, so there is nothing to cancel.`);
  const isGivenForGood = user.subscriptionEndAt === null && TIER_RANK[tier] <= TIER_RANK[user.tier];
  if (!isPaidTier(tier)) throw already(tier);
  if (isGivenForGood) throw already(user.tier);
  return beginCheckout(ctx, services, user.id, { tier, interval }, null);
}

/** Changes a plan: a higher one by its checkout, any other when the paid time is over. Neither grants anything by itself. */
export const changeSubscription =
  (services: BillingServices): Verb<'POST /api/subscription/change'> =>
  async (ctx, { body }) => {
    const userId = requireUser(ctx.actor);
    const { tier } = body;
    const running = await findRunning(ctx, userId);
    const interval = body.interval ?? running?.interval ?? 'month';
    if (!running) return { ok: true, tier, checkoutUrl: await buyFirst(ctx, services, tier, interval) };
    const to = isPaidTier(tier) ? { tier, interval } : null;
    const from = planOf(running);
    if (to && (running.state === 'past_due' || startsAtOnce(from, to)))
      return { ok: true, tier, checkoutUrl: await beginCheckout(ctx, services, userId, to, running) };
    if (to && isSamePlan(from, to)) throw already(tier);
    return { ok: true, tier, effectiveAt: (await changeLater(ctx, services, running, to)).toISOString() };
  };
