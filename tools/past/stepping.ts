import { sql } from 'drizzle-orm';
import type { Composition } from '../../server/app/compose.ts';
import { features } from '../../server/app/features.ts';
import { rowsOf } from '../../server/kernel/db.ts';
import type { Clock } from '../../server/platform/clock.ts';
import { JobRunner, LANES } from '../../server/platform/jobs/runner.ts';

/** A clock that stands still until it is set. */
export interface SetClock extends Clock {
  set: (at: Date) => void;
}

export function setClock(at: Date): SetClock {
  let now = at;
  const set = (next: Date): void => {
    now = next;
  };
  return { now: () => new Date(now), set };
}

/** Runs a demo from stop to stop: at each, everything that fell due since the last runs once. */
export interface Stepping {
  to: (at: Date) => Promise<void>;
  /** Goes on by seconds until the jobs that read past seasons are through. */
  untilFilled: (report: (waiting: number) => void) => Promise<void>;
}

const FILLING = sql`('fill-history', 'walk-history', 'record-player-games', 'fill-golf', 'fill-odds', 'fill-league-closings')`;
const STEP_MS = 2100;

/** What is shown of a day only around it: made again by an install for its own days, and not kept of older ones. */
const OF_THE_DAY: ReadonlySet<string> = new Set([
  'project-players',
  'analyze-slates',
  'refresh-trends',
  'check-price-alerts',
  'check-value-alerts',
  'sync-golf-prices',
  'sync-weather',
]);

/** `isWhole` false leaves out what is shown of a day only around it. */
export async function openStepping({ container }: Composition, clock: SetClock, isWhole: boolean): Promise<Stepping> {
  const schedules = features.flatMap((feature) => feature.schedules ?? []).filter(({ name }) => isWhole || !OF_THE_DAY.has(name));
  const runner = new JobRunner(container, { jobs: features.flatMap(({ jobs = [] }) => jobs), schedules });
  await runner.prepare();
  const emptyLane = async (): Promise<void> => {
    while (await runner.runOne());
  };
  const runDue = async (): Promise<void> => void (await Promise.all(Array.from({ length: LANES }, emptyLane)));
  const countFilling = async (): Promise<number> => {
    const open = sql`select count(*)::int as n from jobs where done_at is null and failed_at is null and name in ${FILLING}`;
    return (await rowsOf<{ n: number }>(container.database.db, open))[0]!.n;
  };
  const to = async (at: Date): Promise<void> => {
    clock.set(at);
    await runner.fireDue();
    await runDue();
  };
  return {
    to,
    untilFilled: async (report) => {
      for (let waiting = await countFilling(); waiting > 0; waiting = await countFilling()) {
        report(waiting);
        clock.set(new Date(clock.now().getTime() + STEP_MS));
        await runDue();
      }
    },
  };
}
