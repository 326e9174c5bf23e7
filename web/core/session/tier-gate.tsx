import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { paths } from '../../lib/paths.ts';
import { Button, buttonClass } from '../../ui/controls/button.tsx';
import { Lock, Skeleton } from '../../ui/states/states.tsx';
import { useSession } from './session.ts';
import { openSignIn } from './sign-in.ts';
import { hasTier, type PaidTier, TIER_NAME } from './tiers.ts';

export { hasTier, type PaidTier, useHasTier } from './tiers.ts';

const WHO: Record<PaidTier, string> = { pro: 'Pro and Elite subscribers', elite: 'Elite subscribers' };

/** What stands in a locked place: what the tier would give, and the way to it. */
export function Locked({ tier, feature, title = 'Premium Feature' }: { tier: PaidTier; feature: string; title?: string }) {
  const { user } = useSession();
  const upgrade = (
    <Link className={buttonClass()} to={paths.subscribe}>
      {user ? `Upgrade to ${TIER_NAME[tier]}` : 'Upgrade'}
    </Link>
  );
  const signIn = user ? null : <Button onClick={() => openSignIn('login')}>Sign In</Button>;
  return (
    <Lock
      title={title}
      text={`${feature} is available to ${WHO[tier]}.`}
      look={tier === 'elite' ? 'elite' : undefined}
      actions={
        <>
          {signIn}
          {upgrade}
        </>
      }
    />
  );
}

/** Draws its children for those who have the tier, the lock for others. */
export function TierGate({ tier, feature, children }: { tier: PaidTier; feature: string; children: ReactNode }) {
  const session = useSession();
  if (session.isLoading) return <Skeleton height={64} radius={6} />;
  return hasTier(session.tier, tier) ? children : <Locked tier={tier} feature={feature} />;
}
