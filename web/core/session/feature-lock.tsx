import { type Feature, lowestTier, TIER_LOOK, TIER_NAME, TIER_PRICE_CENTS } from '@clearedge/contract/entitlements';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { paths } from '../../lib/paths.ts';
import { Button, buttonClass } from '../../ui/controls/button.tsx';
import { Badge } from '../../ui/marks/badge.tsx';
import { Lock } from '../../ui/states/states.tsx';
import { useSession } from './session.ts';
import { openSignIn } from './sign-in.ts';

interface Props {
  feature: Feature;
  title?: string;
  text: ReactNode;
  className: string;
  /** What the feature holds, under the lock. */
  children?: ReactNode;
}

/** A whole page's lock: what the feature would show, and the way to the lowest plan that has it. */
export function FeatureLock({ feature, title, text, className, children }: Props) {
  const { user } = useSession();
  const tier = lowestTier(feature);
  const [name, price] = [TIER_NAME[tier], `$${TIER_PRICE_CENTS[tier] / 100}`];
  const isPremium = TIER_LOOK[tier] === 'premium';
  const actions = (
    <>
      {user ? null : <Button onClick={() => openSignIn('login')}>Sign In</Button>}
      <Link className={buttonClass({ look: isPremium ? 'premium' : 'primary' })} to={paths.subscribe}>
        {isPremium ? `Upgrade to ${name} - ${price}/month` : `Upgrade to ${name} for ${price}/month`}
      </Link>
    </>
  );
  return (
    <section className={`panel ${className}`} aria-label="Locked">
      {isPremium ? <Badge look="premium">{name} Only</Badge> : null}
      <Lock
        look={isPremium ? 'premium' : undefined}
        title={title ?? (isPremium ? `${name} Feature` : `${name} Feature Required`)}
        text={text}
        actions={actions}
      />
      {children}
    </section>
  );
}
