import type { Db } from '../../kernel/db.ts';
import type { Tracer } from '../../kernel/tracer.ts';
import type { ProviderReport } from '../../ports/index.ts';

export interface Replica {
  db: Db;
  /** True when it has everything that was committed before the call. Where it lags or does not answer it is left alone for a while. */
  isCurrent: () => Promise<boolean>;
  /** Leaves it alone for a while, since a read there failed. */
  rest: (error: unknown) => void;
  readonly report: ProviderReport;
}

export interface Database {
  kind: 'embedded' | 'postgres';
  db: Db;
  /** PostgreSQL's own address, past any pooler, for what needs a session of its own (LISTEN). Null on the embedded database, which is this process's alone. */
  url: string | null;
  /** A copy that follows this database, where one is configured. */
  replica?: Replica;
  /** Rejects when the database does not answer. */
  ping: () => Promise<void>;
  /** Of the pool; absent in tests on one session. */
  countConnections?: () => { used: number; idle: number; waiting: number };
  /** From now on statements are spans; absent in tests on one session. */
  traceWith?: (tracer: Tracer) => void;
  close: () => Promise<void>;
}
