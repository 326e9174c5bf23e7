import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router';

const STARTED = ['keydown', 'pointerdown'] as const;

/** Moves the focus from where a new page puts it, or lost it, to its heading; returns whether someone has gone elsewhere. */
function focusHeading(main: HTMLElement): boolean {
  const { activeElement } = document;
  const heading = main.querySelector('h1');
  if (activeElement === heading) return false;
  if (activeElement !== main && activeElement !== document.body) return true;
  if (!heading) return false;
  heading.tabIndex = -1;
  heading.focus({ preventScroll: true });
  return false;
}

/** After going to another page its heading has the focus, as soon as it is there: a screen reader says where one has come to. */
export function useHeadingFocus(): void {
  const { pathname, hash } = useLocation();
  const last = useRef(pathname);
  useEffect(() => {
    const main = document.getElementById('main');
    if (last.current === pathname || hash || !main) return;
    last.current = pathname;
    const observer = new MutationObserver(() => look());
    const stop = (): void => {
      observer.disconnect();
      for (const event of STARTED) removeEventListener(event, stop, true);
    };
    const look = (): void => {
      if (focusHeading(main)) stop();
    };
    observer.observe(main, { childList: true, subtree: true });
    for (const event of STARTED) addEventListener(event, stop, true);
    look();
    return stop;
  }, [pathname, hash]);
}
