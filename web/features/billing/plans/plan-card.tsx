import { isPaidTier, TIER_LOOK, TIER_NAME, type Tier } from '@clearedge/contract/entitlements';
import { Check, Minus } from 'lucide-react';
import { Button } from '../../../ui/controls/button.tsx';
import { Badge } from '../../../ui/marks/badge.tsx';
import type { Choice } from './plan-choice.ts';
import { type Offer, priceOf } from './plan-offers.ts';

interface Props {
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
export function PlanCard({ offer: { tier, isMostPopular, about, features, limits }, choice, isComing, isBusy, onChoose }: Props) {
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
