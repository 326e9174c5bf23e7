import type { Db } from '../../kernel/db.ts';

export interface Database {
  kind: 'embedded' | 'postgres';
  db: Db;
  /** PostgreSQL's own address, past any pooler, for what needs a session of its own (LISTEN). Null on the embedded database, which is this process's alone. */
  url: string | null;
  /** Rejects when the database does not answer. */
  ping: () => Promise<void>;
  /** Of the pool; absent in tests on one session. */
  countConnections?: () => { used: number; idle: number; waiting: number };
  close: () => Promise<void>;
}
