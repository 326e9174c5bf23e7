import { can, type Feature, lowestTier, TIER_LOOK, TIER_NAME, tierNames } from '@clearedge/contract/entitlements';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { paths } from '../../lib/paths.ts';
import { Button, buttonClass } from '../../ui/controls/button.tsx';
import { Lock, Skeleton } from '../../ui/states/states.tsx';
import { useSession } from './session.ts';
import { openSignIn } from './sign-in.ts';

interface LockedProps {
  feature: Feature;
  /** What is locked, as the sentence about it begins. */
  what: string;
  title?: string;
}

/** What stands in a locked place: what the plan would give, and the way to it. */
export function Locked({ feature, what, title = 'Premium Feature' }: LockedProps) {
  const { user } = useSession();
  const tier = lowestTier(feature);
  const upgrade = (
    <Link className={buttonClass()} to={paths.subscribe}>
      {user ? `Upgrade to ${TIER_NAME[tier]}` : 'Upgrade'}
    </Link>
  );
  const signIn = user ? null : <Button onClick={() => openSignIn('login')}>Sign In</Button>;
  return (
    <Lock
      title={title}
      text={`${what} is available to ${tierNames(feature)} subscribers.`}
      look={TIER_LOOK[tier] === 'premium' ? 'premium' : undefined}
      actions={
        <>
          {signIn}
          {upgrade}
        </>
      }
    />
  );
}

/** Draws its children for those who have the feature, the lock for others. */
export function FeatureGate({ feature, what, children }: { feature: Feature; what: string; children: ReactNode }) {
  const session = useSession();
  if (session.isLoading) return <Skeleton height={64} radius={6} />;
  return can(session.tier, feature) ? children : <Locked feature={feature} what={what} />;
}
