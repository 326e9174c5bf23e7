import type { DemoControl, VerbConfig } from '../../kernel/ctx.ts';
import type { Logger } from '../../kernel/log.ts';
import type { Simulator } from '../../kernel/simulator.ts';
import type { Tracer } from '../../kernel/tracer.ts';
import type { Providers } from '../../ports/index.ts';
import type { Clock } from '../clock.ts';
import type { Database } from '../database/database.ts';
import type { Stream } from '../stream.ts';
import type { Timers } from '../timers.ts';

export type JobResult = 'done' | 'retried' | 'failed';

/** What a running process has: every ctx is made from it. */
export interface AppContainer {
  database: Database;
  clock: Clock;
  stream: Stream;
  log: Logger;
  ports: Providers;
  simulator: Simulator;
  config: VerbConfig;
  timers: Timers;
  /** Set once the job engine exists, and only in demo mode. */
  demo?: DemoControl;
  /** Told of each run of a job, where someone counts them. */
  observeJob?: (job: string, result: JobResult, milliseconds: number) => void;
  /** Absent where traces are off. */
  tracer?: Tracer;
}
