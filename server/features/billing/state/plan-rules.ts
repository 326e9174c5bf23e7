import { FREE_TIER, PAID_TIERS, TIER_PRICE_CENTS, TIER_RANK, type Tier } from '@clearedge/contract/entitlements';
import { GRACE_DAYS } from '@clearedge/contract/routes/billing/plan-terms';
import { DAY_MS } from '@clearedge/quant/calendar';
import type { ConfiguredKeys, PaidTier, PriceRef } from '../../../ports/index.ts';

/** The provider's words for what never comes back. */
export const TERMINAL: readonly string[] = ['canceled', 'incomplete_expired'];
export const isTerminal = (status: string): boolean => TERMINAL.includes(status);

interface InvoiceState {
  status: 'paid' | 'failed';
  tier: Tier | null;
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
  statedAt: Date;
  startedAt: Date;
  periodEndAt: Date | null;
  cancelAt: Date | null;
  nextTier: Tier | null;
  invoices: readonly InvoiceState[];
}

/** What a subscription gives. `waiting`: it runs and gives nothing, as its first payment is open or payments were given up. */
export interface PlanState {
  id: string;
  state: 'active' | 'past_due' | 'waiting' | 'ended';
  tier: Tier;
  /** What it is a subscription to, whether it gives that now or not. */
  planTier: Tier;
  startedAt: Date;
  periodEndAt: Date | null;
  cancelAt: Date | null;
  nextTier: PaidTier | null;
  graceUntil: Date | null;
}

const latest = (dates: readonly (Date | null)[]): Date | null =>
  dates.reduce((best, date) => (date !== null && (best === null || date > best) ? date : best), null);

/** The plan that a price is for: by its id, or by its amount where no id is known. Null for someone else's price. */
export function tierOfPrice({ id, amountCents, currency }: PriceRef, prices: ConfiguredKeys['prices']): PaidTier | null {
  const known = PAID_TIERS.toReversed().filter((tier) => prices[tier] !== null);
  if (id !== null && known.length > 0) return known.find((tier) => prices[tier] === id) ?? null;
  if (currency !== null && currency !== 'usd') return null;
  return PAID_TIERS.toReversed().find((tier) => TIER_PRICE_CENTS[tier] === amountCents) ?? null;
}

export const dearest = (tiers: readonly (PaidTier | null)[]): PaidTier | null =>
  tiers.reduce<PaidTier | null>(
    (best, tier) => (tier !== null && (best === null || TIER_RANK[tier] > TIER_RANK[best]) ? tier : best),
    null,
  );

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

function planTierOf({ tier, statedAt, invoices }: SubscriptionState): Tier {
  const paid = invoices.filter((invoice) => invoice.status === 'paid' && invoice.tier !== null);
  const last = paid.sort((a, b) => b.billedAt.getTime() - a.billedAt.getTime())[0];
  if (tier !== null && (!last || statedAt >= last.billedAt)) return tier;
  return last?.tier ?? tier ?? FREE_TIER;
}

/** How one subscription stands at a moment; the order in which its parts became known does not matter. */
export function decidePlanState(subscription: SubscriptionState, now: Date): PlanState {
  const { id, startedAt, invoices, statedAt } = subscription;
  const owed = owedOf(invoices);
  const state = stateOf(subscription, owed);
  const planTier = planTierOf(subscription);
  const graceFrom = owed?.failureSeenAt ?? statedAt;
  const graceUntil = state === 'past_due' ? new Date(graceFrom.getTime() + GRACE_DAYS * DAY_MS) : null;
  const gives = state === 'active' || (graceUntil !== null && graceUntil > now);
  const paidUntil = latest(invoices.map((invoice) => (invoice.status === 'paid' ? invoice.periodEndAt : null)));
  return {
    id,
    state,
    tier: gives ? planTier : FREE_TIER,
    planTier,
    startedAt,
    periodEndAt: state === 'past_due' ? subscription.periodEndAt : latest([subscription.periodEndAt, paidUntil]),
    cancelAt: subscription.cancelAt,
    nextTier: subscription.nextTier === FREE_TIER ? null : subscription.nextTier,
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
