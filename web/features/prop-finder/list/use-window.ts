import { type RefObject, useLayoutEffect, useState } from 'react';

/** Rows kept drawn beyond both edges, so that a quick scroll and the Tab key find them there. */
const BEYOND = 8;

export interface Range {
  from: number;
  to: number;
}

/** Rows of equal height that are in sight, `to` exclusive. `top` is where the list begins, from the upper edge of the window. */
export function rangeOf(count: number, rowHeight: number, top: number, windowHeight: number): Range {
  const from = Math.floor(-top / rowHeight) - BEYOND;
  const to = Math.ceil((windowHeight - top) / rowHeight) + BEYOND;
  const last = Math.min(count, Math.max(to, 0));
  return { from: Math.min(Math.max(from, 0), last), to: last };
}

/** Which rows of a long list are to be drawn while the page scrolls. */
export function useWindow(list: RefObject<HTMLElement | null>, count: number, rowHeight: number): Range {
  const [range, setRange] = useState<Range>({ from: 0, to: Math.min(count, 2 * BEYOND) });
  useLayoutEffect(() => {
    const look = (): void => {
      const next = rangeOf(count, rowHeight, list.current?.getBoundingClientRect().top ?? 0, innerHeight);
      setRange((before) => (before.from === next.from && before.to === next.to ? before : next));
    };
    look();
    addEventListener('scroll', look, { passive: true, capture: true });
    addEventListener('resize', look);
    return () => {
      removeEventListener('scroll', look, { capture: true });
      removeEventListener('resize', look);
    };
  }, [list, count, rowHeight]);
  // Fewer rows than a moment ago: the old range may lie beyond the end.
  return { from: Math.min(range.from, count), to: Math.min(range.to, count) };
}
