import { FREE_TIER, isPaidTier, TIER_LOOK, TIER_NAME, type Tier } from '@clearedge/contract/entitlements';
import { Check, Minus } from 'lucide-react';
import { lazy, type ReactNode, Suspense, useEffect, useState } from 'react';
import { useSearchParams } from 'react-router';
import { useSession } from '../../../core/session/session.ts';
import { openSignIn } from '../../../core/session/sign-in.ts';
import { type ReaderFormat, useReaderFormat } from '../../../core/settings/reader-format.ts';
import { toast } from '../../../core/toasts/toasts.ts';
import { Button } from '../../../ui/controls/button.tsx';
import { Panel } from '../../../ui/layout/panel.tsx';
import { Badge } from '../../../ui/marks/badge.tsx';
import { ErrorState, Skeleton } from '../../../ui/states/states.tsx';
import { isUpgrade, type Plan, upgradeWords, useChangePlan, usePlan, usePortal, useRefreshAll, useResume } from '../billing.queries.ts';
import { InvoiceTable } from './invoice-table.tsx';
import { type Choice, choiceOf, giftWords } from './plan-choice.ts';
import { OFFERS, type Offer, priceOf } from './plan-offers.ts';
import '../billing.css';

interface PlanCardProps {
  offer: Offer;
  choice: Choice;
  /** Whether this plan follows at the end of the period. */
  isComing: boolean;
  isBusy: boolean;
  onChoose: (tier: Tier) => void;
}

const lookOf = (tier: Tier, { word, isOpen }: Choice) =>
  !isOpen || /^(Cancel|Downgrade)/.test(word) || !isPaidTier(tier) ? 'default' : TIER_LOOK[tier] === 'premium' ? 'premium' : 'primary';

/** One plan: what it costs, holds and leaves out. */
function PlanCard({ offer: { tier, isMostPopular, about, features, limits }, choice, isComing, isBusy, onChoose }: PlanCardProps) {
  return (
    <article className={`panel plan ${TIER_LOOK[tier]}`} aria-labelledby={`plan-${tier}`}>
      <header>
        <h2 id={`plan-${tier}`}>{TIER_NAME[tier]}</h2>
        {isMostPopular ? <Badge look="paid">Most Popular</Badge> : null}
        {isComing ? <Badge look="warn">Comes next</Badge> : null}
      </header>
      <p className="plan-price">
        <b className="num">{priceOf(tier)}</b> <span className="muted">{isPaidTier(tier) ? 'per month' : 'forever'}</span>
      </p>
      <p className="muted">{about}</p>
      <ul className="plan-list">
        {features.map((feature) => (
          <li key={feature}>
            <Check aria-hidden="true" /> {feature}
          </li>
        ))}
        {limits.map((limit) => (
          <li key={limit} className="muted">
            <Minus aria-hidden="true" /> {limit}
          </li>
        ))}
      </ul>
      <Button full look={lookOf(tier, choice)} disabled={isBusy || !choice.isOpen} onClick={() => onChoose(tier)}>
        {choice.word}
      </Button>
    </article>
  );
}

/** What happens next with the money, in one sentence. */
function nextWords({ tier, subscription, endsAt }: Plan, date: ReaderFormat['date']): string {
  if (!subscription) {
    if (!isPaidTier(tier)) return 'Free forever. Nothing is billed.';
    return endsAt ? `Given to you until ${date(endsAt, 'long')}. Nothing is billed.` : 'Given to you. Nothing is billed.';
  }
  const { price, renewsAt, cancelAt, nextTier, changesAt, graceUntil } = subscription;
  if (graceUntil) return `The last payment failed. ${TIER_NAME[subscription.tier]} stays on until ${date(graceUntil, 'long')}.`;
  if (cancelAt) return `Ends on ${date(cancelAt, 'long')}. You are not charged again.`;
  if (nextTier && changesAt) return `${TIER_NAME[nextTier]} follows on ${date(changesAt, 'long')}, at ${priceOf(nextTier)} a month.`;
  return renewsAt ? `$${price} a month. Renews on ${date(renewsAt, 'long')}.` : `$${price} a month.`;
}

/** The reader's plan with its price and its date, and what can be done about it. */
function CurrentPlan({ plan, exportLink, onCancel }: { plan: Plan; exportLink: ReactNode; onCancel: () => void }) {
  const { date } = useReaderFormat();
  const [resume, portal] = [useResume(), usePortal()];
  const { subscription } = plan;
  const gift = giftWords(plan, (iso) => date(iso, 'long'));
  const isEnding = subscription !== null && (subscription.cancelAt !== null || subscription.nextTier !== null);
  return (
    <Panel title="Your plan" className={subscription?.graceUntil ? 'plan-now bad' : 'plan-now'}>
      <p className="plan-now-line">
        <Badge look={TIER_LOOK[plan.tier]}>{TIER_NAME[plan.tier]}</Badge>
        {subscription?.graceUntil ? <Badge look="warn">Payment failed</Badge> : null}
        {subscription?.cancelAt ? <Badge look="warn">Canceled</Badge> : null}
        <span>{nextWords(plan, date)}</span>
      </p>
      {gift ? <p className="muted">{gift}</p> : null}
      <div className="plan-acts">
        {isEnding ? (
          <Button look="primary" disabled={resume.isPending} onClick={() => resume.mutate()}>
            {subscription.cancelAt ? `Keep ${TIER_NAME[subscription.tier]}` : `Stay on ${TIER_NAME[subscription.tier]}`}
          </Button>
        ) : null}
        {plan.hasPortal ? (
          <Button look={subscription?.graceUntil ? 'primary' : 'default'} disabled={portal.isPending} onClick={() => portal.mutate()}>
            {subscription?.graceUntil ? 'Update card' : 'Manage billing'}
          </Button>
        ) : null}
        {exportLink}
        {subscription && !subscription.cancelAt ? (
          <Button look="quiet" onClick={onCancel}>
            Cancel plan
          </Button>
        ) : null}
      </div>
    </Panel>
  );
}

const REASONS: readonly (readonly [title: string, text: string])[] = [
  ['A record no one can edit', 'Every pick is stored with its price before the game and keeps its result, the losing ones included.'],
  ['Probabilities, not promises', 'One simulation of a game gives every number you see, and each stands beside how often it was right.'],
  ['The best price, by name', 'Every edge names its book and the age of the price. What is too old is never called the best.'],
  ['Leave in two clicks', 'Cancel any time: your plan stays on to the end of what you paid, and your data stays yours.'],
];

/** Reasons that can be checked, and in the place of praise the record itself. */
function WhyChoose({ record }: { record: ReactNode }) {
  return (
    <Panel title="Why Choose ClearEdge?">
      <ul className="why">
        {REASONS.map(([title, text]) => (
          <li key={title}>
            <h3>{title}</h3>
            <p className="muted">{text}</p>
          </li>
        ))}
      </ul>
      <div className="why-record">
        <h3>The record so far, instead of testimonials</h3>
        {record}
      </div>
    </Panel>
  );
}

const LeaveDialog = lazy(() => import('./leave-dialog.tsx').then((module) => ({ default: module.LeaveDialog })));

/** Back from a checkout: the plan follows the payment within moments, so it is asked for again. */
function useArrival(tier: Tier | undefined): void {
  const [search, setSearch] = useSearchParams();
  const refresh = useRefreshAll();
  const isBack = search.get('checkout') === 'done';
  useEffect(() => {
    if (!isBack || tier === undefined) return;
    if (tier === FREE_TIER) {
      const timer = setTimeout(() => void refresh(), 2000);
      return () => clearTimeout(timer);
    }
    toast(upgradeWords(tier));
    setSearch({}, { replace: true });
    return undefined;
  });
}

/** What the session knows before the plan is there. */
const planUntilReported = (tier: Tier): Plan => ({
  tier,
  status: 'active',
  payments: 'off',
  subscription: null,
  endsAt: null,
  gift: null,
  hasPortal: false,
});

interface Props {
  record: ReactNode;
  exportLink: ReactNode;
}

/** The plans, the reader's own one, and the ways between them. */
export function SubscribeScreen({ record, exportLink }: Props) {
  const { user } = useSession();
  const { date } = useReaderFormat();
  const plan = usePlan();
  const [leavingTo, setLeavingTo] = useState<Tier | null>(null);
  useArrival(plan.data?.tier);
  const change = useChangePlan(({ tier, effectiveAt }) => {
    setLeavingTo(null);
    const when = effectiveAt ? date(effectiveAt, 'long') : 'the end of the paid period';
    if (tier === FREE_TIER) toast({ title: 'Plan canceled', description: `Everything stays on until ${when}. Your data stays yours.` });
    else toast({ title: 'Subscription downgraded!', description: `${TIER_NAME[tier]} follows on ${when}.` });
  });
  const own = user ? (plan.data ?? planUntilReported(user.subscriptionTier)) : null;
  const sayDay = (iso: string): string => date(iso, 'plain');

  const choose = (tier: Tier): void => {
    if (own === null) {
      if (tier !== FREE_TIER) toast({ title: 'Sign in required', description: 'Please sign in to subscribe to a plan.' });
      openSignIn(tier === FREE_TIER ? 'register' : 'login');
    } else if (own.subscription && !isUpgrade(own.subscription.tier, tier)) setLeavingTo(tier);
    else change.mutate(tier);
  };
  const coming = plan.data?.subscription?.cancelAt ? FREE_TIER : (plan.data?.subscription?.nextTier ?? null);

  return (
    <>
      {user && plan.isError ? <ErrorState title="Your plan could not be loaded" onRetry={() => void plan.refetch()} /> : null}
      {user && plan.isPending ? <Skeleton height={104} radius={8} /> : null}
      {user && plan.data ? <CurrentPlan plan={plan.data} exportLink={exportLink} onCancel={() => setLeavingTo(FREE_TIER)} /> : null}
      {plan.data?.payments === 'off' ? <p className="note warn">Payments are not set up on this installation yet.</p> : null}
      {plan.data?.payments === 'test' ? (
        <p className="note">This is a demo: plans are paid in a test checkout, and no money moves.</p>
      ) : null}
      <div className="plans">
        {OFFERS.map((offer) => (
          <PlanCard
            key={offer.tier}
            offer={offer}
            choice={choiceOf(offer.tier, own, sayDay)}
            isComing={coming === offer.tier}
            isBusy={change.isPending}
            onChoose={choose}
          />
        ))}
      </div>
      {user ? <InvoiceTable /> : null}
      <WhyChoose record={record} />
      {leavingTo && plan.data ? (
        <Suspense>
          <LeaveDialog
            plan={plan.data}
            to={leavingTo}
            isBusy={change.isPending}
            exportLink={exportLink}
            onConfirm={() => change.mutate(leavingTo)}
            onClose={() => setLeavingTo(null)}
          />
        </Suspense>
      ) : null}
    </>
  );
}
