import type { Tier } from '@clearedge/contract/constants';
import { Check, Minus } from 'lucide-react';
import { TIER_NAME } from '../../../core/session/tiers.ts';
import { Button } from '../../../ui/controls/button.tsx';
import { Badge } from '../../../ui/marks/badge.tsx';
import { isUpgrade } from '../billing.queries.ts';
import { type Offer, priceOf } from './plan-offers.ts';

interface Props {
  offer: Offer;
  /** The reader's plan; null when signed out. */
  current: Tier | null;
  /** The plan that follows at the end of the period. */
  coming: Tier | null;
  isBusy: boolean;
  onChoose: (tier: Tier) => void;
}

function wordOf(tier: Tier, current: Tier | null): string {
  if (current === null) return tier === 'free' ? 'Start Free' : `Get ${TIER_NAME[tier]}`;
  if (tier === current) return 'Current Plan';
  if (isUpgrade(current, tier)) return `Upgrade to ${TIER_NAME[tier]}`;
  return tier === 'free' ? 'Cancel Plan' : `Downgrade to ${TIER_NAME[tier]}`;
}

const lookOf = (tier: Tier, current: Tier | null) =>
  current !== null && !isUpgrade(current, tier) ? 'default' : tier === 'pro' ? 'primary' : tier === 'elite' ? 'elite' : 'default';

/** One plan: what it costs, holds and leaves out. */
export function PlanCard({ offer: { tier, about, features, limits }, current, coming, isBusy, onChoose }: Props) {
  return (
    <article className={`panel plan ${tier}`} aria-labelledby={`plan-${tier}`}>
      <header>
        <h2 id={`plan-${tier}`}>{TIER_NAME[tier]}</h2>
        {tier === 'pro' ? <Badge look="pro">Most Popular</Badge> : null}
        {coming === tier ? <Badge look="warn">Comes next</Badge> : null}
      </header>
      <p className="plan-price">
        <b className="num">{priceOf(tier)}</b> <span className="muted">{tier === 'free' ? 'forever' : 'per month'}</span>
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
      <Button full look={lookOf(tier, current)} disabled={isBusy || tier === current || coming === tier} onClick={() => onChoose(tier)}>
        {coming === tier && tier !== current ? 'Arranged' : wordOf(tier, current)}
      </Button>
    </article>
  );
}
