import { useSyncExternalStore } from 'react';

let offsetMs = 0;
let heldMs: number | null = null;
let drawnMs: number | null = null;
const moved = new Set<() => void>();

/** The product's time: this device's, moved by how far the server's answers show it to be off. */
export const productNow = (): number => Date.now() + offsetMs;

export function setClockOffset(ms: number): void {
  if (Math.abs(ms - offsetMs) < 1000) return;
  offsetMs = ms;
  for (const listener of moved) listener();
}

/** Sets the clock by the server's: `at` is the product's time at this moment. */
export const setProductTime = (at: number): void => setClockOffset(at - Date.now());

/**
 * Sets the clock by the page that was loaded, where it tells the product's time; false where it does not. A page that the browser had kept
 * tells an old time.
 */
export function setTimeOfPage(): boolean {
  const [page] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  if (!page || page.transferSize === 0 || page.type === 'back_forward') return false;
  const at = Date.parse(page.serverTiming?.find(({ name }) => name === 'now')?.description ?? '');
  if (Number.isNaN(at)) return false;
  setClockOffset(at - (performance.timeOrigin + page.responseStart));
  return true;
}

/** Keeps the time that screens show: a page drawn by the server must first be taken over with the ages it was drawn with. */
export function holdClock(atMs: number): void {
  heldMs = atMs;
  drawnMs = atMs;
}

// No one is told: each part goes on at its own next tick, and so never all of them in one go.
export function releaseClock(): void {
  heldMs = null;
}

function subscribe(stepMs: number, listener: () => void): () => void {
  const timer = setInterval(listener, Math.min(stepMs, 1000 * 30));
  moved.add(listener);
  return () => {
    clearInterval(timer);
    moved.delete(listener);
  };
}

const subscribers = new Map<number, (listener: () => void) => () => void>();
function subscriberOf(stepMs: number): (listener: () => void) => () => void {
  const known = subscribers.get(stepMs);
  if (known) return known;
  const made = (listener: () => void): (() => void) => subscribe(stepMs, listener);
  subscribers.set(stepMs, made);
  return made;
}

/** Product time in milliseconds, in steps: 1,000 for countdowns, 10,000 for ages, 60,000 for the date. */
export function useNow(stepMs: number = 10_000): number {
  const inSteps = (ms: number): number => Math.floor(ms / stepMs) * stepMs;
  return useSyncExternalStore(
    subscriberOf(stepMs),
    () => inSteps(heldMs ?? productNow()),
    () => inSteps(drawnMs ?? productNow()),
  );
}
