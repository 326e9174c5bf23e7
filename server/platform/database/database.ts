import type { Db } from '../../kernel/db.ts';

export interface Database {
  kind: 'embedded' | 'postgres';
  db: Db;
  /** Connection string, for what needs a session of its own (LISTEN). Null on the embedded database. */
  url: string | null;
  /** Rejects when the database does not answer. */
  ping: () => Promise<void>;
  /** Of the pool; absent on the embedded database, which has one session. */
  countConnections?: () => { used: number; idle: number; waiting: number };
  close: () => Promise<void>;
}
