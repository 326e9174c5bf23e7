import { CalledThread } from '../threads.ts';
import type { Engine, EngineResult, QueryOptions } from './engine.ts';

/** What the worker thread is asked to do. */
export type EngineCall =
  | { kind: 'query'; sql: string; params: unknown[] | undefined; rowMode: QueryOptions['rowMode'] }
  | { kind: 'exec'; sql: string }
  | { kind: 'close' };

/** Opens the embedded database on a worker thread. `onDeath` is told when the thread ends without having been asked to. */
export async function openWorkerEngine(entry: URL, dataDir: string, onDeath: (error: Error) => void): Promise<Engine> {
  const thread = new CalledThread(entry, { dataDir });
  const ask = <T>(call: EngineCall): Promise<T> => thread.call(call) as Promise<T>;
  let isClosing = false;
  await thread.ready;
  void thread.ended.then((error) => {
    if (!isClosing) onDeath(error);
  });
  return {
    query: (sql, params, options) => ask<EngineResult>({ kind: 'query', sql, params, rowMode: options?.rowMode }),
    exec: (sql) => ask({ kind: 'exec', sql }),
    close: async () => {
      isClosing = true;
      await ask({ kind: 'close' });
      await thread.terminate();
    },
  };
}
