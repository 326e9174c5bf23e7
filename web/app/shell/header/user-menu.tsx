import { BookOpen, ChartLine, LogOut, Settings, Sparkles } from 'lucide-react';
import { Link } from 'react-router';
import { useNow } from '../../../core/clock.ts';
import type { User } from '../../../core/session/session.ts';
import { useLogout } from '../../../core/session/session-calls.ts';
import { paths } from '../../../lib/paths.ts';
import { Popover } from '../../../ui/overlay/popover.tsx';
import { initialsOf, memberSince, statusName } from './member-words.ts';

const LINKS = [
  { to: paths.myBets(), label: 'My Bets', Icon: BookOpen },
  { to: paths.performance, label: 'Performance', Icon: ChartLine },
  { to: paths.settings, label: 'Settings', Icon: Settings },
] as const;
const UPGRADE = { to: paths.subscribe, label: 'Upgrade Plan', Icon: Sparkles } as const;

function Who({ user }: { user: User }) {
  const now = useNow(60_000);
  return (
    <p className="menu-l">
      <b>{user.email}</b>
      <span>Member since: {memberSince(user.createdAt, now)}</span>
      <span>Status: {statusName(user.subscriptionStatus)}</span>
    </p>
  );
}

export function UserMenu({ user }: { user: User }) {
  const logout = useLogout();
  const links = user.subscriptionTier === 'free' ? [...LINKS, UPGRADE] : LINKS;
  return (
    <Popover
      label="Your account"
      trigger={(props) => (
        <button type="button" className="ava-btn" aria-label={`Account of ${user.username}`} title={user.username} {...props}>
          <span className="ava" aria-hidden="true">
            {initialsOf(user.username)}
          </span>
        </button>
      )}
    >
      {(close) => (
        <>
          <Who user={user} />
          <div className="menu-sep" />
          {links.map(({ to, label, Icon }) => (
            <Link key={to} className="menu-i" to={to} onClick={close}>
              <Icon />
              {label}
            </Link>
          ))}
          <div className="menu-sep" />
          <button type="button" className="menu-i" disabled={logout.isPending} onClick={() => logout.mutate()}>
            <LogOut />
            Sign Out
          </button>
        </>
      )}
    </Popover>
  );
}
