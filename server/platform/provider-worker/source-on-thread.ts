import { Worker } from 'node:worker_threads';
import type { Logger } from '../../kernel/log.ts';
import type { SourceCall, SourceReady, SourceReply } from './protocol.ts';

interface Waiting {
  resolve: (value: unknown) => void;
  reject: (error: Error) => void;
}

export interface SourceThread<T> {
  source: T;
  close: () => Promise<void>;
}

const RESTART_MS = 1000;

/** One running thread: its worker, and the calls that wait for it. */
class Thread {
  readonly worker: Worker;
  readonly ready: Promise<SourceReady>;
  readonly #waiting = new Map<number, Waiting>();
  #sequence = 0;

  constructor(entry: URL, workerData: unknown, onEnd: (error: Error) => void) {
    this.worker = new Worker(entry, { workerData });
    this.ready = new Promise((resolve, reject) => {
      this.worker.once('message', resolve);
      const end = (error: Error): void => {
        reject(error);
        for (const { reject: refuse } of this.#waiting.values()) refuse(error);
        this.#waiting.clear();
        onEnd(error);
      };
      this.worker.once('error', end);
      this.worker.once('exit', (code) => end(new Error(`the source's thread ended (code ${code})`)));
    });
    this.ready.then(() => this.worker.on('message', (reply: SourceReply) => this.#settle(reply))).catch(() => undefined);
  }

  call(group: string, method: string, args: unknown[]): Promise<unknown> {
    return new Promise((resolve, reject) => {
      const id = ++this.#sequence;
      this.#waiting.set(id, { resolve, reject });
      this.worker.postMessage({ id, group, method, args } satisfies SourceCall);
    });
  }

  #settle(reply: SourceReply): void {
    const waiting = this.#waiting.get(reply.id);
    this.#waiting.delete(reply.id);
    if (reply.error) waiting?.reject(Object.assign(new Error(reply.error.message), { name: reply.error.name, stack: reply.error.stack }));
    else waiting?.resolve(reply.value);
  }
}

/** Runs a source on a thread of its own and answers a stand-in with the same methods: heavy simulation never blocks HTTP. A thread that dies is started again. */
export async function openSourceThread<T extends object>(entry: URL, workerData: unknown, log: Logger): Promise<SourceThread<T>> {
  let isClosed = false;
  let thread: Thread | null = null;
  let starting: Promise<SourceReady> | null = null;

  function start(): Promise<SourceReady> {
    const next = new Thread(entry, workerData, (error) => {
      if (isClosed || thread !== next) return;
      thread = null;
      log.error({ error: String(error) }, 'the data source stopped and is started again');
      setTimeout(() => void start().catch(() => undefined), RESTART_MS).unref();
    });
    thread = next;
    starting = next.ready;
    return next.ready;
  }

  async function call(group: string, method: string, args: unknown[]): Promise<unknown> {
    await starting;
    if (!thread) throw new Error('the data source is being started again');
    return thread.call(group, method, args);
  }

  const { plain, groups } = await start();
  const standIn = (group: string): object =>
    new Proxy(
      {},
      {
        get: (_target, method) =>
          typeof method === 'string' && method !== 'then' ? (...args: unknown[]) => call(group, method, args) : undefined,
      },
    );
  return {
    source: { ...plain, ...Object.fromEntries(groups.map((group) => [group, standIn(group)])) } as T,
    close: async () => {
      isClosed = true;
      await thread?.worker.terminate();
    },
  };
}
