import { AsyncLocalStorage } from 'node:async_hooks';
import { drizzle } from 'drizzle-orm/node-postgres';
import pg from 'pg';
import type { Db } from '../../kernel/db.ts';
import type { Database } from '../../platform/database/database.ts';

const OUTSIDE = 'A statement was sent past the transaction that is open here: use the ctx that transact passes in.';

const current = new AsyncLocalStorage<{ isOpen: boolean }>();

/** Its one session is each transaction's own. A statement past it would wait for a transaction that waits for it: it is refused at once. */
class OneSessionPool extends pg.Pool {
  override connect(): Promise<pg.PoolClient>;
  override connect(told: (error: Error | undefined, client: pg.PoolClient | undefined, done: () => void) => void): void;
  override connect(told?: (error: Error | undefined, client: pg.PoolClient | undefined, done: () => void) => void) {
    if (!current.getStore()?.isOpen) return told ? super.connect(told) : super.connect();
    const refusal = new Error(OUTSIDE);
    return told ? told(refusal, undefined, () => undefined) : Promise.reject(refusal);
  }
}

type Transaction = Db['transaction'];

/** Tells, while `transaction` works, what is sent from there and not through it. */
const watched =
  (transaction: Transaction): Transaction =>
  (work, config) =>
    transaction((tx) => {
      const own = { isOpen: true };
      return current.run(own, async () => {
        try {
          return await work(tx);
        } finally {
          own.isOpen = false;
        }
      });
    }, config);

/** A database over one session, so that what runs at once in a test runs in one order. */
export function openOneSession(url: string): Database {
  const pool = new OneSessionPool({ connectionString: url, max: 1, idleTimeoutMillis: 0, allowExitOnIdle: true });
  const db = drizzle(pool) as unknown as Db;
  db.transaction = watched(db.transaction.bind(db));
  return { kind: 'embedded', url: null, db, ping: async () => void (await pool.query('select 1')), close: () => pool.end() };
}
