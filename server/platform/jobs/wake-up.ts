import type { Timers } from '../timers.ts';

export interface WakeUp {
  /** Resolves after the delay, or at once when woken; a wake-up that came while awake is not lost. */
  sleep: (ms: number) => Promise<void>;
  wake: () => void;
}

export function createWakeUp(timers: Timers): WakeUp {
  let isWoken = false;
  let rouse: (() => void) | null = null;
  return {
    wake: () => {
      isWoken = true;
      rouse?.();
    },
    sleep: async (ms) => {
      if (!isWoken) {
        await new Promise<void>((resolve) => {
          const cancel = timers.after(ms, resolve);
          rouse = () => {
            cancel();
            resolve();
          };
        });
      }
      rouse = null;
      isWoken = false;
    },
  };
}
