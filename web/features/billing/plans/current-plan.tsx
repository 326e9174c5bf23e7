import { isPaidTier, TIER_LOOK, TIER_NAME } from '@clearedge/contract/entitlements';
import type { ReactNode } from 'react';
import { type ReaderFormat, useReaderFormat } from '../../../core/settings/reader-format.ts';
import { Button } from '../../../ui/controls/button.tsx';
import { Panel } from '../../../ui/layout/panel.tsx';
import { Badge } from '../../../ui/marks/badge.tsx';
import { type Plan, usePortal, useResume } from '../billing.queries.ts';
import { giftWords } from './plan-choice.ts';
import { priceOf } from './plan-offers.ts';

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
export function CurrentPlan({ plan, exportLink, onCancel }: { plan: Plan; exportLink: ReactNode; onCancel: () => void }) {
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
        {subscription?.cancelAt ? <Badge look="warn">Cancelled</Badge> : null}
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
