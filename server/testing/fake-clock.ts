import type { MovableClock } from '../platform/clock/clock.ts';

export interface FakeClock extends MovableClock {
  /** Sets the time, back or forward. */
  set: (at: string | Date) => void;
  advanceMinutes: (minutes: number) => void;
}

/** Stands still until it is told otherwise. */
export function fakeClock(start: string | Date): FakeClock {
  let current = new Date(start);
  return {
    now: () => new Date(current),
    set: (at) => {
      current = new Date(at);
    },
    advanceMinutes: (minutes) => {
      current = new Date(current.getTime() + minutes * 60_000);
    },
    moveTo: (target) => {
      if (target > current) current = new Date(target);
      return Promise.resolve(new Date(current));
    },
  };
}
