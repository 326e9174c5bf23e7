// npm run soak: minutes of mixed load on two web processes and a worker, some of them killed; what was acknowledged must be there, once. docs/speed.md

import { existsSync } from 'node:fs';
import { findFaults } from '../../server/features/ledger/index.ts';
import { listLostAndDoubled, listMisreported, listSettledWrongly } from './books/bet-faults.ts';
import { countJobs, countOpenBets, listGroupFaults } from './books/other-faults.ts';
import { readOptions } from './options.ts';
import { runPhase } from './phase.ts';
import { readGames } from './read-games.ts';
import { judgeGames, judgePhase, type Promised, showGames, showPhase, showPromises, showWorld } from './report.ts';
import { readFigures } from './watch/read-figures.ts';
import { inWorld, untilQuiet, type World } from './world.ts';

const STEP_MINUTES = 60;
const MOST_HOURS = 96;
const STEP_QUIET_SECONDS = 30;
/** Longer than a killed process may hold what it had begun. */
const LAST_QUIET_SECONDS = 660;
const STREAM_PATIENCE_MS = 10_000;

/** Lets time go by until every bet of the members has its result; answers how many have none. */
async function playOut(world: World): Promise<number> {
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
async function readBooks(world: World): Promise<Map<string, string[]>> {
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
async function checkStreams({ streams, clock, fleet, options }: World): Promise<string[]> {
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

const options = readOptions(process.env);
// Of this program and, through its environment, of all that it starts.
Object.assign(process.env, { DATE_PACE: String(options.pace), DATE_SINCE: String(Date.now()) });
await import('./fleet/paced-date.mjs');

async function soak(world: World): Promise<Promised[]> {
  const promises: Promised[] = [];
  for (const phase of options.phases) {
    if (phase === 'games') {
      const figures = await readGames(world);
      showGames(figures);
      promises.push(judgeGames(figures));
    } else {
      const figures = await runPhase(world, phase);
      showPhase(figures);
      promises.push(...judgePhase(figures));
    }
  }
  promises.push({ what: 'every browser hears, and none is kept that has gone', faults: await checkStreams(world) });
  const open = await playOut(world);
  promises.push({ what: 'every bet has its result', faults: open === 0 ? [] : [`${open} have none`] });
  for (const [what, faults] of await readBooks(world)) promises.push({ what, faults });
  showWorld(world);
  return promises;
}

if (!existsSync(new URL('../../server/dist/web.js', import.meta.url))) {
  console.error('The product is not built: npm run build');
  process.exit(1);
}
const { seed, minutes, phases, publicReads, ownReads, writes, members, streams, pace } = options;
console.log(
  `soak: ${phases.join(', ')}; ${minutes} minutes each, seed ${seed}; ${publicReads} public and ${ownReads} own reads and ${writes} writes a second by ${members} members, ${streams} streams, clock ${pace} times as fast`,
);
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(130));
let isStored = false;
await inWorld(options, async (world) => {
  isStored = showPromises(await soak(world));
});
process.exit(isStored ? 0 : 1);
