import { can, FIRST_PAID_TIER, isPaidTier, TIER_LOOK, TIER_NAME } from '@clearedge/contract/entitlements';
import { BookOpen, BotMessageSquare, ChartLine, LogOut, Settings, Sparkles } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { Link, useLocation } from 'react-router';
import { useNow } from '../../../core/clock.ts';
import type { User } from '../../../core/session/session.ts';
import { useLogout } from '../../../core/session/session-calls.ts';
import { NotificationBell } from '../../../features/notifications/notification-bell.tsx';
import { paths } from '../../../lib/paths.ts';
import { buttonClass, IconButton } from '../../../ui/controls/button.tsx';
import { Badge } from '../../../ui/marks/badge.tsx';
import { Popover } from '../../../ui/overlay/popover.tsx';

const NEWCOMER_DAYS = 30;
const monthFormat = new Intl.DateTimeFormat('en-US', { month: 'long', year: 'numeric' });

/** "Recently" in the first 30 days, then month and year. */
export function memberSince(createdAt: string, nowMs: number): string {
  const at = Date.parse(createdAt);
  return Number.isNaN(at) || nowMs - at < NEWCOMER_DAYS * 86_400_000 ? 'Recently' : monthFormat.format(at);
}

const STATUS: Record<User['subscriptionStatus'], string> = {
  active: 'Active',
  canceled: 'Canceled',
  past_due: 'Past due',
  inactive: 'Inactive',
};
export const statusName = (status: User['subscriptionStatus'] | undefined): string => (status ? STATUS[status] : 'Active');

/** "DM" for d.mercer, "DM" for dmercer: the letters of two parts, or the first two of one. */
export function initialsOf(username: string): string {
  const [first = '', second = ''] = username.split(/[._-]+/).filter(Boolean);
  return (second ? first.slice(0, 1) + second.slice(0, 1) : first.slice(0, 2)).toUpperCase();
}

const LINKS = [
  { to: paths.myBets(), label: 'My Bets', Icon: BookOpen },
  { to: paths.results, label: 'My Results', Icon: ChartLine },
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

function UserMenu({ user }: { user: User }) {
  const logout = useLogout();
  const links = isPaidTier(user.subscriptionTier) ? LINKS : [...LINKS, UPGRADE];
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

function Plan({ user }: { user: User }) {
  const tier = user.subscriptionTier;
  if (isPaidTier(tier)) return <Badge look={TIER_LOOK[tier]}>{TIER_NAME[tier]}</Badge>;
  return (
    <Link className={buttonClass({ size: 'sm' }, 'hide-m')} to={paths.subscribe}>
      Upgrade {TIER_NAME[FIRST_PAID_TIER]}
    </Link>
  );
}

const AssistantPanel = lazy(() => import('./assistant-panel.tsx'));

/** Opens the assistant beside the page; its own page needs none. */
function AskButton({ user }: { user: User }) {
  const { pathname } = useLocation();
  // A link in an answer leads to another page, and there it is closed.
  const [openedOn, setOpenedOn] = useState<string | null>(null);
  if (!can(user.subscriptionTier, 'assistant') || pathname === paths.aiAssistant) return null;
  return (
    <>
      <IconButton label="Ask the assistant" onClick={() => setOpenedOn(pathname)}>
        <BotMessageSquare />
      </IconButton>
      {openedOn === pathname ? (
        <Suspense fallback={null}>
          <AssistantPanel userId={user.id} onClose={() => setOpenedOn(null)} />
        </Suspense>
      ) : null}
    </>
  );
}

/** Assistant, bell, plan and account menu of whoever is signed in. */
export function HeaderAccount({ user }: { user: User }) {
  return (
    <>
      <AskButton user={user} />
      <NotificationBell />
      <Plan user={user} />
      <UserMenu user={user} />
    </>
  );
}
