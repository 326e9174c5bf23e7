import { AsyncLocalStorage } from 'node:async_hooks';
import { sql } from 'drizzle-orm';
import { drizzle } from 'drizzle-orm/pglite';
import { migrate } from 'drizzle-orm/pglite/migrator';
import type { Db } from '../../kernel/db.ts';
import type { Database } from '../../platform/database/database.ts';
import type { Engine, EngineResult, QueryOptions } from './engine.ts';

type Query = Engine['query'];
type Exec = Engine['exec'];
interface OpenTransaction {
  isOpen: boolean;
}

const OUTSIDE = 'A statement was sent past the transaction that is open here: use the ctx that transact passes in.';

/** No transaction of ours is open for longer: what waits so long for one waits for itself. */
const LONGEST_WAIT_MS = 60_000;

/**
 * The part of PGlite's interface that drizzle uses. One queue gives each transaction the single session for itself. `isWatched` finds a
 * statement that goes past its own transaction at once; it slows every request of the process by half, so it is for tests.
 */
export class SingleSession {
  readonly #engine: Engine;
  readonly #current: AsyncLocalStorage<OpenTransaction> | null;
  #isInTransaction = false;
  #tail: Promise<unknown> = Promise.resolve();

  constructor(engine: Engine, isWatched = false) {
    this.#engine = engine;
    this.#current = isWatched ? new AsyncLocalStorage() : null;
  }

  #exclusive<T>(work: () => Promise<T>): Promise<T> {
    // Such a statement would wait for a transaction that waits for it: fail at once instead of hanging for ever.
    if (this.#current?.getStore()?.isOpen) return Promise.reject(new Error(OUTSIDE));
    const wait = this.#isInTransaction ? bounded(work) : { work, late: null };
    const run = this.#tail.then(wait.work, wait.work);
    this.#tail = run.catch(() => undefined);
    return wait.late ? Promise.race([run, wait.late]) : run;
  }

  query = (sql: string, params?: unknown[], options?: QueryOptions): Promise<EngineResult> =>
    this.#exclusive(() => this.#engine.query(sql, params, options));

  exec = (sql: string): Promise<unknown> => this.#exclusive(() => this.#engine.exec(sql));

  transaction = <T>(work: (session: { query: Query; exec: Exec }) => Promise<T>): Promise<T> =>
    this.#exclusive(async () => {
      this.#isInTransaction = true;
      await this.#engine.exec('begin');
      const transaction: OpenTransaction = { isOpen: true };
      try {
        const inside = () => work({ query: (...call) => this.#engine.query(...call), exec: (sql) => this.#engine.exec(sql) });
        const result = await (this.#current ? this.#current.run(transaction, inside) : inside());
        transaction.isOpen = false;
        await this.#engine.exec('commit');
        return result;
      } catch (error) {
        transaction.isOpen = false;
        await this.#engine.exec('rollback');
        throw error;
      } finally {
        this.#isInTransaction = false;
      }
    });

  close = (): Promise<void> => this.#exclusive(() => this.#engine.close());
}

/** Work that is given up, undone, when its turn does not come in time. */
function bounded<T>(work: () => Promise<T>): { work: () => Promise<T>; late: Promise<never> } {
  let fail: (error: Error) => void = () => undefined;
  let isLate = false;
  const late = new Promise<never>((_resolve, reject) => {
    fail = reject;
  });
  const timer = setTimeout(() => {
    isLate = true;
    fail(new Error(OUTSIDE));
  }, LONGEST_WAIT_MS);
  timer.unref();
  const begin = (): Promise<T> => {
    clearTimeout(timer);
    return isLate ? late : work();
  };
  return { work: begin, late };
}

interface EmbeddedOptions {
  onClosed?: () => void;
  /** Finds statements that go past their own transaction at once; for tests. */
  isWatched?: boolean;
}

/** The house's database over one embedded session. */
export function embeddedDatabase(engine: Engine, { onClosed = () => undefined, isWatched = false }: EmbeddedOptions = {}): Database {
  const session = new SingleSession(engine, isWatched);
  const db = drizzle(session as never) as unknown as Db;
  return {
    kind: 'embedded',
    db,
    url: null,
    ping: async () => void (await db.execute(sql`select 1`)),
    close: async () => {
      await session.close();
      onClosed();
    },
  };
}

export const migrateEmbedded = (database: Database, migrationsFolder: string): Promise<void> =>
  migrate(database.db as never, { migrationsFolder });
