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
 * Moves the product's clock as time would: every process follows, and the worker does what falls due. The admin's call instead lets the web process that
 * answers it work through the jobs, which no installation outside a demo does.
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

const MOVE_EVERY_MS = 5000;

/** Moves it `pace` times as fast as time goes by, until `until` by performance.now(). */
export async function runFast(clock: FastClock, pace: number, until: number): Promise<void> {
  while (performance.now() + MOVE_EVERY_MS < until) {
    await new Promise((resolve) => setTimeout(resolve, MOVE_EVERY_MS));
    await clock.move(((pace - 1) * MOVE_EVERY_MS) / MINUTE_MS);
  }
}
