import type { Logger } from '../kernel/log.ts';
import type { DemoClock } from '../platform/clock.ts';
import { openDemoClock } from '../platform/clock.ts';
import type { Database } from '../platform/database/database.ts';
import type { Stream } from '../platform/stream.ts';

/** The demo clock of this process: it follows the others, and tells them when it is moved here. */
export async function openDemoTime(database: Database, stream: Stream, startAt: Date | null, log: Logger): Promise<{ clock: DemoClock }> {
  const onStandstill = (until: Date): void =>
    log.warn({ until: until.toISOString() }, "this machine's clock was set back: the demo clock stands still until then");
  const clock = await openDemoClock({ db: database.db, realNow: () => new Date(), startAt: startAt ?? undefined, onStandstill });
  stream.subscribe((signal) => {
    if (signal.kind === 'jobs' || (signal.kind === 'message' && signal.message.topic !== 'clock')) return;
    clock.follow().catch((error: unknown) => log.warn({ error: String(error) }, 'the demo clock could not be read'));
  });
  const moveTo = async (target: Date): Promise<Date> => {
    const now = await clock.moveTo(target);
    await stream.send({ kind: 'message', message: { topic: 'clock', now: now.toISOString() } });
    return now;
  };
  return { clock: { ...clock, moveTo } };
}
