import { isPaidTier, TIER_LOOK, TIER_NAME } from '@clearedge/contract/entitlements';
import type { Interval } from '@clearedge/contract/routes/billing/plan-terms';
import { Check, Minus } from 'lucide-react';
import { Button } from '../../../ui/controls/button.tsx';
import { Badge } from '../../../ui/marks/badge.tsx';
import type { Offered } from '../billing.queries.ts';
import type { Choice } from './plan-choice.ts';
import { monthlyText, type Offer, priceOf } from './plan-offers.ts';

interface PlanCardProps {
  offer: Offer;
  interval: Interval;
  choice: Choice;
  /** Whether this plan follows at the end of the period. */
  isNext: boolean;
  isBusy: boolean;
  onChoose: (offered: Offered) => void;
}

/** One plan: what it costs, its one button, and what it adds. */
export function PlanCard({ offer, interval, choice, isNext, isBusy, onChoose }: PlanCardProps) {
  const { tier, isMostPopular, about, features, limits } = offer;
  const isYearly = isPaidTier(tier) && interval === 'year';
  const look = !choice.isOpen || !choice.isUpgrade ? 'default' : TIER_LOOK[tier] === 'premium' ? 'premium' : 'primary';
  return (
    <article className={`panel plan ${TIER_LOOK[tier]}`} aria-labelledby={`plan-${tier}`}>
      <header>
        <h2 id={`plan-${tier}`}>{TIER_NAME[tier]}</h2>
        {isMostPopular ? <Badge look="paid">Most Popular</Badge> : null}
        {isNext ? <Badge look="warn">Comes next</Badge> : null}
      </header>
      <p className="plan-price">
        <b className="num">{priceOf(tier, interval)}</b>{' '}
        <span className="muted">
          {isPaidTier(tier) ? `a ${interval}` : 'forever'}
          {isYearly ? `, ${monthlyText(tier, interval)} a month` : null}
        </span>
      </p>
      <p className="muted">{about}</p>
      <Button full look={look} disabled={isBusy || !choice.isOpen} onClick={() => onChoose({ tier, interval })}>
        {choice.word}
      </Button>
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
    </article>
  );
}
