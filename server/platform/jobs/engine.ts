import type { MovableClock } from '../clock.ts';
import type { AppContainer } from '../ctx/container.ts';
import { pause, type Timers } from '../timers.ts';
import { failAbandoned, releaseLeases } from './job-rows.ts';
import { stepLength, stopFor } from './next-run.ts';
import { type Definitions, JobRunner, LANES, type ReadDue } from './runner.ts';

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
async function stepClock(runner: JobRunner, clock: MovableClock, timers: Timers, target: Date): Promise<Date> {
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

interface WakeUp {
  /** Resolves after the delay, or at once when woken; a wake-up that came while awake is not lost. */
  sleep: (ms: number) => Promise<void>;
  wake: () => void;
}

function createWakeUp(timers: Timers): WakeUp {
  let isWoken = false;
  let rouse: (() => void) | null = null;
  return {
    wake: () => {
      isWoken = true;
      rouse?.();
    },
    sleep: async (ms) => {
      if (!isWoken) {
        await new Promise<void>((resolve) => {
          const cancel = timers.after(ms, resolve);
          rouse = () => {
            cancel();
            resolve();
          };
        });
      }
      rouse = null;
      isWoken = false;
    },
  };
}

export interface JobEngine {
  /** Runs what falls due until stopped. */
  start: () => Promise<void>;
  /** Lets running jobs end; claims no more. */
  stop: () => Promise<void>;
  /** Moves the clock to `until` through everything that is due on the way, and runs it. */
  runDue: (until: Date, clock: MovableClock) => Promise<Date>;
}

/** Nothing is polled: this only bounds how long a lost notification or a dead process's lease goes unseen. */
const LONGEST_SLEEP_MS = 30_000;
const AFTER_ERROR_MS = 1000;

export function createJobEngine(container: AppContainer, definitions: Definitions): JobEngine {
  const runner = new JobRunner(container, definitions);
  const wakeTicker = createWakeUp(container.timers);
  const wakeLanes = Array.from({ length: LANES }, () => createWakeUp(container.timers));
  let isStopping = false;
  let stepping: Promise<unknown> | null = null;
  let loops: Promise<void>[] = [];
  let unsubscribe = (): void => undefined;

  /** Repeats `turn` until stopped; each turn answers how long to sleep. A turn that throws is a database in trouble: wait and go on. */
  async function repeat(wakeUp: WakeUp, turn: () => Promise<number>): Promise<void> {
    while (!isStopping) {
      let sleepMs = AFTER_ERROR_MS;
      try {
        if (stepping) await stepping;
        sleepMs = await turn();
      } catch (error) {
        container.log.error({ error: String(error) }, 'the job engine could not reach its tables');
      }
      if (!isStopping && sleepMs > 0) await wakeUp.sleep(sleepMs);
    }
  }

  async function tick(): Promise<number> {
    await runner.fireDue();
    const next = await runner.findNextDue();
    const waitMs = next ? next.getTime() - container.clock.now().getTime() : LONGEST_SLEEP_MS;
    if (waitMs <= 0) for (const lane of wakeLanes) lane.wake();
    // A due job that no lane has taken yet is theirs: looking again at once would spin.
    return waitMs <= 0 ? AFTER_ERROR_MS : Math.min(waitMs, LONGEST_SLEEP_MS);
  }

  const lane = async (): Promise<number> => ((await runner.runOne()) ? 0 : LONGEST_SLEEP_MS);

  return {
    start: async () => {
      await runner.prepare();
      if (container.database.kind === 'embedded') await releaseLeases(container.database.db);
      await failAbandoned(container.database.db, container.clock.now());
      unsubscribe = container.stream.subscribe((signal) => {
        if (signal.kind !== 'message' || signal.message.topic === 'clock') wakeTicker.wake();
      });
      loops = [repeat(wakeTicker, tick), ...wakeLanes.map((wakeUp) => repeat(wakeUp, lane))];
    },
    stop: async () => {
      isStopping = true;
      unsubscribe();
      for (const wakeUp of [wakeTicker, ...wakeLanes]) wakeUp.wake();
      await Promise.all(loops);
    },
    runDue: async (until, clock) => {
      while (stepping) await stepping;
      const run = stepClock(runner, clock, container.timers, until);
      stepping = run.catch(() => undefined);
      try {
        return await run;
      } finally {
        stepping = null;
      }
    },
  };
}
