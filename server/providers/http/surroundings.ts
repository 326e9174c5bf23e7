import type { Tracer } from '../../kernel/tracer.ts';

/** Time, chance and network as an adapter sees them; tests put their own here, so that none waits or calls out. */
export interface Surroundings {
  now: () => Date;
  /** Resolves after so many milliseconds. */
  sleep: (ms: number) => Promise<void>;
  /** Runs `end` after so many milliseconds; the answer calls it off. */
  startTimer: (ms: number, end: () => void) => () => void;
  /** A number in [0, 1). */
  random: () => number;
  fetch: typeof fetch;
  /** Absent where traces are off. */
  tracer?: Tracer;
}

export const realSurroundings: Surroundings = {
  now: () => new Date(),
  sleep: (ms) => new Promise((resolve) => setTimeout(resolve, ms)),
  startTimer: (ms, end) => {
    const timer = setTimeout(end, ms);
    return () => clearTimeout(timer);
  },
  random: Math.random,
  fetch: (input, init) => fetch(input, init),
};
