import type { Logger } from '../kernel/log.ts';
import type { Simulator } from '../kernel/simulator.ts';
import { bundledEntry } from '../platform/place.ts';
import { openSourceThread } from '../platform/threads.ts';
import { systemTimers } from '../platform/timers.ts';
import { createStopFlag, type simulations } from './simulations.ts';

type Run = (...args: Parameters<(typeof simulations)['run']>) => Promise<ReturnType<(typeof simulations)['run']>>;

/** Simulations on a thread of their own, which is started with the first one: a process that only answers requests needs none. */
export function openSimulator(log: Logger): { simulator: Simulator; close: () => Promise<void> } {
  let opened: ReturnType<typeof open> | null = null;
  const open = () =>
    openSourceThread<{ simulations: { run: Run } }>(bundledEntry('simulation-thread'), {}, systemTimers, log, 'simulation');
  const simulate: Simulator['simulate'] = async (inputs, { signal, ...order }) => {
    opened ??= open();
    const { source } = await opened;
    const stop = createStopFlag();
    const end = (): void => void Atomics.store(stop, 0, 1);
    if (signal?.aborted) end();
    signal?.addEventListener('abort', end, { once: true });
    try {
      return await source.simulations.run(inputs, order, stop);
    } finally {
      signal?.removeEventListener('abort', end);
    }
  };
  return { simulator: { simulate }, close: async () => (await opened)?.close() };
}
