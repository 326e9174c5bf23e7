import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import pg from 'pg';
import type { Logger } from '../../kernel/log.ts';
import type { Database } from '../database/database.ts';
import { createLocalStream } from './local-stream.ts';
import type { Signal, Stream } from './stream.ts';

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
