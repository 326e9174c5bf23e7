import { Worker } from 'node:worker_threads';
import type { ThreadMessage } from './thread-messages.ts';

interface Waiting {
  resolve: (value: unknown) => void;
  reject: (error: Error) => void;
}

/** A thread makes few short-lived objects at a time; the usual 48 MB for them are kept once used, by each thread. */
const YOUNG_MB = 16;

/** A worker thread that answers calls. When it ends, whatever waits for it fails. */
export class CalledThread {
  /** What the thread said when it was ready; rejects when it ended before. */
  readonly ready: Promise<unknown>;
  /** Resolves when the thread has ended, however. */
  readonly ended: Promise<Error>;
  readonly #worker: Worker;
  readonly #waiting = new Map<number, Waiting>();
  #sequence = 0;

  constructor(entry: URL, workerData: unknown) {
    this.#worker = new Worker(entry, { workerData, resourceLimits: { maxYoungGenerationSizeMb: YOUNG_MB } });
    this.ended = new Promise((resolve) => {
      this.#worker.once('error', resolve);
      this.#worker.once('exit', (code) => resolve(new Error(`a thread ended (code ${code})`)));
    });
    this.ready = new Promise((resolve, reject) => {
      this.#worker.on('message', (message: ThreadMessage) => ('ready' in message ? resolve(message.ready) : this.#settle(message)));
      void this.ended.then((error) => {
        reject(error);
        for (const waiting of this.#waiting.values()) waiting.reject(error);
        this.#waiting.clear();
      });
    });
  }

  call(content: object): Promise<unknown> {
    return new Promise((resolve, reject) => {
      const id = ++this.#sequence;
      this.#waiting.set(id, { resolve, reject });
      this.#worker.postMessage({ ...content, id });
    });
  }

  async terminate(): Promise<void> {
    await this.#worker.terminate();
  }

  #settle(message: Exclude<ThreadMessage, { ready: unknown }>): void {
    const waiting = this.#waiting.get(message.id);
    this.#waiting.delete(message.id);
    if ('failure' in message) waiting?.reject(Object.assign(new Error(message.failure.message), message.failure));
    else waiting?.resolve(message.value);
  }
}
