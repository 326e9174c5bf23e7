import { useEffect } from 'react';

/** Whether this was switched off while it had the focus and can have it again. */
const isBack = (element: HTMLElement): boolean => !element.matches(':disabled') && document.activeElement === document.body;

/**
 * Gives the focus back to what lost it by being switched off while it was at work: a browser lets it fall to the page,
 * and whoever listens to the page or uses its keys would have to find the place again.
 */
export function useKeptFocus(): void {
  useEffect(() => {
    let last: EventTarget | null = null;
    const onFocus = (event: FocusEvent): void => {
      last = event.target;
    };
    const observer = new MutationObserver((changes) => {
      const change = changes.findLast(({ target }) => target === last);
      if (change && last instanceof HTMLElement && isBack(last)) last.focus({ preventScroll: true });
    });
    document.addEventListener('focusin', onFocus);
    observer.observe(document.body, { attributeFilter: ['disabled'], subtree: true });
    return () => {
      document.removeEventListener('focusin', onFocus);
      observer.disconnect();
    };
  }, []);
}
