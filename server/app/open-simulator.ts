import type { Logger } from '../kernel/log.ts';
import type { Simulator } from '../kernel/simulator.ts';
import { bundledEntry } from '../platform/place.ts';
import { openSourceThread } from '../platform/threads.ts';
import { systemTimers, type Timers } from '../platform/timers.ts';
import { createStopFlag, type simulations } from './simulations.ts';

type Run = (...args: Parameters<(typeof simulations)['run']>) => Promise<ReturnType<(typeof simulations)['run']>>;

/** How long a thread without work is kept: its heap is what a quiet process would otherwise hold for nothing. */
const IDLE_MS = 30_000;

/** Simulations on a thread of their own, which is started with the first one and ends when none was asked for in a while. */
export function openSimulator(log: Logger, timers: Timers = systemTimers): { simulator: Simulator; close: () => Promise<void> } {
  let opened: ReturnType<typeof open> | null = null;
  let running = 0;
  let keep = (): void => undefined;
  const open = () =>
    openSourceThread<{ simulations: { run: Run } }>(bundledEntry('simulation-thread'), {}, systemTimers, log, 'simulation');
  const close = async (): Promise<void> => {
    keep();
    const ended = opened;
    opened = null;
    await (await ended)?.close();
  };
  const simulate: Simulator['simulate'] = async (inputs, { signal, ...order }) => {
    keep();
    running += 1;
    const stop = createStopFlag();
    const end = (): void => void Atomics.store(stop, 0, 1);
    if (signal?.aborted) end();
    signal?.addEventListener('abort', end, { once: true });
    try {
      opened ??= open();
      const { source } = await opened;
      return await source.simulations.run(inputs, order, stop);
    } finally {
      signal?.removeEventListener('abort', end);
      running -= 1;
      if (running === 0) keep = timers.after(IDLE_MS, () => void close());
    }
  };
  return { simulator: { simulate }, close };
}
