import { Worker } from 'node:worker_threads';
import type { Engine, EngineResult } from './engine.ts';
import type { EngineCall, EngineReply } from './pglite-protocol.ts';

interface Waiting {
  resolve: (value: never) => void;
  reject: (error: Error) => void;
}

/** Opens the embedded database on a worker thread. `onDeath` is told when the thread ends without having been asked to. */
export async function openWorkerEngine(entry: URL, dataDir: string | undefined, onDeath: (error: Error) => void): Promise<Engine> {
  const worker = new Worker(entry, { workerData: dataDir === undefined ? {} : { dataDir } });
  const waiting = new Map<number, Waiting>();
  let sequence = 0;
  let isClosing = false;
  let isOpen = false;
  let isReady = (): void => undefined;
  let isBroken = (_error: Error): void => undefined;
  const opening = new Promise<void>((resolve, reject) => {
    isReady = resolve;
    isBroken = reject;
  });
  worker.on('message', (reply: EngineReply | 'ready') => {
    if (reply === 'ready') {
      isReady();
      return;
    }
    const call = waiting.get(reply.id);
    waiting.delete(reply.id);
    if (reply.failure) call?.reject(Object.assign(new Error(reply.failure.message), reply.failure));
    else call?.resolve(reply.result as never);
  });
  const die = (error: Error): void => {
    for (const call of waiting.values()) call.reject(error);
    waiting.clear();
    isBroken(error);
    if (isOpen && !isClosing) onDeath(error);
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
  await opening;
  isOpen = true;
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
