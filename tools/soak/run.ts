// npm run soak: minutes of mixed load on two web processes and a worker, some of them killed; what was acknowledged must be there, once. docs/speed.md
import { existsSync } from 'node:fs';
import { checkStreams, playOut, readBooks } from './finish.ts';
import { readOptions } from './options.ts';
import { runPhase } from './phase.ts';
import { readGames } from './read-games.ts';
import { judgeGames, judgePhase, type Promised, showGames, showPhase, showPromises, showWorld } from './report.ts';
import { inWorld, type World } from './world.ts';

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
let isKept = false;
await inWorld(options, async (world) => {
  isKept = showPromises(await soak(world));
});
process.exit(isKept ? 0 : 1);
