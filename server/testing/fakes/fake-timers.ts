import type { Timers } from '../../platform/timers.ts';

export interface FakeTimers extends Timers {
  /** Lets so many milliseconds pass and runs what falls due, in order. */
  pass: (ms: number) => void;
}

/** Timers that only run when a test lets time pass. */
export function fakeTimers(startMs = 0): FakeTimers {
  let now = startMs;
  let sequence = 0;
  const waiting = new Map<number, { at: number; work: () => void }>();
  return {
    nowMs: () => now,
    after: (delayMs, work) => {
      const id = ++sequence;
      waiting.set(id, { at: now + delayMs, work });
      return () => void waiting.delete(id);
    },
    pass: (ms) => {
      const until = now + ms;
      for (;;) {
        const [id, next] = [...waiting].filter(([, { at }]) => at <= until).sort((a, b) => a[1].at - b[1].at || a[0] - b[0])[0] ?? [];
        if (id === undefined || !next) break;
        waiting.delete(id);
        now = next.at;
        next.work();
      }
      now = until;
    },
  };
}

/** Pauses last no time: for retries and back-off. */
export const hastyTimers: Timers = {
  nowMs: () => Date.now(),
  after: (_delayMs, work) => {
    const immediate = setImmediate(work);
    return () => clearImmediate(immediate);
  },
};
