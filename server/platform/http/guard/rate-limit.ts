import { DomainError } from '../../../kernel/domain-error.ts';
import type { Timers } from '../../timers.ts';

const WINDOW_MS = 60_000;
const MOST_KEYS = 100_000;

interface Counter {
  windowStart: number;
  current: number;
  previous: number;
}

export interface RateLimit {
  /** Counts one request of `caller` to `route`; refuses the one that exceeds `perMinute`. */
  take: (route: string, caller: string, perMinute: number) => void;
}

/** A sliding minute per route and caller, kept in this process: a fence against floods, not a ledger. */
export function createRateLimit(timers: Timers): RateLimit {
  const counters = new Map<string, Counter>();

  function counterAt(key: string, now: number): Counter {
    const windowStart = now - (now % WINDOW_MS);
    const counter = counters.get(key);
    if (counter?.windowStart === windowStart) return counter;
    const previous = counter?.windowStart === windowStart - WINDOW_MS ? counter.current : 0;
    const next = { windowStart, current: 0, previous };
    if (counters.size >= MOST_KEYS) counters.clear();
    counters.set(key, next);
    return next;
  }

  return {
    take: (route, caller, perMinute) => {
      const now = timers.nowMs();
      const counter = counterAt(`${route} ${caller}`, now);
      const elapsed = (now - counter.windowStart) / WINDOW_MS;
      if (counter.current + counter.previous * (1 - elapsed) < perMinute) {
        counter.current++;
        return;
      }
      const retryAfterSeconds = Math.max(1, Math.ceil((counter.windowStart + WINDOW_MS - now) / 1000));
      throw new DomainError('RATE_LIMITED', 'Too many requests. Please wait a moment.', { retryAfterSeconds });
    },
  };
}
