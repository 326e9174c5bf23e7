import { isPaidTier, TIER_LOOK, TIER_NAME } from '@clearedge/contract/entitlements';
import { type ReaderFormat, useReaderFormat } from '../../../core/settings/reader-format.ts';
import { Button } from '../../../ui/controls/button.tsx';
import { Badge } from '../../../ui/marks/badge.tsx';
import { type Plan, usePortal, useResume } from '../billing.queries.ts';
import { giftWords } from './plan-choice.ts';
import { priceText } from './plan-offers.ts';

/** What happens next with the money, in one sentence. */
function nextWords({ subscription, endsAt }: Plan, date: ReaderFormat['date']): string {
  if (!subscription) return endsAt ? `Given to you until ${date(endsAt, 'long')}. Nothing is billed.` : 'Given to you. Nothing is billed.';
  const { tier, interval, renewsAt, cancelAt, nextTier, nextInterval, changesAt, graceUntil } = subscription;
  const price = priceText(tier, interval);
  if (graceUntil) return `The last payment failed. ${TIER_NAME[tier]} stays on until ${date(graceUntil, 'long')}.`;
  if (cancelAt) return `Ends on ${date(cancelAt, 'long')}. You are not charged again.`;
  if (nextTier && nextInterval && changesAt)
    return `${TIER_NAME[nextTier]} at ${priceText(nextTier, nextInterval)} follows on ${date(changesAt, 'long')}.`;
  return renewsAt ? `${price}. Renews on ${date(renewsAt, 'long')}.` : `${price}.`;
}

/** The reader's plan on one line with its price and its date, and what can be done about it; nothing for someone who has none. */
export function CurrentPlan({ plan, onCancel }: { plan: Plan; onCancel: () => void }) {
  const { date } = useReaderFormat();
  const [resume, portal] = [useResume(), usePortal()];
  const { subscription } = plan;
  if (!subscription && !isPaidTier(plan.tier)) return null;
  const gift = giftWords(plan, (iso) => date(iso, 'long'));
  const isEnding = subscription !== null && (subscription.cancelAt !== null || subscription.nextTier !== null);
  return (
    <section className={subscription?.graceUntil ? 'panel plan-now bad' : 'panel plan-now'} aria-label="Your plan">
      <Badge look={TIER_LOOK[plan.tier]}>{TIER_NAME[plan.tier]}</Badge>
      {subscription?.graceUntil ? <Badge look="warn">Payment failed</Badge> : null}
      {subscription?.cancelAt ? <Badge look="warn">Canceled</Badge> : null}
      <p>{nextWords(plan, date)}</p>
      <span className="plan-acts">
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
        {subscription && !subscription.cancelAt ? (
          <Button look="quiet" onClick={onCancel}>
            Cancel plan
          </Button>
        ) : null}
      </span>
      {gift ? <p className="muted plan-gift">{gift}</p> : null}
    </section>
  );
}
