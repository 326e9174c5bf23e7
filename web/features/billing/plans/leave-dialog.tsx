import { FREE_TIER, TIER_NAME, type Tier } from '@clearedge/contract/entitlements';
import type { ReactNode } from 'react';
import { useReaderFormat } from '../../../core/settings/reader-format.ts';
import { Button } from '../../../ui/controls/button.tsx';
import { Dialog } from '../../../ui/overlay/dialog.tsx';
import type { Plan } from '../billing.queries.ts';
import { giftWords } from './plan-choice.ts';
import { lostBetween, priceOf } from './plan-offers.ts';

interface Props {
  plan: Plan;
  to: Tier;
  isBusy: boolean;
  onConfirm: () => void;
  onClose: () => void;
  /** The way to one's data. */
  exportLink: ReactNode;
}

/** The one question before a plan gets smaller: when, and what goes. */
export function LeaveDialog({ plan, to, isBusy, onConfirm, onClose, exportLink }: Props) {
  const { date } = useReaderFormat();
  const from = plan.subscription?.tier ?? plan.tier;
  const until = plan.subscription?.renewsAt ?? plan.subscription?.cancelAt ?? plan.subscription?.graceUntil ?? null;
  const isLeaving = to === FREE_TIER;
  const when = until ? `on ${date(until, 'long')}` : 'at the end of the paid period';
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={isLeaving ? `Cancel ${TIER_NAME[from]}` : `Downgrade to ${TIER_NAME[to]}`}
      description={
        isLeaving
          ? `${TIER_NAME[from]} ends ${when} and stays on until then. You are not charged again.`
          : `${TIER_NAME[to]} follows ${when}, at ${priceOf(to)} a month. ${TIER_NAME[from]} stays on until then.`
      }
      footer={
        <>
          <Button look="quiet" onClick={onClose}>
            Keep {TIER_NAME[from]}
          </Button>
          <Button look="danger" disabled={isBusy} onClick={onConfirm}>
            {isBusy ? 'One moment...' : isLeaving ? `Cancel ${TIER_NAME[from]}` : `Downgrade to ${TIER_NAME[to]}`}
          </Button>
        </>
      }
    >
      <div className="stack">
        <p>What closes {when}:</p>
        <ul className="bullets">
          {lostBetween(from, to).map((feature) => (
            <li key={feature}>{feature}</li>
          ))}
        </ul>
        {plan.gift?.isWaiting ? <p>{giftWords(plan, (iso) => date(iso, 'long'))}</p> : null}
        <p>Your bets, receipts, history and practice balance stay, and stay readable. You can take this back any time before then.</p>
        <p>{exportLink}</p>
      </div>
    </Dialog>
  );
}
