import { TIER_NAME } from '@clearedge/contract/entitlements';
import type { TestCard } from '@clearedge/contract/routes/billing/plan-terms';
import { CreditCard } from 'lucide-react';
import { type FormEvent, useState } from 'react';
import { Link, useNavigate } from 'react-router';
import { toast } from '../../../core/toasts/toasts.ts';
import { formatMoney } from '../../../lib/format.ts';
import { paths } from '../../../lib/paths.ts';
import { messageOf } from '../../../lib/query.ts';
import { Button, buttonClass } from '../../../ui/controls/button.tsx';
import { Panel } from '../../../ui/layout/panel.tsx';
import { EmptyState, Skeleton } from '../../../ui/states/states.tsx';
import { type TestCheckout, upgradeWords, usePay, useTestCheckout } from '../billing.queries.ts';
import '../billing.css';

const CARDS: readonly { card: TestCard; label: string; about: string }[] = [
  { card: 'succeeds', label: 'Card that succeeds', about: 'every payment goes through.' },
  { card: 'declined', label: 'Card that is declined', about: 'no payment goes through.' },
];

function whatFor({ purpose, tier, interval, dueNow, price: each, beginsAnew }: TestCheckout): string {
  if (purpose === 'card')
    return dueNow > 0
      ? `A new card for ${TIER_NAME[tier]}. ${formatMoney(dueNow)} is owed.`
      : `The card that ${TIER_NAME[tier]} is paid with from the next renewal on.`;
  const price = `${TIER_NAME[tier]}, ${formatMoney(each)} a ${interval}`;
  if (purpose === 'upgrade' && beginsAnew)
    return `${price}. Today the first ${interval}, less what is left of the plan you paid for: ${formatMoney(dueNow)}.`;
  return purpose === 'upgrade'
    ? `${price}. Today the difference for the rest of the paid ${interval}: ${formatMoney(dueNow)}.`
    : `${price}, the first ${interval} today.`;
}

function PayForm({ checkout }: { checkout: TestCheckout }) {
  const [card, setCard] = useState<TestCard>('succeeds');
  const navigate = useNavigate();
  const isCard = checkout.purpose === 'card';
  const pay = usePay(checkout.id, (tier) => {
    toast(isCard ? { title: 'Card updated', description: 'Renewals are paid with it from now on.' } : upgradeWords(tier));
    void navigate(paths.subscribe, { replace: true });
  });
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    pay.mutate(card);
  };
  return (
    <form className="form" onSubmit={submit}>
      <p>{whatFor(checkout)}</p>
      <fieldset className="choices">
        <legend className="sr">Test card</legend>
        {CARDS.map((one) => (
          <label key={one.card} className="choice">
            <input type="radio" name="card" checked={card === one.card} onChange={() => setCard(one.card)} />
            {`${one.label}: ${one.about}`}
          </label>
        ))}
      </fieldset>
      {pay.isError ? (
        <p className="note bad" role="alert">
          {messageOf(pay.error) ?? 'The payment did not go through. Please try again.'}
        </p>
      ) : null}
      <div className="form-acts">
        <Button type="submit" look="primary" disabled={pay.isPending}>
          {pay.isPending ? 'Paying...' : isCard ? 'Use this card' : `Pay ${formatMoney(checkout.dueNow)} with the test card`}
        </Button>
        <Link className={buttonClass({ look: 'quiet' })} to={paths.subscribe}>
          Back to the plans
        </Link>
      </div>
    </form>
  );
}

/** A checkout of the demo, in the place of the payment provider's. */
export function TestCheckoutScreen({ checkoutId }: { checkoutId: string }) {
  const { data, isError } = useTestCheckout(checkoutId);
  const back = (
    <Link className={buttonClass()} to={paths.subscribe}>
      Back to the plans
    </Link>
  );
  if (isError)
    return <EmptyState icon={CreditCard} title="There is no such checkout" hint="Choose a plan to begin a new one." action={back} />;
  if (!data) return <Skeleton height={260} radius={8} />;
  if (data.status !== 'open')
    return (
      <EmptyState
        icon={CreditCard}
        title={data.status === 'complete' ? 'This checkout is paid' : 'This checkout has expired'}
        hint={data.status === 'complete' ? 'Your plan is on the plans page.' : 'Choose a plan to begin a new one.'}
        action={back}
      />
    );
  return (
    <Panel title={data.purpose === 'card' ? 'Card' : `ClearEdge ${TIER_NAME[data.tier]}`}>
      <p className="note">No money moves here. Real installations send you to Stripe at this point.</p>
      <PayForm checkout={data} />
    </Panel>
  );
}
