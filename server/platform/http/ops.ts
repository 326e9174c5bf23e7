import { Counter, Gauge, Histogram, type Registry } from 'prom-client';
import { createWriteProbe } from '../data-folder.ts';
import type { Database } from '../database/database.ts';

/** Names what is missing: a database that answers, and where it is embedded a disk that takes writes. */
export function unreadyFinder(database: Database, dataDir: string, nowMs?: () => number): () => Promise<string[]> {
  const isAnswering = (): Promise<boolean> =>
    database.ping().then(
      () => true,
      () => false,
    );
  const isWritable = database.kind === 'embedded' ? createWriteProbe(dataDir, nowMs) : () => Promise.resolve(true);
  return async () => [...((await isAnswering()) ? [] : ['database']), ...((await isWritable()) ? [] : ['disk'])];
}

export interface Metrics {
  registry: Registry;
  /** One answered call of a verb. */
  observeCall: (route: string, status: number, milliseconds: number) => void;
}

interface Sources {
  sharedHits: () => number;
  openStreams: () => number;
}

const SECONDS = [0.005, 0.02, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];

/** Adds what is known of calls and browsers. What is counted elsewhere is read only when someone asks. */
export function createMetrics(registry: Registry, sources: Sources): Metrics {
  const registers = [registry];
  const calls = new Counter({ name: 'clearedge_calls_total', help: 'Answered calls of verbs', labelNames: ['route', 'status'], registers });
  const duration = new Histogram({
    name: 'clearedge_call_seconds',
    help: 'Time to answer a call',
    labelNames: ['route'],
    buckets: SECONDS,
    registers,
  });
  readLater(registry, 'clearedge_shared_answers', 'Answers sent from memory since the start', sources.sharedHits);
  readLater(registry, 'clearedge_open_streams', 'Browsers listening for live updates', sources.openStreams);
  return {
    registry,
    observeCall: (route, status, milliseconds) => {
      calls.inc({ route, status });
      duration.observe({ route }, milliseconds / 1000);
    },
  };
}

function readLater(registry: Registry, name: string, help: string, read: () => number): void {
  const gauge: Gauge = new Gauge({ name, help, registers: [registry], collect: () => gauge.set(read()) });
}
