import { useEffect, useState } from 'react';

const STEP_MS = 5000;

/** Seconds since a moment of this machine's clock, by which the cache keeps its times. */
export function useAge(atMs: number): number {
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), STEP_MS);
    return () => clearInterval(timer);
  }, []);
  return Math.max(0, (now - atMs) / 1000);
}
