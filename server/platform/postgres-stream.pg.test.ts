import { sql } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { rowsOf } from '../kernel/db.ts';
import { deferred, memoryLog, withDatabaseUrl } from '../testing/index.ts';
import { openPostgres } from './database/postgres.ts';
import type { Signal } from './stream.ts';
import { createPostgresStream } from './stream.ts';

const slate: Signal = { kind: 'message', message: { topic: 'slate', slateOn: '2026-07-11', sport: 'mlb' } };

describe('signals between processes', () => {
  test('are heard once by each, and a lost connection makes everybody resync', async () => {
    await withDatabaseUrl(async (url) => {
      const [left, right] = [openPostgres(url, memoryLog()), openPostgres(url, memoryLog())];
      const [here, there] = [await createPostgresStream(left, memoryLog()), await createPostgresStream(right, memoryLog())];
      const heard: { here: Signal[]; there: Signal[] } = { here: [], there: [] };
      const [arrived, resynced] = [deferred(), deferred()];
      here.subscribe((signal) => void heard.here.push(signal));
      there.subscribe((signal) => {
        heard.there.push(signal);
        if (signal.kind === 'jobs') arrived.resolve();
        if (signal.kind === 'resync') resynced.resolve();
      });
      await here.send(slate);
      await here.send({ kind: 'jobs' });
      await arrived.promise;
      expect(heard).toEqual({ here: [slate, { kind: 'jobs' }], there: [slate, { kind: 'jobs' }] });
      await rowsOf(left.db, sql`select pg_terminate_backend(pid) from pg_stat_activity where application_name = 'clearedge-stream'`);
      await resynced.promise;
      await Promise.all([here.close(), there.close()]);
      await Promise.all([left.close(), right.close()]);
    });
  });
});
