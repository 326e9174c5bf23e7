import type { MovableClock } from '../clock/clock.ts';
import { pause, type Timers } from '../timers.ts';
import { stepLength, stopFor } from './next-run.ts';
import { type JobRunner, LANES, type ReadDue } from './runner.ts';

const RECHECK_MS = 50;

async function emptyLane(runner: JobRunner): Promise<void> {
  while (await runner.runOne());
}

/** Runs all that is due at this instant, and waits for what other processes are running of it. */
async function settle(runner: JobRunner, timers: Timers, read?: ReadDue): Promise<void> {
  await runner.fireDue(read);
  for (;;) {
    await Promise.all(Array.from({ length: LANES }, () => emptyLane(runner)));
    if (!(await runner.isAnyRunning())) return;
    await pause(timers, RECHECK_MS);
  }
}

/** Moves the clock from one due instant to the next until `target`, running everything on the way in order. */
export async function stepClock(runner: JobRunner, clock: MovableClock, timers: Timers, target: Date): Promise<Date> {
  await runner.prepare();
  await settle(runner, timers);
  const stepMs = stepLength(target.getTime() - clock.now().getTime());
  const gathered: ReadDue = (schedule, dueAt) => stopFor(schedule.every, dueAt, stepMs);
  while (clock.now() < target) {
    const stop = await runner.findNextDue(gathered);
    const isLast = !stop || stop >= target;
    await clock.moveTo(isLast ? target : stop);
    // A job's own instant is no reason for every schedule of the minute to fire: they wait for their stop, or for the end.
    await settle(runner, timers, isLast ? undefined : gathered);
  }
  return clock.now();
}
