import type { MovableClock } from '../../platform/clock.ts';

export interface FakeClock extends MovableClock {
  /** Sets the time, back or forward. */
  set: (at: string | Date) => void;
  advanceMinutes: (minutes: number) => void;
  /** How far `moveTo` alone has moved it: what a demo clock is ahead of the machine's. */
  offsetMs: () => number;
}

/** Stands still until it is told otherwise; `set` and `advanceMinutes` stand for time that passes, `moveTo` for a moved demo clock. */
export function fakeClock(start: string | Date): FakeClock {
  let current = new Date(start);
  let offsetMs = 0;
  return {
    now: () => new Date(current),
    set: (at) => {
      current = new Date(at);
    },
    advanceMinutes: (minutes) => {
      current = new Date(current.getTime() + minutes * 60_000);
    },
    offsetMs: () => offsetMs,
    moveTo: (target) => {
      offsetMs += Math.max(0, target.getTime() - current.getTime());
      if (target > current) current = new Date(target);
      return Promise.resolve(new Date(current));
    },
  };
}
