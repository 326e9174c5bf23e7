import { type RefObject, useEffect, useRef } from 'react';

interface SheetOptions {
  isOpen: boolean;
  onClose: () => void;
  sheet: RefObject<HTMLElement | null>;
  opener: RefObject<HTMLElement | null>;
}

const WIDE = '(min-width: 1121px)';

/** Focus goes into the open sheet and back to its button; Escape and a wide window close it. */
export function useSheet({ isOpen, onClose, sheet, opener }: SheetOptions): void {
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
