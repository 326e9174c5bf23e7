/** Waiting, passed in so that no test waits on the wall clock. */
export interface Timers {
  nowMs: () => number;
  /** Runs `work` once after the delay; the answer cancels it. */
  after: (delayMs: number, work: () => void) => () => void;
}

export const systemTimers: Timers = {
  nowMs: () => Date.now(),
  after: (delayMs, work) => {
    const timer = setTimeout(work, delayMs);
    return () => clearTimeout(timer);
  },
};

export const pause = (timers: Timers, delayMs: number): Promise<void> => new Promise((resolve) => void timers.after(delayMs, resolve));
