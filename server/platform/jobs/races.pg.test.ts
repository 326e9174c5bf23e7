import { sql } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import { jobs } from '../../db/schema/index.ts';
import { defineJob, defineSchedule, FIRED } from '../../kernel/ctx.ts';
import { rowsOf } from '../../kernel/db.ts';
import { memoryLog, withPostgres } from '../../testing/index.ts';
import { openPostgres } from '../database/postgres.ts';
import { claimJob, markDone } from './job-rows.ts';
import { fireSchedule, JobRunner } from './runner.ts';

const range = (count: number): number[] => Array.from({ length: count }, (_unused, at) => at);

describe('processes racing for jobs', () => {
  test('of eight schedulers exactly one fires', async () => {
    await withPostgres({}, async (ctx, { container }) => {
      const job = defineJob({ payload: FIRED, name: 'tick', run: async () => undefined });
      const schedule = defineSchedule({ name: 'tick', job, every: { seconds: 60 } });
      await new JobRunner(container, { jobs: [], schedules: [schedule] }).prepare();
      for (const round of range(5)) {
        const now = new Date(ctx.now().getTime() + round * 60_000);
        const fired = await Promise.all(range(8).map(() => fireSchedule(ctx.db, schedule, now)));
        expect(fired.filter(Boolean)).toHaveLength(1);
        await ctx.db.update(jobs).set({ doneAt: now });
      }
      expect(await ctx.db.select().from(jobs)).toHaveLength(5);
    });
  });

  test('of 200 jobs eight workers run each once', async () => {
    await withPostgres({}, async (ctx, { container }) => {
      const ran: number[] = [];
      const job = defineJob({
        payload: z.object({ n: z.number() }),
        name: 'count',
        run: async (jobCtx, { n }) => {
          await jobCtx.db.execute(sql`select pg_sleep(0.001)`);
          ran.push(n);
        },
      });
      await Promise.all(range(200).map((n) => ctx.enqueue(job, { n })));
      const workers = range(8).map(() => new JobRunner(container, { jobs: [job], schedules: [] }));
      await Promise.all(
        workers.map(async (worker) => {
          while (await worker.runOne());
        }),
      );
      expect(ran.sort((a, b) => a - b)).toEqual(range(200));
    });
  });

  test('a run that outlived its lease does not speak for the one that took over', async () => {
    await withPostgres({}, async (ctx) => {
      await ctx.enqueue(defineJob({ payload: z.object({}), name: 'slow', run: async () => undefined }), {});
      const late = await claimJob(ctx.db, { slow: 60 }, ctx.now());
      expect(await claimJob(ctx.db, { slow: 60 }, ctx.now())).toBeNull();
      await ctx.db.execute(sql`update jobs set locked_until = now() - interval '1 second'`);
      const taken = await claimJob(ctx.db, { slow: 60 }, ctx.now());
      expect(taken).toMatchObject({ id: late?.id, attempts: 2 });
      await markDone(ctx.db, late!, ctx.now());
      expect(await rowsOf(ctx.db, sql`select 1 from jobs where done_at is null`)).toHaveLength(1);
      await markDone(ctx.db, taken!, ctx.now());
      expect(await rowsOf(ctx.db, sql`select 1 from jobs where done_at is null`)).toHaveLength(0);
    });
  });

  test('a lost race is tried again and both changes are kept', async () => {
    await withPostgres({}, async (ctx, { container }) => {
      const other = openPostgres(container.database.url!, memoryLog());
      await ctx.db.execute(sql`insert into installation values ('n', '0', now())`);
      const add = () =>
        ctx.transact(async (tx) => {
          await tx.db.execute(sql`set transaction isolation level serializable`);
          const [row] = await rowsOf<{ n: number }>(tx.db, sql`select (value #>> '{}')::int as n from installation where key = 'n'`);
          await tx.db.execute(sql`select pg_sleep(0.01)`);
          await tx.db.execute(sql`update installation set value = ${String(row!.n + 1)}::jsonb where key = 'n'`);
        });
      await Promise.all([add(), add(), add()]);
      expect(await rowsOf(ctx.db, sql`select value from installation`)).toEqual([{ value: 3 }]);
      await other.close();
    });
  });
});
