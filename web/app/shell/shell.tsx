import { type ReactNode, Suspense, useRef, useState } from 'react';
import { useLocation } from 'react-router';
import { useScrollLock } from '../../ui/overlay/use-scroll-lock.ts';
import { ErrorBoundary } from '../error-boundary.tsx';
import { PageFallback } from '../page-fallback.tsx';
import { Footer } from './footer.tsx';
import { Header } from './header/header.tsx';
import { Sidebar } from './nav/sidebar.tsx';
import { useSheet } from './nav/use-sheet.ts';
import { OfflineNotice } from './offline-notice.tsx';
import { SlipBar } from './slip-panel.tsx';
import { usePageFocus } from './use-page-focus.ts';

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
      <div inert={isNavOpen}>
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
        <SlipBar />
      </div>
    </>
  );
}
