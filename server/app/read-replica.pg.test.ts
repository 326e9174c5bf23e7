import { appendFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setImmediate } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { GAME_ID, offerGame, slip } from '../features/practice/testing/scene.ts';
import type { Ctx } from '../kernel/ctx.ts';
import { type Db, rowsOf } from '../kernel/db.ts';
import { DomainError } from '../kernel/domain-error.ts';
import type { Database, Replica } from '../platform/database/database.ts';
import { withReplica } from '../platform/database/replica.ts';
import { type Cluster, type Clusters, withClusters } from '../testing/databases/own-clusters.ts';
import { makeServer, memoryLog, type TestClient, type TestWorld } from '../testing/index.ts';
import { runInWorld } from '../testing/with-test-ctx.ts';
import { features } from './features.ts';
import { openDatabase } from './open-database.ts';

const LONG = { timeout: 120_000 };
const LAGS = 'It lags behind the database, or follows another one.';
/** Longer than a replica that lagged is left alone. */
const REST_MS = 11_000;
const FROM_REPLICA = [
  '/api/account/export',
  '/api/admin/audit/csv',
  '/api/bets/export',
  '/api/performance/mine',
  '/api/performance/mine/csv',
  '/api/performance/mine/year',
  '/api/performance/mine/year/csv',
  '/api/record/csv',
  '/api/record/export',
  '/api/virtual/bets/export',
];

/** Starts a streaming replica of a cluster at work. */
async function follow(clusters: Clusters, primary: Cluster): Promise<Cluster> {
  const copy = await clusters.backUp(primary, 'standby');
  const { hostname, port, username, password } = new URL(primary.url);
  appendFileSync(
    join(copy, 'postgresql.conf'),
    `primary_conninfo = 'host=${hostname} port=${port} user=${username} password=${password}'\n`,
  );
  writeFileSync(join(copy, 'standby.signal'), '');
  return clusters.start(copy, { isStandby: true });
}

const ask = async <T>(db: Db, text: string): Promise<T> => (await rowsOf<{ found: T }>(db, sql.raw(`select ${text} as found`)))[0]!.found;
const isCopy = (ctx: Ctx): Promise<boolean> => ctx.onReplica(({ db }) => ask<boolean>(db, 'pg_is_in_recovery()'));

interface Scene {
  ctx: Ctx;
  world: TestWorld;
  replica: Replica;
  primary: Cluster;
  standby: Cluster;
  pass: (ms: number) => void;
  /** Lets the replica catch up, and its rest pass. */
  settle: () => Promise<void>;
}

const open = (databaseUrl: string, databaseReadUrl?: string): Promise<Database> =>
  openDatabase({ databaseUrl, databaseReadUrl, dataDir: '' }, memoryLog(), (error) => {
    throw error;
  });

async function scene(play: (scene: Scene) => Promise<void>): Promise<void> {
  await withClusters(async (clusters) => {
    const primary = await clusters.start(await clusters.make('primary'));
    const own = await open(primary.url);
    const standby = await follow(clusters, primary);
    let at = Date.parse('2026-07-11T16:00:00Z');
    const database = withReplica(own, standby.url, memoryLog(), () => new Date(at));
    const { replica } = database;
    const pass = (ms: number): void => {
      at += ms;
    };
    const settle = async (): Promise<void> => {
      const position = await ask<string>(database.db, 'pg_current_wal_flush_lsn()::text');
      while (!(await ask<boolean>(replica.db, `pg_last_wal_replay_lsn() >= '${position}'`))) await setImmediate();
      pass(REST_MS);
    };
    await runInWorld(database, { isAdmin: true }, (ctx, world) => play({ ctx, world, replica, primary, standby, pass, settle }));
    await database.close();
  });
}

/** Each is read there, so none of them writes. */
async function readAll({ replica, settle }: Scene, me: TestClient): Promise<void> {
  const readThere = (): number => replica.report.requests - replica.report.failures;
  for (const url of FROM_REPLICA)
    for (const before = readThere(); readThere() === before; ) {
      await settle();
      expect([url, (await me.get(url)).statusCode]).toEqual([url, 200]);
      expect(replica.report.lastFault?.message ?? LAGS).toBe(LAGS);
    }
}

test(
  'exports and analytics come from a replica, with what one just did, and without an error while it pauses or is gone',
  LONG,
  async () => {
    await scene(async (at) => {
      const { ctx, world, replica, primary, standby, pass, settle } = at;
      await offerGame(ctx);
      const server = await makeServer(features, { world });
      const me = await server.as(world.user!);
      let placed = 0;
      const placeAndExport = async (): Promise<void> => {
        expect((await me.post('/api/virtual/bets', slip({ stake: 1 }))).statusCode).toBe(201);
        placed += 1;
        const exported = await me.get('/api/virtual/bets/export');
        expect([exported.statusCode, exported.body.split(GAME_ID).length - 1]).toEqual([200, placed]);
      };
      const untilCopy = async (): Promise<void> => {
        do await settle();
        while (!(await isCopy(ctx)));
      };
      await readAll(at, me);
      for (let each = 0; each < 10; each += 1) await placeAndExport();
      await untilCopy();
      expect(replica.report).toMatchObject({ name: 'read-replica', breaker: 'closed', restsUntil: null });

      await ask(replica.db, 'pg_wal_replay_pause()::text');
      await placeAndExport();
      expect(await isCopy(ctx)).toBe(false);
      expect(replica.report).toMatchObject({ breaker: 'open', lastFault: { message: LAGS } });
      await placeAndExport();
      await ask(replica.db, 'pg_wal_replay_resume()::text');
      await settle();
      pass(-REST_MS);
      expect(await isCopy(ctx)).toBe(false);
      await untilCopy();

      let reads = 0;
      const refused = ctx.onReplica(() => {
        reads += 1;
        throw new DomainError('NOT_FOUND', 'Not found.');
      });
      await expect(refused).rejects.toThrow('Not found.');
      expect([reads, replica.report.breaker]).toEqual([1, 'closed']);
      const wasCopy = await ctx.onReplica(async ({ db }) => {
        reads += 1;
        if (reads === 2) await standby.stop();
        return ask<boolean>(db, 'pg_is_in_recovery()');
      });
      expect([reads, wasCopy]).toEqual([3, false]);
      pass(REST_MS);
      await placeAndExport();
      expect(replica.report).toMatchObject({ breaker: 'open', lastFault: { kind: 'unavailable' } });
      await server.close();

      const misled = await open(primary.url, primary.url);
      expect(await misled.replica!.isCurrent()).toBe(false);
      await misled.close();
    });
  },
);
