import type { MovableClock } from '../clock/clock.ts';
import type { House } from '../ctx/house.ts';
import { failAbandoned, releaseLeases } from './job-rows.ts';
import { type Definitions, JobRunner, LANES } from './runner.ts';
import { stepClock } from './step-clock.ts';
import { createWakeUp, type WakeUp } from './wake-up.ts';

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

export function createJobEngine(house: House, definitions: Definitions): JobEngine {
  const runner = new JobRunner(house, definitions);
  const wakeTicker = createWakeUp(house.timers);
  const wakeLanes = Array.from({ length: LANES }, () => createWakeUp(house.timers));
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
        house.log.error({ error: String(error) }, 'the job engine could not reach its tables');
      }
      if (!isStopping && sleepMs > 0) await wakeUp.sleep(sleepMs);
    }
  }

  async function tick(): Promise<number> {
    await runner.fireDue();
    const next = await runner.findNextDue();
    const waitMs = next ? next.getTime() - house.clock.now().getTime() : LONGEST_SLEEP_MS;
    if (waitMs <= 0) for (const lane of wakeLanes) lane.wake();
    // A due job that no lane has taken yet is theirs: looking again at once would spin.
    return waitMs <= 0 ? AFTER_ERROR_MS : Math.min(waitMs, LONGEST_SLEEP_MS);
  }

  const lane = async (): Promise<number> => ((await runner.runOne()) ? 0 : LONGEST_SLEEP_MS);

  return {
    start: async () => {
      await runner.prepare();
      if (house.database.kind === 'embedded') await releaseLeases(house.database.db);
      await failAbandoned(house.database.db, house.clock.now());
      unsubscribe = house.stream.subscribe((signal) => {
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
      const run = stepClock(runner, clock, house.timers, until);
      stepping = run.catch(() => undefined);
      try {
        return await run;
      } finally {
        stepping = null;
      }
    },
  };
}
