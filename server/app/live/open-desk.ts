import type { Logger } from '../../kernel/log.ts';
import type { Timers } from '../../platform/timers.ts';
import type { SourceHealth, SourceShelf } from '../../ports/index.ts';
import { type ListReports, providerDesk } from './provider-desk.ts';

const KEEP_EVERY_MS = 30_000;

export interface OpenedDesk {
  health: SourceHealth;
  /** From now on it is written down every half minute. */
  started: () => void;
  close: () => Promise<void>;
}

interface Parts {
  shelf: SourceShelf;
  now: () => Date;
  timers: Timers;
  log: Logger;
}

/** How providers fare, written down for the other processes as time passes. */
export function openDesk(listReports: ListReports, { shelf, now, timers, log }: Parts): OpenedDesk {
  const desk = providerDesk(listReports, shelf, now);
  const keep = (): Promise<void> =>
    desk.keep().catch((error: unknown) => log.warn({ error: String(error) }, 'how the providers fare could not be written down'));
  let isClosed = false;
  const keepOn = (): void => {
    if (isClosed) return;
    timers.after(KEEP_EVERY_MS, () => void keep().then(keepOn));
  };
  return {
    health: desk.health,
    started: keepOn,
    close: async () => {
      isClosed = true;
      await keep();
    },
  };
}
