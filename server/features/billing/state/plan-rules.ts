import { FREE_TIER, isPaidTier, TIER_RANK, type Tier } from '@clearedge/contract/entitlements';
import {
  GRACE_DAYS,
  type Interval,
  PAID_PLANS,
  type PaidPlan,
  planCents,
  priceIdField,
} from '@clearedge/contract/routes/billing/plan-terms';
import { DAY_MS } from '@clearedge/quant/calendar';
import type { PriceIds, PriceRef } from '../../../ports/index.ts';

/** The provider's words for what never comes back. */
export const TERMINAL: readonly string[] = ['canceled', 'incomplete_expired'];
export const isTerminal = (status: string): boolean => TERMINAL.includes(status);

interface InvoiceState {
  status: 'paid' | 'failed';
  tier: Tier | null;
  interval: Interval | null;
  billedAt: Date;
  periodEndAt: Date | null;
  paidAt: Date | null;
  failedAt: Date | null;
  failureSeenAt: Date | null;
}
export interface SubscriptionState {
  id: string;
  status: string;
  tier: Tier | null;
  interval: Interval;
  statedAt: Date;
  startedAt: Date;
  periodEndAt: Date | null;
  cancelAt: Date | null;
  nextTier: Tier | null;
  nextInterval: Interval | null;
  invoices: readonly InvoiceState[];
}

/** What a subscription gives. `waiting`: it runs and gives nothing, as its first payment is open or payments were given up. */
export interface PlanState {
  id: string;
  state: 'active' | 'past_due' | 'waiting' | 'ended';
  tier: Tier;
  /** What it is a subscription to, whether it gives that now or not. */
  planTier: Tier;
  interval: Interval;
  startedAt: Date;
  periodEndAt: Date | null;
  cancelAt: Date | null;
  /** The plan that follows at the end of the period. */
  next: PaidPlan | null;
  graceUntil: Date | null;
}

const latest = (dates: readonly (Date | null)[]): Date | null =>
  dates.reduce((best, date) => (date !== null && (best === null || date > best) ? date : best), null);

/** The plan that a price is for: by its id, or by its amount where no id is known. Null for someone else's price. */
export function planOfPrice({ id, amountCents, currency }: PriceRef, prices: PriceIds): PaidPlan | null {
  const known = PAID_PLANS.toReversed().filter((plan) => prices[priceIdField(plan)] !== null);
  if (id !== null && known.length > 0) return known.find((plan) => prices[priceIdField(plan)] === id) ?? null;
  if (currency !== null && currency !== 'usd') return null;
  return PAID_PLANS.toReversed().find((plan) => planCents(plan) === amountCents) ?? null;
}

/** Of an invoice's lines the highest plan; of two intervals of it the longer. */
export const highest = (plans: readonly (PaidPlan | null)[]): PaidPlan | null => {
  const found = plans.filter((plan) => plan !== null);
  return found.sort((a, b) => TIER_RANK[b.tier] - TIER_RANK[a.tier] || planCents(b) - planCents(a))[0] ?? null;
};

/** The invoice that is owed: one that failed and was not paid, nor any later one. */
function owedOf(invoices: readonly InvoiceState[]): InvoiceState | null {
  const lastPaid = latest(invoices.map(({ status, billedAt }) => (status === 'paid' ? billedAt : null)));
  const owed = invoices.filter(({ status, billedAt }) => status === 'failed' && (lastPaid === null || billedAt >= lastPaid));
  return owed.sort((a, b) => a.billedAt.getTime() - b.billedAt.getTime())[0] ?? null;
}

/** The state that follows from the provider's last word on the subscription and from its invoices, whichever was stated later. */
function stateOf({ status, statedAt, invoices }: SubscriptionState, owed: InvoiceState | null): PlanState['state'] {
  if (isTerminal(status)) return 'ended';
  const paidAt = latest(invoices.map((invoice) => invoice.paidAt));
  const isRunning = status === 'active' || status === 'trialing';
  if (isRunning) return owed?.failedAt && owed.failedAt >= statedAt ? 'past_due' : 'active';
  if (paidAt !== null && paidAt >= statedAt && !owed && status !== 'paused') return 'active';
  return status === 'past_due' ? 'past_due' : 'waiting';
}

function planOf({ tier, interval, statedAt, invoices }: SubscriptionState): Pick<PlanState, 'planTier' | 'interval'> {
  const paid = invoices.filter((invoice) => invoice.status === 'paid' && invoice.tier !== null);
  const last = paid.sort((a, b) => b.billedAt.getTime() - a.billedAt.getTime())[0];
  if (tier !== null && (!last || statedAt >= last.billedAt)) return { planTier: tier, interval };
  return { planTier: last?.tier ?? tier ?? FREE_TIER, interval: last?.interval ?? interval };
}

/** How one subscription stands at a moment; the order in which its parts became known does not matter. */
export function decidePlanState(subscription: SubscriptionState, now: Date): PlanState {
  const { id, startedAt, invoices, statedAt } = subscription;
  const owed = owedOf(invoices);
  const state = stateOf(subscription, owed);
  const { planTier, interval } = planOf(subscription);
  const { nextTier, nextInterval } = subscription;
  const graceFrom = owed?.failureSeenAt ?? statedAt;
  const graceUntil = state === 'past_due' ? new Date(graceFrom.getTime() + GRACE_DAYS * DAY_MS) : null;
  const gives = state === 'active' || (graceUntil !== null && graceUntil > now);
  const paidUntil = latest(invoices.map((invoice) => (invoice.status === 'paid' ? invoice.periodEndAt : null)));
  return {
    id,
    state,
    tier: gives ? planTier : FREE_TIER,
    planTier,
    interval,
    startedAt,
    periodEndAt: state === 'past_due' ? subscription.periodEndAt : latest([subscription.periodEndAt, paidUntil]),
    cancelAt: subscription.cancelAt,
    next: nextTier !== null && isPaidTier(nextTier) ? { tier: nextTier, interval: nextInterval ?? interval } : null,
    graceUntil,
  };
}

export interface DecidedPlan {
  tier: Tier;
  status: 'active' | 'canceled' | 'past_due' | 'inactive';
  endAt: Date | null;
  from: PlanState | null;
}

/** The best that a user's subscriptions give. `from` is the one that counts, also where it gives nothing at the moment. */
export function decidePlan(states: readonly PlanState[]): DecidedPlan {
  const weight = ({ state, tier }: PlanState): number => TIER_RANK[tier] * 10 + { active: 3, past_due: 2, waiting: 1, ended: 0 }[state];
  const [best] = [...states].sort(
    (a, b) => weight(b) - weight(a) || b.startedAt.getTime() - a.startedAt.getTime() || (a.id < b.id ? -1 : 1),
  );
  if (!best) return { tier: FREE_TIER, status: 'active', endAt: null, from: null };
  if (best.state === 'ended') return { tier: FREE_TIER, status: 'canceled', endAt: best.cancelAt, from: null };
  if (best.state === 'waiting') return { tier: FREE_TIER, status: 'inactive', endAt: null, from: best };
  if (best.state === 'past_due') return { tier: best.tier, status: 'past_due', endAt: best.graceUntil, from: best };
  return { tier: best.tier, status: 'active', endAt: best.cancelAt ?? best.periodEndAt, from: best };
}
