import { Link } from 'react-router';
import type { User } from '../../../core/session/session.ts';
import { TIER_NAME } from '../../../core/session/tiers.ts';
import { NotificationBell } from '../../../features/notifications/notification-bell.tsx';
import { paths } from '../../../lib/paths.ts';
import { buttonClass } from '../../../ui/controls/button.tsx';
import { Badge } from '../../../ui/marks/badge.tsx';
import { UserMenu } from './user-menu.tsx';

function Plan({ user }: { user: User }) {
  const tier = user.subscriptionTier;
  if (tier !== 'free') return <Badge look={tier}>{TIER_NAME[tier]}</Badge>;
  return (
    <Link className={buttonClass({ size: 'sm' }, 'hide-m')} to={paths.subscribe}>
      Upgrade Pro
    </Link>
  );
}

/** Bell, plan and account menu of whoever is signed in. */
export function HeaderAccount({ user }: { user: User }) {
  return (
    <>
      <NotificationBell />
      <Plan user={user} />
      <UserMenu user={user} />
    </>
  );
}
