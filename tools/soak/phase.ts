import { cpus } from 'node:os';
import { monitorEventLoopDelay } from 'node:perf_hooks';
import { seedRandom } from '@clearedge/quant/random';
import { Tally } from './calls/tally.ts';
import type { ProductProcess } from './fleet/product-process.ts';
import { arrive } from './load/arrive.ts';
import { readOwn, readPublic } from './load/reads.ts';
import { writeSomething } from './load/writes.ts';
import { type Figures, readFigures } from './watch/read-figures.ts';
import type { World } from './world.ts';

/** How far the last third of a run lies above its middle third, as a fraction of it: 0.1 is a tenth more; null with fewer than two samples a third. */
export function growth(samples: readonly number[], share = 0.5): number | null {
  const third = Math.floor(samples.length / 3);
  if (third < 2) return null;
  const at = (part: readonly number[]): number => part.toSorted((a, b) => a - b)[Math.floor((part.length - 1) * share)]!;
  const middle = at(samples.slice(-2 * third, -third));
  return (at(samples.slice(-third)) - middle) / middle;
}

const MOST_GROWTH = 0.1;
/** Between two collections a heap is full of garbage: what is low is what lives. */
const LOW = 0.25;
const LONGEST_INTERVAL_MS = 15_000;
const LEAST_SAMPLES = 12;

interface MemoryFigures {
  name: string;
  samples: number;
  firstMb: number;
  lastMb: number;
  mostMb: number;
  heapMb: number;
  /** Of resident memory and of the heap, last third over middle third; null in a short run. */
  residentGrowth: number | null;
  heapGrowth: number | null;
  isFlat: boolean;
  processorShare: number;
}

const MB = 1024 * 1024;

/** Looks at each process every fifteen seconds, or twelve times in a short run. */
async function watchMemory(processes: readonly ProductProcess[], until: number): Promise<MemoryFigures[]> {
  const startedAt = performance.now();
  const intervalMs = Math.min(LONGEST_INTERVAL_MS, (until - startedAt) / LEAST_SAMPLES);
  const samples = new Map<ProductProcess, Figures[]>(processes.map((one) => [one, []]));
  while (performance.now() + intervalMs <= until) {
    await new Promise((resolve) => setTimeout(resolve, intervalMs));
    await Promise.all(
      processes.map(async (one) => {
        const figures = await readFigures(one.plan.metricsPort);
        if (figures) samples.get(one)!.push(figures);
      }),
    );
  }
  return [...samples].map(([one, list]) => summarize(one.plan.name, list, intervalMs));
}

function summarize(name: string, list: readonly Figures[], intervalMs: number): MemoryFigures {
  const resident = list.map(({ residentBytes }) => residentBytes / MB);
  const heap = list.map(({ heapBytes }) => heapBytes / MB);
  const [residentGrowth, heapGrowth] = [growth(resident), growth(heap, LOW)];
  const used = (list.at(-1)?.processorSeconds ?? 0) - (list[0]?.processorSeconds ?? 0);
  return {
    name,
    samples: list.length,
    firstMb: resident[0] ?? Number.NaN,
    lastMb: resident.at(-1) ?? Number.NaN,
    mostMb: Math.max(...resident),
    heapMb: heap.toSorted((a, b) => a - b)[Math.floor((heap.length - 1) * LOW)] ?? Number.NaN,
    residentGrowth,
    heapGrowth,
    isFlat: (residentGrowth ?? 0) <= MOST_GROWTH && (heapGrowth ?? 0) <= MOST_GROWTH,
    processorShare: used / (((list.length - 1) * intervalMs) / 1000),
  };
}

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
