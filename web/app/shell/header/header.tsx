import { FIRST_PAID_TIER, TIER_NAME } from '@clearedge/contract/entitlements';
import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense } from 'react';
import { Link } from 'react-router';
import { useSession } from '../../../core/session/session.ts';
import { openSignIn } from '../../../core/session/sign-in.ts';
import { useToday } from '../../../core/status.ts';
import { formatDate } from '../../../lib/format-time.ts';
import { paths } from '../../../lib/paths.ts';
import { apiQuery } from '../../../lib/query.ts';
import { Button } from '../../../ui/controls/button.tsx';
import { SlipButton } from '../../slip/slip-button.tsx';
import { SearchBox } from '../search/search-box.tsx';
import { LiveIndicator } from './live-indicator.tsx';
import { ThemeButton } from './theme-button.tsx';

const SourceBadge = lazy(() => import('./source-badge.tsx'));
const HeaderAccount = lazy(() => import('./header-account.tsx').then((module) => ({ default: module.HeaderAccount })));

function VisitorButtons() {
  return (
    <>
      <Button look="quiet" onClick={() => openSignIn('login')}>
        Sign In
      </Button>
      <Button look="primary" onClick={() => openSignIn('register')}>
        Get {TIER_NAME[FIRST_PAID_TIER]}
      </Button>
    </>
  );
}

/** The right end of the header; its width is kept while it is not known yet who is there. */
function HeaderUser() {
  const { user, isLoading } = useSession();
  return (
    <div className="head-user">
      {user ? (
        <Suspense>
          <HeaderAccount user={user} />
        </Suspense>
      ) : null}
      {user || isLoading ? null : <VisitorButtons />}
    </div>
  );
}

/** How many games are live, read from the slate when some screen has loaded it; it asks for nothing itself. */
function LivePill() {
  const { data } = useQuery({ ...apiQuery('GET /api/games'), enabled: false });
  const live = data?.filter((game) => game.status === 'live').length ?? 0;
  if (live === 0) return null;
  return (
    <Link className="badge live hide-m" to={paths.games()} title={live === 1 ? '1 game is being played' : `${live} games are being played`}>
      Live {live}
    </Link>
  );
}

const Logo = () => (
  <svg viewBox="0 0 20 20" aria-hidden="true">
    <path d="M10 1 19 10l-9 9-9-9z" fill="none" stroke="currentColor" strokeWidth="1.6" />
    <path d="M10 6l4 4-4 4-4-4z" className="logo-in" />
  </svg>
);

function Today() {
  return <span className="muted nw d-date hide-m">{formatDate(useToday(), 'full')}</span>;
}

export function Header() {
  'use no memo';
  return (
    <header className="head">
      <Link className="logo" to={paths.home} aria-label="ClearEdge, home">
        <Logo />
        <span className="hide-s">ClearEdge</span>
      </Link>
      <SearchBox />
      <LivePill />
      <span className="grow" />
      <Suspense>
        <SourceBadge />
      </Suspense>
      <LiveIndicator className="hide-m" />
      <Today />
      <SlipButton className="btn" />
      <ThemeButton className="hide-s" />
      <HeaderUser />
    </header>
  );
}
