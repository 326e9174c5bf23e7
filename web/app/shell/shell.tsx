import { lazy, type ReactNode, type RefObject, Suspense, useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { useLocation, useNavigationType } from 'react-router';
import { useIsDockOpen } from '../../core/slip/slip-dock.ts';
import { paths } from '../../lib/paths.ts';
import { Glyph } from '../../ui/marks/glyph.tsx';
import { useScrollLock } from '../../ui/overlay/use-scroll-lock.ts';
import { ErrorBoundary } from '../error-boundary.tsx';
import { PageFallback } from '../page-fallback.tsx';
import { Header } from './header/header.tsx';
import { Sidebar } from './nav/sidebar.tsx';

const SlipDock = lazy(() => import('../slip/slip-dock.tsx'));
const BottomBar = lazy(() => import('./nav/bottom-bar.tsx'));
const Footer = lazy(() => import('./footer.tsx'));

/** Where prices are pressed, leagues with it. */
const DOCKED = /^\/($|games?\b|odds-|prop-|daily-|hot-|kelly|virtual-s|todays|(cfl|golf|mlb|n..)(\/|$))/;
/** The slip is what one comes to the sportsbook for; beside boards as wide as the window it unfolds by hand alone. */
const DOCK_OF: Partial<Record<string, boolean>> = {
  [paths.virtualSportsbook]: true,
  [paths.oddsComparison]: false,
  [paths.propFinder]: false,
};

interface SheetOptions {
  isOpen: boolean;
  onClose: () => void;
  sheet: RefObject<HTMLElement | null>;
  opener: RefObject<HTMLElement | null>;
}

const WIDE = '(min-width: 58.8125em)';

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
  const more = useRef<HTMLButtonElement>(null);
  const closeNav = (): void => setOpenAt(null);
  usePageFocus(main);
  useScrollLock(isNavOpen);
  const isDockOpen = useIsDockOpen(DOCK_OF[pathname]);
  const dock = DOCKED.test(pathname) ? (isDockOpen ? 'open' : 'rail') : undefined;
  useSheet({ isOpen: isNavOpen, onClose: closeNav, sheet: side, opener: more });

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
        <Header />
        <main className="main" id="main" ref={main} tabIndex={-1}>
          <div className="wrap">
            <OfflineNotice />
            <Suspense fallback={<PageFallback />}>
              <div className="page">
                <ErrorBoundary resetKey={pathname}>{children}</ErrorBoundary>
              </div>
            </Suspense>
            <Suspense>
              <Footer />
            </Suspense>
          </div>
        </main>
        {dock ? (
          <Suspense>
            <SlipDock isOpen={isDockOpen} />
          </Suspense>
        ) : null}
        <Suspense>
          <BottomBar isNavOpen={isNavOpen} onOpenNav={() => setOpenAt(key)} moreRef={more} />
        </Suspense>
      </div>
    </>
  );
}
