import { AsyncLocalStorage } from 'node:async_hooks';
import type { Engine, EngineResult, QueryOptions } from './engine.ts';

type Query = Engine['query'];
type Exec = Engine['exec'];
interface OpenTransaction {
  isOpen: boolean;
}

const OUTSIDE = 'A statement was sent past the transaction that is open here: use the ctx that transact passes in.';

/** The part of PGlite's interface that drizzle uses. One queue gives each transaction the single session for itself. */
export class SingleSession {
  readonly #engine: Engine;
  readonly #current = new AsyncLocalStorage<OpenTransaction>();
  #tail: Promise<unknown> = Promise.resolve();

  constructor(engine: Engine) {
    this.#engine = engine;
  }

  #exclusive<T>(work: () => Promise<T>): Promise<T> {
    // Such a statement would wait for a transaction that waits for it: fail at once instead of hanging for ever.
    if (this.#current.getStore()?.isOpen) return Promise.reject(new Error(OUTSIDE));
    const run = this.#tail.then(work, work);
    this.#tail = run.catch(() => undefined);
    return run;
  }

  query = (sql: string, params?: unknown[], options?: QueryOptions): Promise<EngineResult> =>
    this.#exclusive(() => this.#engine.query(sql, params, options));

  exec = (sql: string): Promise<unknown> => this.#exclusive(() => this.#engine.exec(sql));

  transaction = <T>(work: (session: { query: Query; exec: Exec }) => Promise<T>): Promise<T> =>
    this.#exclusive(async () => {
      await this.#engine.exec('begin');
      const transaction: OpenTransaction = { isOpen: true };
      try {
        const result = await this.#current.run(transaction, () =>
          work({ query: (...call) => this.#engine.query(...call), exec: (sql) => this.#engine.exec(sql) }),
        );
        transaction.isOpen = false;
        await this.#engine.exec('commit');
        return result;
      } catch (error) {
        transaction.isOpen = false;
        await this.#engine.exec('rollback');
        throw error;
      }
    });

  close = (): Promise<void> => this.#exclusive(() => this.#engine.close());
}
