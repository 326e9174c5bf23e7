import { Link } from 'react-router';
import { type User, useSession } from '../../core/session.ts';
import { openSignIn } from '../../core/sign-in.ts';
import { TIER_NAME } from '../../core/tier-gate.tsx';
import { NotificationBell } from '../../features/notifications/notification-bell.tsx';
import { paths } from '../../lib/paths.ts';
import { Badge } from '../../ui/badge.tsx';
import { Button, buttonClass } from '../../ui/button.tsx';
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

/** The right end of the header; its width is kept while it is not known yet who is there. */
export function HeaderUser() {
  const { user, isLoading } = useSession();
  if (isLoading) return <div className="head-user" aria-hidden="true" />;
  if (user)
    return (
      <div className="head-user">
        <NotificationBell />
        <Plan user={user} />
        <UserMenu user={user} />
      </div>
    );
  return (
    <div className="head-user">
      <Button look="quiet" onClick={() => openSignIn('login')}>
        Sign In
      </Button>
      <Button look="primary" onClick={() => openSignIn('register')}>
        Get Pro
      </Button>
    </div>
  );
}
