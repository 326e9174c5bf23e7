import { FREE_TIER, TIER_NAME, type Tier } from '@clearedge/contract/entitlements';
import { INTERVALS, type Interval } from '@clearedge/contract/routes/billing/plan-terms';
import { REFUND_WINDOW_DAYS } from '@clearedge/contract/routes/referrals/referral-terms';
import { lazy, type ReactNode, Suspense, useEffect, useState } from 'react';
import { Link } from 'react-router';
import { useSession } from '../../../core/session/session.ts';
import { openSignIn } from '../../../core/session/sign-in.ts';
import { useReaderFormat } from '../../../core/settings/reader-format.ts';
import { toast } from '../../../core/toasts/toasts.ts';
import { paths } from '../../../lib/paths.ts';
import { Segmented } from '../../../ui/controls/segmented.tsx';
import { ErrorState, Skeleton } from '../../../ui/states/states.tsx';
import { type Offered, type Plan, upgradeWords, useChangePlan, usePlan, useRefreshAll } from '../billing.queries.ts';
import { ComparePlans } from './compare-plans.tsx';
import { CurrentPlan } from './current-plan.tsx';
import { InvoiceTable } from './invoice-table.tsx';
import { PlanCard } from './plan-card.tsx';
import { choiceOf, isAtOnce, isComing } from './plan-choice.ts';
import { OFFERS, priceText } from './plan-offers.ts';
import '../billing.css';
import { useSearch } from '../../../lib/use-search.ts';

const LeaveDialog = lazy(() => import('./leave-dialog.tsx').then((module) => ({ default: module.LeaveDialog })));

/** Back from a checkout: the plan follows the payment within moments, so it is asked for again. */
function useArrival(tier: Tier | undefined): void {
  const [search, change] = useSearch();
  const refresh = useRefreshAll();
  const isBack = search.get('checkout') === 'done';
  useEffect(() => {
    if (!isBack || tier === undefined) return;
    if (tier === FREE_TIER) {
      const timer = setTimeout(() => void refresh(), 2000);
      return () => clearTimeout(timer);
    }
    toast(upgradeWords(tier));
    change(() => new URLSearchParams(), { replace: true });
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

const INTERVAL_WORDS: Readonly<Record<Interval, string>> = { month: 'Monthly', year: 'Yearly, two months free' };
const CHOICES = INTERVALS.map((value) => ({ value, label: INTERVAL_WORDS[value] }));

/** The rules of changing, leaving and giving back. */
function PlanRules() {
  return (
    <p className="cap plan-rules">
      Prices in US dollars. A higher plan starts at once, and you pay only the difference for the time left. Any other change, and switching
      between monthly and yearly, starts when what you paid runs out. Cancel any time: a month or a year that is paid stays on to its end. A
      payment may be refunded within {REFUND_WINDOW_DAYS} days, a year in part as well: ask <Link to={paths.support}>Support</Link>.
    </p>
  );
}

interface Props {
  /** The published record in figures. */
  record: ReactNode;
  exportLink: ReactNode;
}

/** The plans, the reader's own one, and the ways between them. */
export function SubscribeScreen({ record, exportLink }: Props) {
  const { user } = useSession();
  const { date } = useReaderFormat();
  const plan = usePlan();
  const [chosen, setChosen] = useState<Interval | null>(null);
  const [leavingTo, setLeavingTo] = useState<Offered | null>(null);
  useArrival(plan.data?.tier);
  const change = useChangePlan(({ tier, interval }, { effectiveAt }) => {
    setLeavingTo(null);
    const when = effectiveAt ? date(effectiveAt, 'long') : 'the end of the paid period';
    if (tier === FREE_TIER) toast({ title: 'Plan canceled', description: `Everything stays on until ${when}. Your data stays yours.` });
    else if (tier === own?.subscription?.tier)
      toast({ title: 'Billing changes', description: `${TIER_NAME[tier]} is ${priceText(tier, interval)} from ${when}.` });
    else toast({ title: 'Subscription downgraded!', description: `${TIER_NAME[tier]} follows on ${when}.` });
  });
  const own = user ? (plan.data ?? planUntilReported(user.subscriptionTier)) : null;
  const interval = chosen ?? own?.subscription?.interval ?? 'month';
  const sayDay = (iso: string): string => date(iso, 'plain');

  const choose = (to: Offered): void => {
    if (own === null) {
      if (to.tier !== FREE_TIER) toast({ title: 'Sign in required', description: 'Please sign in to subscribe to a plan.' });
      openSignIn(to.tier === FREE_TIER ? 'register' : 'login');
    } else if (own.subscription && !isAtOnce(to, own.subscription)) setLeavingTo(to);
    else change.mutate(to);
  };
  const subscription = plan.data?.subscription;

  return (
    <>
      {user && plan.isError ? <ErrorState title="Your plan could not be loaded" onRetry={() => void plan.refetch()} /> : null}
      {user && plan.isPending && user.subscriptionTier !== FREE_TIER ? <Skeleton height={54} radius={8} /> : null}
      {plan.data ? <CurrentPlan plan={plan.data} onCancel={() => setLeavingTo({ tier: FREE_TIER, interval })} /> : null}
      {plan.data?.payments === 'off' ? <p className="note warn">Payments are not set up on this installation yet.</p> : null}
      <div className="plan-interval">
        <Segmented label="Billing" value={interval} options={CHOICES} onChange={setChosen} />
      </div>
      <div className="plans">
        {OFFERS.map((offer) => (
          <PlanCard
            key={offer.tier}
            offer={offer}
            interval={interval}
            choice={choiceOf({ tier: offer.tier, interval }, own, sayDay)}
            isNext={subscription ? isComing({ tier: offer.tier, interval }, subscription) : false}
            isBusy={change.isPending}
            onChoose={choose}
          />
        ))}
      </div>
      <PlanRules />
      {plan.data?.payments === 'test' ? (
        <p className="note">This is a demo: plans are paid in a test checkout, and no money moves.</p>
      ) : null}
      {record}
      <ComparePlans />
      {user ? <InvoiceTable /> : null}
      {user ? <p>{exportLink}</p> : null}
      {leavingTo && plan.data?.subscription ? (
        <Suspense>
          <LeaveDialog
            plan={plan.data}
            paid={plan.data.subscription}
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
