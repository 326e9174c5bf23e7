import { eq } from 'drizzle-orm';
import pg from 'pg';
import { describe, expect, test } from 'vitest';
import { contests, notifications, virtualBets } from '../db/schema/index.ts';
import { practiceFeature } from '../features/practice/index.ts';
import { expectSoundBooks, finalScore, offerGame, report, slip } from '../features/practice/testing/scene.ts';
import { settlementFeature, settleOnFacts } from '../features/settlement/index.ts';
import { verbCounter } from '../features/settlement/practice/testing/counters.ts';
import { playRandomly } from '../features/settlement/practice/testing/random-play.ts';
import { makeSystemCtx } from '../platform/ctx/make-ctx.ts';
import type { Database } from '../platform/database/database.ts';
import { CONNECT_QUERY } from '../platform/database/pooler.ts';
import { JobRunner } from '../platform/jobs/runner.ts';
import { createPostgresStream } from '../platform/stream.ts';
import { hasPgBouncer, readPgBouncerIni, startPgBouncer } from '../testing/databases/pgbouncer.ts';
import { startTransactionPooler } from '../testing/databases/transaction-pooler.ts';
import { deferred, makeServer, memoryLog, withDatabaseUrl } from '../testing/index.ts';
import { runInWorld } from '../testing/with-test-ctx.ts';
import { openDatabase } from './open-database.ts';

const OPERATIONS = 150;
const BETS = 20;
const times = <T>(count: number, work: () => Promise<T>): Promise<T[]> => Promise.all(Array.from({ length: count }, work));
const POOLERS = [
  { name: 'a stand-in that forgets', start: startTransactionPooler },
  ...(hasPgBouncer ? [{ name: 'PgBouncer', start: startPgBouncer }] : []),
];
const never = (error: Error): never => {
  throw error;
};
const open = (databaseUrl: string, databaseDirectUrl?: string): Promise<Database> =>
  openDatabase({ databaseUrl, databaseDirectUrl, dataDir: '' }, memoryLog(), never);

test('the stand-in keeps nothing between two transactions, so that whatever relied on it fails', async () => {
  await withDatabaseUrl(async (direct) => {
    const pooler = await startTransactionPooler(direct, CONNECT_QUERY);
    const client = new pg.Client(pooler.url);
    await client.connect();
    const ask = async (text: string): Promise<unknown> =>
      Object.values((await client.query<Record<string, unknown>>(text)).rows[0] ?? {})[0];
    expect(await ask('select pg_backend_pid()')).not.toBe(await ask('select pg_backend_pid()'));
    for (const statement of ['select pg_advisory_lock(1)', 'listen heard', "set statement_timeout = '1s'"]) await ask(statement);
    const kept = "select (select count(*) from pg_locks where locktype = 'advisory') + (select count(*) from pg_listening_channels())";
    for (let each = 0; each < 8; each += 1) expect([await ask(kept), await ask('show statement_timeout')]).toEqual(['0', '15s']);
    const prepared = { name: 'one', text: 'select 1' };
    await client.query(prepared);
    await expect(client.query(prepared)).rejects.toThrow('prepared statement "one" does not exist');
    expect(await ask('begin')).toBe(undefined);
    const within = [await ask('select pg_backend_pid()'), await ask('select pg_backend_pid()')];
    expect(new Set(within).size).toBe(1);
    await client.end();
    await pooler.close();
  });
});

test('the configuration that comes with the product sets the limits of the product', () => {
  expect(readPgBouncerIni()).toContain(`connect_query='${CONNECT_QUERY}'`);
});

describe.each(POOLERS)('behind $name', { timeout: 120_000 }, ({ start }) => {
  test('a start is refused with the pooler alone, without limits, or beside another database', async () => {
    await withDatabaseUrl(async (direct) => {
      const [pooler, bare] = [await start(direct, CONNECT_QUERY), await start(direct, 'select 1')];
      await expect(open(pooler.url)).rejects.toThrow(/pooler in transaction mode.+in DATABASE_DIRECT_URL/);
      await expect(open(bare.url, direct)).rejects.toThrow(/no statement_timeout, lock_timeout, idle_in_transaction_session_timeout/);
      await withDatabaseUrl(async (other) => {
        await expect(open(pooler.url, other)).rejects.toThrow('lead to different databases');
      });
      await Promise.all([pooler.close(), bare.close()]);
    });
  });

  test('random operations, fifty in flight, lose and make no cent', async () => {
    await withDatabaseUrl(async (direct) => {
      const pooler = await start(direct, CONNECT_QUERY);
      const database = await open(pooler.url, direct);
      await runInWorld(database, {}, async (ctx, world) => {
        expect(await playRandomly(ctx, world, verbCounter(world), 1, OPERATIONS)).toBeGreaterThan(OPERATIONS / 20);
      });
      await database.close();
      await pooler.close();
    });
  });

  test('bets are placed and settled by jobs, each once, and another process hears of it', async () => {
    await withDatabaseUrl(async (direct) => {
      const pooler = await start(direct, CONNECT_QUERY);
      const [database, other] = [await open(pooler.url, direct), await open(pooler.url, direct)];
      const [here, there] = [await createPostgresStream(database, memoryLog()), await createPostgresStream(other, memoryLog())];
      await runInWorld(database, {}, async (ctx, world) => {
        const container = { ...world.container, stream: here };
        const heard = deferred();
        there.subscribe((signal) => {
          if (signal.kind === 'message' && signal.message.topic === 'user' && signal.message.userId === world.user?.id) heard.resolve();
        });
        const contest = await offerGame(ctx);
        const server = await makeServer([practiceFeature(), settlementFeature], { world: { ...world, container } });
        const me = await server.as(world.user!);
        const placed = await times(BETS, () => me.post('/api/virtual/bets', slip({ stake: 10 })));
        expect(placed.map(({ statusCode }) => statusCode)).toEqual(placed.map(() => 201));
        await ctx.db.update(contests).set({ status: 'final' }).where(eq(contests.id, contest.id));
        await report(ctx, contest.id, 1, finalScore(5, 3));
        await makeSystemCtx(container, 'test').transact((tx) =>
          settleOnFacts(tx, { contestId: contest.id, gameId: contest.gameId, version: 1 }),
        );
        const runners = Array.from({ length: 4 }, () => new JobRunner(container, { jobs: settlementFeature.jobs!, schedules: [] }));
        for (let ran = [true]; ran.includes(true); ) ran = await Promise.all(runners.map((runner) => runner.runOne()));
        await heard.promise;
        const bets = await ctx.db.select().from(virtualBets);
        expect(bets.map(({ status, settlements }) => [status, settlements])).toEqual(placed.map(() => ['settled', 1]));
        expect(await ctx.db.select().from(notifications)).toMatchObject([{ userId: world.user?.id, kind: 'bet_settled' }]);
        await expectSoundBooks(ctx);
        await server.close();
      });
      await Promise.all([here.close(), there.close()]);
      await Promise.all([database.close(), other.close()]);
      await pooler.close();
    });
  });
});
