import { startTransition, useEffect, useState } from 'react';

/** How many items of a list to draw by now: a screenful at once, the rest in steps behind it, so that no one step holds up a tap. */
export function useRamp(total: number, first: number, step: number): number {
  const [drawn, setDrawn] = useState(first);
  useEffect(() => {
    if (drawn >= total) return;
    const timer = setTimeout(() => startTransition(() => setDrawn((now) => now + step)), 30);
    return () => clearTimeout(timer);
  }, [drawn, total, step]);
  return Math.min(drawn, total);
}
