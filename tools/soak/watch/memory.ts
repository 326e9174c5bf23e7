import type { ProductProcess } from '../fleet/product-process.ts';
import { type Figures, readFigures } from './read-figures.ts';

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

export interface MemoryFigures {
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
export async function watchMemory(processes: readonly ProductProcess[], until: number): Promise<MemoryFigures[]> {
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
