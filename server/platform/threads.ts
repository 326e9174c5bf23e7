import { type MessagePort, Worker } from 'node:worker_threads';
import type { Logger } from '../kernel/log.ts';
import type { Timers } from './timers.ts';

/** What a thread of ours says: once that it is ready, then the end of each call. */
export type ThreadMessage = { ready: unknown } | { id: number; value: unknown } | { id: number; failure: ThreadFailure };

/** An error in plain values, with what PostgreSQL says beside its message. */
interface ThreadFailure {
  name: string;
  message: string;
  stack?: string | undefined;
  code?: string | undefined;
  detail?: string | undefined;
  constraint?: string | undefined;
}

function failureOf(error: unknown): ThreadFailure {
  const { name, message, stack, code, detail, constraint } = (error instanceof Error ? error : new Error(String(error))) as ThreadFailure;
  return { name, message, stack, code, detail, constraint };
}

/** A call of `group.method(...args)`; a group inside others is named by all, `leagues.cfl.feed`. */
interface MethodCall {
  group: string;
  method: string;
  args: unknown[];
}

/** What a source says when it is ready: its plain values, and what each of its groups of methods has, by the path of the group. */
interface SourceShape {
  plain: Record<string, unknown>;
  groups: Record<string, string[]>;
}

type Methods = Record<string, (...args: unknown[]) => unknown>;

const isGroup = (value: unknown): value is Methods =>
  typeof value === 'object' && value !== null && Object.values(value).some((member) => typeof member === 'function');

/** The groups of methods of an object and of the objects in it, by their path. */
function groupsOf(source: object, path = ''): [string, Methods][] {
  return Object.entries(source).flatMap(([name, value]: [string, unknown]): [string, Methods][] => {
    if (isGroup(value)) return [[path + name, value]];
    return typeof value === 'object' && value !== null ? groupsOf(value, `${path}${name}.`) : [];
  });
}

/** On the thread: answers calls to a source that is made of groups of methods. */
export function answerCalls(source: object, port: Pick<MessagePort, 'on' | 'postMessage'>): void {
  const groups = new Map(groupsOf(source));
  const say = (message: ThreadMessage): void => port.postMessage(message);

  async function answer({ group, method, args }: MethodCall): Promise<unknown> {
    const target = groups.get(group);
    const call = target?.[method];
    if (typeof call !== 'function') throw new TypeError(`the source has no ${group}.${method}`);
    return call.apply(target, args);
  }

  port.on('message', (call: MethodCall & { id: number }) => {
    answer(call).then(
      (value) => say({ id: call.id, value }),
      (error: unknown) => say({ id: call.id, failure: failureOf(error) }),
    );
  });
  const named = new Set([...groups.keys()].map((path) => path.split('.', 1)[0]));
  const plain = Object.fromEntries(Object.entries(source).filter(([name]) => !named.has(name)));
  const names = ([path, methods]: [string, Methods]): [string, string[]] => [
    path,
    Object.keys(methods).filter((name) => typeof methods[name] === 'function'),
  ];
  say({ ready: { plain, groups: Object.fromEntries([...groups].map(names)) } satisfies SourceShape });
}

interface Waiting {
  resolve: (value: unknown) => void;
  reject: (error: Error) => void;
}

/** A thread makes few short-lived objects at a time; the usual 48 MB for them are kept once used, by each thread. */
const YOUNG_MB = 16;

/** A worker thread that answers calls. When it ends, whatever waits for it fails. */
export class CalledThread {
  /** What the thread reported when it was ready; rejects when it ended before. */
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

export interface SourceThread<T> {
  source: T;
  close: () => Promise<void>;
}

const RESTART_MS = 1000;

/** Keeps one thread running: one that dies is started again, and calls fail meanwhile. */
class CachedThread {
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
  const stored = new CachedThread(() => new CalledThread(entry, workerData), timers, log, what);
  const { plain, groups } = await stored.ready.catch(async (error: unknown) => {
    await stored.close();
    throw error;
  });
  // What a source does not have its stand-in does not have either: callers ask for optional methods by looking for them.
  const standIn = (group: string): object =>
    Object.fromEntries(groups[group]!.map((method) => [method, (...args: unknown[]) => stored.call({ group, method, args })]));
  return { source: { ...plain, ...nested(Object.keys(groups), standIn) } as T, close: () => stored.close() };
}

/** `['events', 'leagues.cfl.feed']` as `{ events, leagues: { cfl: { feed } } }`. */
function nested(paths: readonly string[], standIn: (path: string) => object): Record<string, object> {
  const root: Record<string, object> = {};
  for (const path of paths) {
    const names = path.split('.');
    const last = names.pop()!;
    let holder = root;
    for (const name of names) {
      holder[name] ??= {};
      holder = holder[name] as Record<string, object>;
    }
    holder[last] = standIn(path);
  }
  return root;
}
