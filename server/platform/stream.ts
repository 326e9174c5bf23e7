import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import pg from 'pg';
import type { StreamMessage } from '../kernel/ctx.ts';
import type { Logger } from '../kernel/log.ts';
import type { Database } from './database/database.ts';

/** What travels between the parts of one process and between processes. */
export type Signal =
  | { kind: 'message'; message: StreamMessage }
  /** A job was added: whoever runs jobs looks again. */
  | { kind: 'jobs' }
  /** Signals may have been missed: whatever was kept in memory is in doubt. */
  | { kind: 'resync' };

type Listener = (signal: Signal) => void;

export interface Stream {
  /** Delivers here at once and to the other processes as soon as the database passes it on. */
  send: (signal: Signal) => Promise<void>;
  subscribe: (listener: Listener) => () => void;
  close: () => Promise<void>;
}

interface LocalStream extends Stream {
  deliver: (signal: Signal) => void;
}

/** The stream of a single process; the embedded database needs no more. */
export function createLocalStream(log: Logger): LocalStream {
  const listeners = new Set<Listener>();
  const deliver = (signal: Signal): void => {
    for (const listener of listeners) {
      try {
        listener(signal);
      } catch (error) {
        log.error({ error: String(error), signal: signal.kind }, 'a stream listener failed');
      }
    }
  };
  return {
    deliver,
    send: (signal) => {
      deliver(signal);
      return Promise.resolve();
    },
    subscribe: (listener) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    close: () => {
      listeners.clear();
      return Promise.resolve();
    },
  };
}

const CHANNEL = 'clearedge';
const RECONNECT_MS = 1000;

/** Fans signals out to every process of one PostgreSQL by NOTIFY. After a lost connection everybody is told to resync. */
export async function createPostgresStream(database: Database, log: Logger): Promise<Stream> {
  const local = createLocalStream(log);
  const origin = randomUUID();
  let isClosed = false;
  let client: pg.Client | null = null;
  let retry: NodeJS.Timeout | undefined;

  function hear(payload: string | undefined): void {
    const heard = JSON.parse(payload ?? '{}') as { origin?: string; signal?: Signal };
    if (heard.signal && heard.origin !== origin) local.deliver(heard.signal);
  }

  async function listen(): Promise<void> {
    const next = new pg.Client({ connectionString: database.url ?? '', application_name: 'clearedge-stream', keepAlive: true });
    next.on('error', (error) => log.warn({ error: error.message }, 'the stream connection failed'));
    next.on('end', () => {
      client = null;
      if (!isClosed) retry = setTimeout(relisten, RECONNECT_MS);
    });
    next.on('notification', ({ payload }) => hear(payload));
    await next.connect();
    await next.query(`listen ${CHANNEL}`);
    client = next;
  }

  function relisten(): void {
    listen().then(
      () => local.deliver({ kind: 'resync' }),
      (error: unknown) => log.warn({ error: String(error) }, 'the stream is not connected yet'),
    );
  }

  await listen();
  return {
    subscribe: local.subscribe,
    send: async (signal) => {
      local.deliver(signal);
      await database.db.execute(sql`select pg_notify(${CHANNEL}, ${JSON.stringify({ origin, signal })})`);
    },
    close: async () => {
      isClosed = true;
      clearTimeout(retry);
      await client?.end();
      await local.close();
    },
  };
}
