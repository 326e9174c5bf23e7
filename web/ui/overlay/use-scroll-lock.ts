import { useEffect } from 'react';

/** The page behind a modal keeps still, and keeps its width where a scroll bar takes room. */
export function useScrollLock(isOn: boolean): void {
  useEffect(() => {
    if (!isOn) return;
    const root = document.documentElement;
    root.style.setProperty('--bar', `${window.innerWidth - root.clientWidth}px`);
    root.dataset.locked = '';
    return () => {
      delete root.dataset.locked;
      root.style.removeProperty('--bar');
    };
  }, [isOn]);
}
