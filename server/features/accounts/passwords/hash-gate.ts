import { Refusal } from '../../../kernel/refusal.ts';

export type HashGate = <T>(work: () => Promise<T>) => Promise<T>;

/** Lets so many hashes run at once and so many wait; the next one is refused. Without it a flood of logins is an outage. */
export function createHashGate(mostRunning: number, mostWaiting: number): HashGate {
  const waiting: (() => void)[] = [];
  let running = 0;

  async function enter(): Promise<void> {
    if (running < mostRunning) {
      running += 1;
      return;
    }
    if (waiting.length >= mostWaiting) {
      throw new Refusal('RATE_LIMITED', 'Too many people are signing in at the moment. Please try again.', { retryAfterSeconds: 2 });
    }
    await new Promise<void>((resolve) => waiting.push(resolve));
  }

  // A slot is handed over, not freed: whoever waits longest gets it.
  function leave(): void {
    const next = waiting.shift();
    if (next) next();
    else running -= 1;
  }

  return async (work) => {
    await enter();
    try {
      return await work();
    } finally {
      leave();
    }
  };
}
