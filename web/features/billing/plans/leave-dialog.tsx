import { FREE_TIER, TIER_NAME, TIER_RANK } from '@clearedge/contract/entitlements';
import type { ReactNode } from 'react';
import { useReaderFormat } from '../../../core/settings/reader-format.ts';
import { Button } from '../../../ui/controls/button.tsx';
import { Dialog } from '../../../ui/overlay/dialog.tsx';
import type { Offered, Plan } from '../billing.queries.ts';
import { giftWords } from './plan-choice.ts';
import { lostBetween, priceText } from './plan-offers.ts';

interface Props {
  plan: Plan;
  paid: NonNullable<Plan['subscription']>;
  to: Offered;
  isBusy: boolean;
  onConfirm: () => void;
  onClose: () => void;
  /** The way to one's data. */
  exportLink: ReactNode;
}

interface Words {
  /** Of the title and of the button. */
  act: string;
  about: string;
}

function wordsOf({ tier, interval }: Offered, paid: Props['paid'], until: string): Words {
  const when = `on ${until}`;
  const [from, name, price] = [TIER_NAME[paid.tier], TIER_NAME[tier], priceText(tier, interval)];
  if (tier === FREE_TIER)
    return { act: `Cancel ${from}`, about: `${from} ends ${when} and stays on until then. You are not charged again.` };
  if (tier === paid.tier)
    return { act: `Switch to ${interval}ly billing`, about: `From ${until} ${from} costs ${price}. Nothing to pay until then.` };
  const follows = `${name} follows ${when}, at ${price}. ${from} stays on until then.`;
  return TIER_RANK[tier] < TIER_RANK[paid.tier]
    ? { act: `Downgrade to ${name}`, about: follows }
    : { act: `Change to ${name}`, about: `${follows} To have ${name} now, choose it by the ${paid.interval}.` };
}

/** The one question before a plan changes later: when, and what goes. */
export function LeaveDialog({ plan, paid, to, isBusy, onConfirm, onClose, exportLink }: Props) {
  const { date } = useReaderFormat();
  const end = paid.renewsAt ?? paid.cancelAt ?? paid.graceUntil;
  const until = end ? date(end, 'long') : 'the end of the paid period';
  const { act, about } = wordsOf(to, paid, until);
  const lost = lostBetween(paid.tier, to.tier);
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={act}
      description={about}
      footer={
        <>
          <Button look="quiet" onClick={onClose}>
            Keep {TIER_NAME[paid.tier]}
          </Button>
          <Button look={lost.length > 0 ? 'danger' : 'primary'} disabled={isBusy} onClick={onConfirm}>
            {isBusy ? 'One moment...' : act}
          </Button>
        </>
      }
    >
      <div className="stack">
        {lost.length > 0 ? (
          <>
            <p>What closes on {until}:</p>
            <ul className="bullets">
              {lost.map((feature) => (
                <li key={feature}>{feature}</li>
              ))}
            </ul>
          </>
        ) : null}
        {plan.gift?.isWaiting ? <p>{giftWords(plan, (iso) => date(iso, 'long'))}</p> : null}
        <p>Your bets, receipts, history and practice balance stay, and stay readable. You can take this back any time before then.</p>
        <p>{exportLink}</p>
      </div>
    </Dialog>
  );
}
