import type { Logger } from '../../kernel/log.ts';
import type { Timers } from '../../platform/timers.ts';
import type { SourceHealth, SourceStore } from '../../ports/index.ts';
import { createHealthMonitor, type ListReports } from './provider-health-monitor.ts';

const KEEP_EVERY_MS = 30_000;

export interface OpenedMonitor {
  health: SourceHealth;
  /** From now on it is written down every half minute. */
  started: () => void;
  close: () => Promise<void>;
}

interface Parts {
  store: SourceStore;
  now: () => Date;
  timers: Timers;
  log: Logger;
}

/** How providers fare, written down for the other processes as time passes. */
export function openMonitor(listReports: ListReports, { store, now, timers, log }: Parts): OpenedMonitor {
  const monitor = createHealthMonitor(listReports, store, now);
  const keep = (): Promise<void> =>
    monitor.keep().catch((error: unknown) => log.warn({ error: String(error) }, 'how the providers fare could not be written down'));
  let isClosed = false;
  const keepOn = (): void => {
    if (isClosed) return;
    timers.after(KEEP_EVERY_MS, () => void keep().then(keepOn));
  };
  return {
    health: monitor.health,
    started: keepOn,
    close: async () => {
      isClosed = true;
      await keep();
    },
  };
}
