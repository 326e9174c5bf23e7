import { Cron } from 'croner';
import type { ScheduleDefinition } from '../../kernel/ctx.ts';

const ZONE = 'America/New_York';
/** Read once: a moved clock asks each of them at every stop. */
const crons = new Map<string, Cron>();

function cronOf(expression: string): Cron {
  const cron = crons.get(expression) ?? new Cron(expression, { timezone: ZONE, paused: true });
  crons.set(expression, cron);
  return cron;
}

/** The first instant after `after` at which a schedule is due: aligned to the epoch, or by cron in Eastern time. */
export function nextRun(every: ScheduleDefinition['every'], after: Date): Date {
  if ('seconds' in every) {
    const periodMs = every.seconds * 1000;
    return new Date((Math.floor(after.getTime() / periodMs) + 1) * periodMs);
  }
  const next = cronOf(every.cron).nextRun(after);
  if (!next) throw new RangeError(`the cron expression "${every.cron}" is never due again`);
  return next;
}

const SHORTEST_STEP_MS = 1_200_000;
const LONGEST_STEP_MS = 3_600_000;
const STEPS = 144;

/** While the clock is moved over so long a time, schedules more frequent than this fire once per step of this length. */
export const stepLength = (spanMs: number): number => Math.min(Math.max(spanMs / STEPS, SHORTEST_STEP_MS), LONGEST_STEP_MS);

/** Where a moved clock stops for a schedule that is next due at `dueAt`. */
export function stopFor(every: ScheduleDefinition['every'], dueAt: Date, stepMs: number): Date {
  const gapMs = nextRun(every, dueAt).getTime() - dueAt.getTime();
  return gapMs >= stepMs ? dueAt : new Date(Math.ceil(dueAt.getTime() / stepMs) * stepMs);
}
