import { FIRST_PAID_TIER, isPaidTier } from '@clearedge/contract/entitlements';
import { type PaidPlan, planCents } from '@clearedge/contract/routes/billing/plan-terms';
import type { Subscription } from '@clearedge/contract/routes/billing/subscription';
import { DAY_MS } from '@clearedge/quant/calendar';
import type { z } from 'zod';
import type { Ctx } from '../../../kernel/ctx.ts';
import { getUser } from '../../accounts/index.ts';
import { findGift, restMsOf } from '../gifts.ts';
import { readSetup } from '../payment-keys.ts';
import { decidePlan } from '../state/plan-rules.ts';
import { type MyPlanState, readPlanStates } from '../state/read-plan-states.ts';

/** The subscription that counts for a user; null where nothing is billed. */
export async function findRunning(ctx: Ctx, userId: string): Promise<MyPlanState | null> {
  const running = (await readPlanStates(ctx, userId)).filter(
    ({ state, planTier }) => state !== 'ended' && state !== 'waiting' && isPaidTier(planTier),
  );
  const { from } = decidePlan(running);
  return running.find(({ id }) => id === from?.id) ?? null;
}

/** What a running subscription is to. */
export const planOf = ({ planTier, interval }: MyPlanState): PaidPlan => ({
  tier: isPaidTier(planTier) ? planTier : FIRST_PAID_TIER,
  interval,
});

const iso = (at: Date | null): string | null => at?.toISOString() ?? null;

function presentRunning(running: MyPlanState): NonNullable<z.input<typeof Subscription>['subscription']> {
  const { state, cancelAt, periodEndAt, startedAt, graceUntil } = running;
  const next = cancelAt ? null : running.next;
  const plan = planOf(running);
  return {
    ...plan,
    status: state === 'past_due' ? 'past_due' : 'active',
    price: planCents(plan) / 100,
    since: startedAt.toISOString(),
    renewsAt: cancelAt || state === 'past_due' ? null : iso(periodEndAt),
    cancelAt: iso(cancelAt),
    nextTier: next?.tier ?? null,
    nextInterval: next?.interval ?? null,
    changesAt: next && iso(periodEndAt),
    graceUntil: iso(graceUntil),
  };
}

async function presentGift(ctx: Ctx, userId: string): Promise<z.input<typeof Subscription>['gift']> {
  const gift = await findGift(ctx.db, userId);
  const restMs = gift ? restMsOf(gift, ctx.now()) : 0;
  if (!gift || restMs === 0) return null;
  const isWaiting = gift.waitsSince !== null;
  return { tier: gift.tier, endsAt: isWaiting ? null : gift.endAt.toISOString(), restDays: Math.ceil(restMs / DAY_MS), isWaiting };
}

export async function presentPlan(ctx: Ctx, userId: string): Promise<z.input<typeof Subscription>> {
  const user = await getUser(ctx, userId);
  const running = await findRunning(ctx, userId);
  const { mode } = await readSetup(ctx);
  return {
    tier: user.tier,
    status: user.subscriptionStatus,
    payments: mode,
    subscription: running && presentRunning(running),
    endsAt: running || !isPaidTier(user.tier) ? null : iso(user.subscriptionEndAt),
    gift: await presentGift(ctx, userId),
    hasPortal: running !== null,
  };
}
