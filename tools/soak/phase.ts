import { cpus } from 'node:os';
import { monitorEventLoopDelay } from 'node:perf_hooks';
import { seedRandom } from '@clearedge/quant/random';
import { Tally } from './calls/tally.ts';
import { arrive } from './load/arrive.ts';
import { readOwn, readPublic } from './load/reads.ts';
import { writeSomething } from './load/writes.ts';
import { type MemoryFigures, watchMemory } from './watch/memory.ts';
import type { World } from './world.ts';

interface OwnCost {
  /** Of one core. */
  share: number;
  /** How late this program's own loop was, 99th percentile: what it adds to the times it measures. */
  lateMs: number;
  /** Of all cores together, by everybody on the machine. */
  machineShare: number;
}

function machineTimes(): { busy: number; all: number } {
  const times = cpus().map(({ times: each }) => each);
  const all = times.reduce((sum, each) => sum + each.user + each.nice + each.sys + each.idle + each.irq, 0);
  return { all, busy: all - times.reduce((sum, each) => sum + each.idle, 0) };
}

/** Starts looking at what this program takes itself; call the answer to end it. */
function watchOwnCost(): () => OwnCost {
  const delay = monitorEventLoopDelay({ resolution: 5 });
  delay.enable();
  const [own, machine, startedAt] = [process.cpuUsage(), machineTimes(), performance.now()];
  return () => {
    delay.disable();
    const used = process.cpuUsage(own);
    const now = machineTimes();
    return {
      share: (used.user + used.system) / 1000 / (performance.now() - startedAt),
      lateMs: delay.percentile(99) / 1e6,
      machineShare: (now.busy - machine.busy) / (now.all - machine.all),
    };
  };
}

export interface PhaseFigures {
  name: string;
  seconds: number;
  tally: Tally;
  memory: MemoryFigures[];
  cost: OwnCost;
  /** From when to when the product's clock went. */
  from: Date;
  to: Date;
  kills: number;
}

/** Kills one process after the other, each a while after the one before is back. */
async function killInTurn({ fleet, options }: World, until: number): Promise<number> {
  const periodMs = options.killEverySeconds * 1000;
  let kills = 0;
  for (let at = performance.now() + periodMs / 2; at < until; at += periodMs) {
    const waitMs = at - performance.now();
    if (waitMs > 0) await new Promise((resolve) => setTimeout(resolve, waitMs));
    if (performance.now() >= until) break;
    await fleet.processes[kills % fleet.processes.length]!.killAndRestart();
    kills += 1;
  }
  return kills;
}

/** Everything at once for as long as the options say, with or without kills. */
export async function runPhase(world: World, name: 'kills' | 'steady'): Promise<PhaseFigures> {
  const { options, caller, slate, clock, fleet } = world;
  const startedAt = performance.now();
  const until = startedAt + options.minutes * 60_000;
  const tally = new Tally();
  caller.tally = tally;
  const from = clock.now();
  const endCost = watchOwnCost();
  const stateOf = (stream: number) => seedRandom(options.seed, 10 * (name === 'kills' ? 1 : 2) + stream);
  const [publicState, ownState, writeState] = [stateOf(1), stateOf(2), stateOf(3)];
  const [kills, memory] = await Promise.all([
    name === 'kills' ? killInTurn(world, until) : 0,
    watchMemory(fleet.processes, until),
    slate.keepFresh(until),
    arrive(publicState, options.publicReads, until, (dueAt) => readPublic(publicState, caller, slate, dueAt)),
    arrive(ownState, options.ownReads, until, (dueAt) => readOwn(ownState, caller, world.members, dueAt)),
    arrive(writeState, options.writes, until, (dueAt) => writeSomething({ ...world, state: writeState, phase: name }, dueAt)),
  ]);
  return { name, seconds: (performance.now() - startedAt) / 1000, tally, memory, cost: endCost(), from, to: clock.now(), kills };
}
