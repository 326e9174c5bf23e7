import { Worker } from 'node:worker_threads';
import type { Engine, EngineResult } from './engine.ts';
import type { EngineCall, EngineReply } from './pglite-protocol.ts';

interface Waiting {
  resolve: (value: never) => void;
  reject: (error: Error) => void;
}

function untilReady(worker: Worker): Promise<void> {
  return new Promise((resolve, reject) => {
    worker.once('message', () => resolve());
    worker.once('error', reject);
    worker.once('exit', (code) => reject(new Error(`the database worker stopped while opening (code ${code})`)));
  });
}

/** Opens the embedded database on a worker thread. `onDeath` is told when the thread ends without having been asked to. */
export async function openWorkerEngine(entry: URL, dataDir: string | undefined, onDeath: (error: Error) => void): Promise<Engine> {
  const worker = new Worker(entry, { workerData: dataDir === undefined ? {} : { dataDir } });
  await untilReady(worker);
  const waiting = new Map<number, Waiting>();
  let sequence = 0;
  let isClosing = false;
  worker.removeAllListeners();
  worker.on('message', (reply: EngineReply) => {
    const call = waiting.get(reply.id);
    waiting.delete(reply.id);
    if (reply.failure) call?.reject(Object.assign(new Error(reply.failure.message), reply.failure));
    else call?.resolve(reply.result as never);
  });
  const die = (error: Error): void => {
    for (const call of waiting.values()) call.reject(error);
    waiting.clear();
    if (!isClosing) onDeath(error);
    isClosing = true;
  };
  worker.on('error', die);
  worker.on('exit', (code) => die(new Error(`the database worker exited (code ${code})`)));
  const send = <T>(call: Omit<EngineCall, 'id'>): Promise<T> =>
    new Promise<T>((resolve, reject) => {
      const id = ++sequence;
      waiting.set(id, { resolve, reject });
      worker.postMessage({ ...call, id } satisfies EngineCall);
    });
  return {
    query: (sql, params, options) => send<EngineResult>({ kind: 'query', sql, params, rowMode: options?.rowMode }),
    exec: (sql) => send({ kind: 'exec', sql, params: undefined, rowMode: undefined }),
    close: async () => {
      isClosing = true;
      await send({ kind: 'close', sql: '', params: undefined, rowMode: undefined });
      await worker.terminate();
    },
  };
}
