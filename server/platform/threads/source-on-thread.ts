import type { Logger } from '../../kernel/log.ts';
import type { Timers } from '../timers.ts';
import type { MethodCall, SourceShape } from './answer-calls.ts';
import { CalledThread } from './called-thread.ts';

export interface SourceThread<T> {
  source: T;
  close: () => Promise<void>;
}

const RESTART_MS = 1000;

/** Keeps one thread running: one that dies is started again, and calls fail meanwhile. */
class KeptThread {
  #thread: CalledThread;
  #isClosed = false;
  readonly #start: () => CalledThread;
  readonly #timers: Timers;
  readonly #log: Logger;
  readonly #what: string;

  constructor(start: () => CalledThread, timers: Timers, log: Logger, what: string) {
    this.#start = start;
    this.#timers = timers;
    this.#log = log;
    this.#what = what;
    this.#thread = this.#begin();
  }

  get ready(): Promise<SourceShape> {
    return this.#thread.ready as Promise<SourceShape>;
  }

  async call(call: MethodCall): Promise<unknown> {
    await this.#thread.ready;
    return this.#thread.call(call);
  }

  async close(): Promise<void> {
    this.#isClosed = true;
    await this.#thread.terminate();
  }

  #begin(): CalledThread {
    const thread = this.#start();
    thread.ready.catch(() => undefined);
    void thread.ended.then((error) => {
      if (this.#isClosed) return;
      this.#log.error({ error: String(error) }, `the ${this.#what} stopped and is started again`);
      this.#timers.after(RESTART_MS, () => {
        if (!this.#isClosed) this.#thread = this.#begin();
      });
    });
    return thread;
  }
}

/** Runs a source on a thread of its own and answers a stand-in with the same methods: heavy simulation never blocks HTTP. */
export async function openSourceThread<T extends object>(
  entry: URL,
  workerData: unknown,
  timers: Timers,
  log: Logger,
  what = 'data source',
): Promise<SourceThread<T>> {
  const kept = new KeptThread(() => new CalledThread(entry, workerData), timers, log, what);
  const { plain, groups } = await kept.ready.catch(async (error: unknown) => {
    await kept.close();
    throw error;
  });
  // A stand-in must not look like a promise, or awaiting it would call its `then` on the thread.
  const standIn = (group: string): object =>
    new Proxy(
      {},
      {
        get: (_target, method) =>
          typeof method === 'string' && method !== 'then' ? (...args: unknown[]) => kept.call({ group, method, args }) : undefined,
      },
    );
  return { source: { ...plain, ...nested(groups, standIn) } as T, close: () => kept.close() };
}

/** `['events', 'football.feed']` as `{ events, football: { feed } }`. */
function nested(paths: readonly string[], standIn: (path: string) => object): Record<string, object> {
  const root: Record<string, object> = {};
  for (const path of paths) {
    const [name, inner] = path.split('.') as [string, string | undefined];
    root[name] = inner === undefined ? standIn(path) : { ...root[name], [inner]: standIn(path) };
  }
  return root;
}
