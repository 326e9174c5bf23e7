import { lazy, type ReactNode, type RefObject, Suspense, useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { Link, useLocation, useNavigationType } from 'react-router';
import { useNow } from '../../core/clock.ts';
import { useIsDockOpen } from '../../core/slip/slip-dock.ts';
import { useStatus } from '../../core/status.ts';
import { easternDay } from '../../lib/dates.ts';
import { paths } from '../../lib/paths.ts';
import { Glyph } from '../../ui/marks/glyph.tsx';
import { useScrollLock } from '../../ui/overlay/use-scroll-lock.ts';
import { ErrorBoundary } from '../error-boundary.tsx';
import { PageFallback } from '../page-fallback.tsx';
import { Header } from './header/header.tsx';
import { Sidebar } from './nav/sidebar.tsx';
import { SlipBar } from './slip-panel.tsx';

const SlipDock = lazy(() => import('../slip/slip-dock.tsx'));

/** Where prices are pressed, leagues with it. */
const DOCKED = /^\/($|games?\b|odds-|prop-|daily-|hot-|kelly|virtual-s|todays|(cfl|golf|mlb|n..)(\/|$))/;
/** The slip is what one comes to the sportsbook for; beside a board as wide as the window it unfolds by hand alone. */
const DOCK_OF: Partial<Record<string, boolean>> = { [paths.virtualSportsbook]: true, [paths.oddsComparison]: false };

const PLATFORM = [
  { to: paths.home, label: 'Home' },
  { to: paths.dailyPicks, label: 'Daily Picks' },
  { to: paths.dailyDigest, label: 'Daily Digest' },
  { to: paths.myBets(), label: 'My Bets' },
  { to: paths.model, label: 'The Model' },
];
const ACCOUNT = [
  { to: paths.subscribe, label: 'Pricing' },
  { to: paths.support, label: 'Support' },
  { to: paths.privacy, label: 'Privacy' },
  { to: paths.terms, label: 'Terms' },
  { to: paths.houseRules, label: 'House Rules' },
];

function Links({ name, links }: { name: string; links: readonly { to: string; label: string }[] }) {
  // Cheap to draw anew: the compiler's memory of it would cost more of the first load than it saves.
  'use no memo';
  return (
    <nav aria-label={name}>
      {links.map(({ to, label }) => (
        <Link key={to} to={to}>
          {label}
        </Link>
      ))}
    </nav>
  );
}

function Footer() {
  'use no memo';
  const notice = useStatus()?.source.notice;
  return (
    <footer className="foot">
      <span>© {easternDay(useNow(3_600_000)).slice(0, 4)} ClearEdge</span>
      <Links name="Platform" links={PLATFORM} />
      <Links name="Account" links={ACCOUNT} />
      <span className="grow" />
      <span>21+ only</span>
      <Link to={paths.responsibleGaming}>Responsible Gaming</Link>
      {notice ? <p className="foot-n">{notice}</p> : null}
    </footer>
  );
}

interface SheetOptions {
  isOpen: boolean;
  onClose: () => void;
  sheet: RefObject<HTMLElement | null>;
  opener: RefObject<HTMLElement | null>;
}

const WIDE = '(min-width: 1121px)';

/** Focus goes into the open sheet and back to its button; Escape and a wide window close it. */
function useSheet({ isOpen, onClose, sheet, opener }: SheetOptions): void {
  const wasOpen = useRef(false);
  useEffect(() => {
    if (!isOpen) {
      if (wasOpen.current && sheet.current?.contains(document.activeElement)) opener.current?.focus();
      wasOpen.current = false;
      return;
    }
    wasOpen.current = true;
    const button = opener.current;
    sheet.current?.querySelector<HTMLElement>('a[href], button')?.focus();
    const onKey = (event: KeyboardEvent): void => {
      if (event.key !== 'Escape') return;
      onClose();
      // The button is inert until React has drawn the closed sheet.
      requestAnimationFrame(() => button?.focus());
    };
    const wide = matchMedia(WIDE);
    wide.addEventListener('change', onClose);
    document.addEventListener('keydown', onKey);
    return () => {
      wide.removeEventListener('change', onClose);
      document.removeEventListener('keydown', onKey);
    };
  }, [isOpen, onClose, sheet, opener]);
}

const subscribe = (listener: () => void): (() => void) => {
  window.addEventListener('online', listener);
  window.addEventListener('offline', listener);
  return () => {
    window.removeEventListener('online', listener);
    window.removeEventListener('offline', listener);
  };
};

function OfflineNotice() {
  const isOnline = useSyncExternalStore(
    subscribe,
    () => navigator.onLine,
    () => true,
  );
  if (isOnline) return null;
  return (
    <output className="offline">
      <Glyph name="alert" />
      You are offline. Prices and scores are the last ones received, and bets cannot be placed.
    </output>
  );
}

/** A new page starts at its top, with the focus on it, so that a screen reader reads it; back and forward keep their place. */
function usePageFocus(main: RefObject<HTMLElement | null>): void {
  const { pathname, hash } = useLocation();
  const kind = useNavigationType();
  const last = useRef(pathname);
  useEffect(() => {
    if (last.current === pathname) return;
    last.current = pathname;
    if (hash) return;
    main.current?.focus({ preventScroll: true });
    if (kind !== 'POP') window.scrollTo(0, 0);
  }, [pathname, hash, kind, main]);
}

/** What stands around every screen. */
export function Shell({ children }: { children: ReactNode }) {
  const { pathname, key } = useLocation();
  // Opened at one place of the history: any navigation closes the sheet by itself.
  const [openAt, setOpenAt] = useState<string | null>(null);
  const isNavOpen = openAt === key;
  const main = useRef<HTMLElement>(null);
  const side = useRef<HTMLElement>(null);
  const menu = useRef<HTMLButtonElement>(null);
  const closeNav = (): void => setOpenAt(null);
  usePageFocus(main);
  useScrollLock(isNavOpen);
  const isDockOpen = useIsDockOpen(DOCK_OF[pathname]);
  const dock = DOCKED.test(pathname) ? (isDockOpen ? 'open' : 'rail') : undefined;
  useSheet({ isOpen: isNavOpen, onClose: closeNav, sheet: side, opener: menu });

  return (
    <>
      <a className="skip" href="#main">
        Skip to content
      </a>
      <Sidebar isOpen={isNavOpen} ref={side} />
      <button
        type="button"
        className="scrim"
        data-open={isNavOpen ? '' : undefined}
        aria-label="Close navigation"
        tabIndex={-1}
        onClick={closeNav}
      />
      <div inert={isNavOpen} data-dock={dock}>
        <Header isNavOpen={isNavOpen} onOpenNav={() => setOpenAt(key)} menuRef={menu} />
        <main className="main" id="main" ref={main} tabIndex={-1}>
          <div className="wrap">
            <OfflineNotice />
            <Suspense fallback={<PageFallback />}>
              <div className="page">
                <ErrorBoundary resetKey={pathname}>{children}</ErrorBoundary>
              </div>
              <Footer />
            </Suspense>
          </div>
        </main>
        {dock ? (
          <Suspense>
            <SlipDock isOpen={isDockOpen} />
          </Suspense>
        ) : null}
        <SlipBar />
      </div>
    </>
  );
}
