import { openDemoTime } from '../../../server/app/demo-time.ts';
import type { Logger } from '../../../server/kernel/log.ts';
import type { Database } from '../../../server/platform/database/database.ts';
import { createPostgresStream } from '../../../server/platform/stream/postgres-stream.ts';
import { START } from './fleet.ts';

export interface FastClock {
  now: () => Date;
  move: (minutes: number) => Promise<void>;
  close: () => Promise<void>;
}

const MINUTE_MS = 60_000;

/**
 * The product's clock seen and moved from outside: every process follows, and the worker does what falls due. The admin's call instead lets the web
 * process that answers it work through the jobs, which no installation outside a demo does.
 */
export async function openFastClock(database: Database, log: Logger): Promise<FastClock> {
  const stream = await createPostgresStream(database, log);
  const { clock } = await openDemoTime(database, stream, new Date(START), log);
  return {
    now: clock.now,
    move: async (minutes) => void (await clock.moveTo(new Date(clock.now().getTime() + minutes * MINUTE_MS))),
    close: stream.close,
  };
}
