import { findFaults } from '../../server/features/ledger/index.ts';
import { listLostAndDoubled, listMisreported, listSettledWrongly } from './books/bet-faults.ts';
import { countJobs, countOpenBets, listGroupFaults } from './books/other-faults.ts';
import { readFigures } from './watch/read-figures.ts';
import { untilQuiet, type World } from './world.ts';

const STEP_MINUTES = 60;
const MOST_HOURS = 96;
const STEP_QUIET_SECONDS = 30;
/** Longer than a killed process may hold what it had begun. */
const LAST_QUIET_SECONDS = 660;
const STREAM_PATIENCE_MS = 10_000;

/** Lets time go by until every bet of the members has its result; answers how many have none. */
export async function playOut(world: World): Promise<number> {
  const { clock, database, members } = world;
  const ids = members.map(({ id }) => id);
  for (let hours = 0; hours < MOST_HOURS; hours += STEP_MINUTES / 60) {
    if ((await countOpenBets(database.db, ids)) === 0) break;
    await clock.move(STEP_MINUTES);
    await untilQuiet(world, STEP_QUIET_SECONDS);
  }
  return countOpenBets(database.db, ids);
}

/** What the books say when nothing moves any more, each kind of fault under its promise. */
export async function readBooks(world: World): Promise<Map<string, string[]>> {
  const { database, acknowledged, members, clock } = world;
  const { db } = database;
  await untilQuiet(world, LAST_QUIET_SECONDS);
  const { waiting, claimed, failed } = await countJobs(db, clock.now());
  const stuck = waiting + claimed === 0 ? [] : [`${waiting} jobs wait and ${claimed} are claimed`];
  const ids = members.map(({ id }) => id);
  return new Map([
    ['what was acknowledged is there, once', [...acknowledged.faults, ...(await listLostAndDoubled(db, acknowledged.bets, ids))]],
    ['cash-outs and resets as acknowledged', await listMisreported(db, acknowledged.closed, acknowledged.resets)],
    ['every bet is settled exactly once', await listSettledWrongly(db)],
    ['not a cent is lost or made', await findFaults({ db })],
    ['no group has more members than places', await listGroupFaults(db)],
    ['no job is stuck or failed', [...stuck, ...failed]],
  ]);
}

/** Whether every open browser hears of a clock that moves, and how many are left after all have gone. */
export async function checkStreams({ streams, clock, fleet, options }: World): Promise<string[]> {
  const movedAt = performance.now();
  await clock.move(1);
  const heardBy = async (): Promise<number> => {
    for (;;) {
      const count = streams.countHeardSince(movedAt);
      if (count >= options.streams || performance.now() - movedAt > STREAM_PATIENCE_MS) return count;
      await new Promise((resolve) => setTimeout(resolve, 100));
    }
  };
  const heard = await heardBy();
  const faults = heard < options.streams ? [`${options.streams - heard} of ${options.streams} browsers did not hear the clock move`] : [];
  streams.close();
  await new Promise((resolve) => setTimeout(resolve, 2000));
  for (const { plan } of fleet.processes.filter((one) => one.plan.role === 'web')) {
    const open = (await readFigures(plan.metricsPort))?.openStreams;
    if (open !== 0) faults.push(`${plan.name} still holds ${open} streams of closed browsers`);
  }
  return faults;
}
