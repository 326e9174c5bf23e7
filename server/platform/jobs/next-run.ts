import { Cron } from 'croner';
import type { ScheduleDefinition } from '../../kernel/ctx.ts';

const ZONE = 'America/New_York';
/** While the clock is moved forward, schedules more frequent than this fire once per step of this length. */
const STEP_MS = 600_000;

/** The first instant after `after` at which a schedule is due: aligned to the epoch, or by cron in Eastern time. */
export function nextRun(every: ScheduleDefinition['every'], after: Date): Date {
  if ('seconds' in every) {
    const periodMs = every.seconds * 1000;
    return new Date((Math.floor(after.getTime() / periodMs) + 1) * periodMs);
  }
  const next = new Cron(every.cron, { timezone: ZONE, paused: true }).nextRun(after);
  if (!next) throw new RangeError(`the cron expression "${every.cron}" is never due again`);
  return next;
}

/** Where a moved clock stops for a schedule that is next due at `dueAt`. */
export function stopFor(every: ScheduleDefinition['every'], dueAt: Date): Date {
  const gapMs = nextRun(every, dueAt).getTime() - dueAt.getTime();
  if (gapMs >= STEP_MS) return dueAt;
  return new Date(Math.ceil(dueAt.getTime() / STEP_MS) * STEP_MS);
}
