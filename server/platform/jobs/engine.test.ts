import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { jobs } from '../../db/schema/index.ts';
import { defineJob, defineSchedule, FIRED } from '../../kernel/ctx.ts';
import { rowsOf } from '../../kernel/db.ts';
import { deferred, fakeTimers, withTestCtx } from '../../testing/index.ts';
import { createJobEngine } from './engine.ts';
import { JobRunner } from './runner.ts';

test('a job enqueued while the engine sleeps runs at once, and stopping waits for it', async () => {
  await withTestCtx({}, async (ctx, { container }) => {
    let finish = (): void => undefined;
    const begun = deferred();
    const job = defineJob({
      payload: z.object({}),
      name: 'long',
      run: () => {
        begun.resolve();
        return new Promise<void>((resolve) => {
          finish = resolve;
        });
      },
    });
    const engine = createJobEngine({ ...container, timers: fakeTimers() }, { jobs: [job], schedules: [] });
    await engine.start();
    await ctx.enqueue(job, {});
    await begun.promise;
    let hasStopped = false;
    const stopping = engine.stop().then(() => {
      hasStopped = true;
    });
    await new Promise((resolve) => setImmediate(resolve));
    expect(hasStopped).toBe(false);
    finish();
    await stopping;
    expect((await ctx.db.select().from(jobs))[0]?.doneAt).not.toBeNull();
  });
});

test('it sleeps until the next due time of the product clock', async () => {
  await withTestCtx({}, async (_ctx, { container, clock }) => {
    const timers = fakeTimers();
    const ran = [deferred<string>(), deferred<string>()];
    let count = 0;
    const job = defineJob({ payload: FIRED, name: 'tick', run: (_jobCtx, { firedAt }) => Promise.resolve(ran[count++]?.resolve(firedAt)) });
    const engine = createJobEngine(
      { ...container, timers },
      { jobs: [], schedules: [defineSchedule({ name: 'tick', job, every: { seconds: 20 } })] },
    );
    await engine.start();
    expect(await ran[0]?.promise).toBe('2026-07-11T16:00:00.000Z');
    clock.set('2026-07-11T16:00:20Z');
    const passing = setInterval(() => timers.pass(1000), 1);
    expect(await ran[1]?.promise).toBe('2026-07-11T16:00:20.000Z');
    clearInterval(passing);
    await engine.stop();
  });
});

test('a job that runs renews its lease, and one that has ended does not', async () => {
  await withTestCtx({}, async (ctx, { container }) => {
    const [begun, end] = [deferred(), deferred()];
    const job = defineJob({
      name: 'long',
      payload: z.object({}),
      leaseSeconds: 60,
      run: () => {
        begun.resolve();
        return end.promise.then(() => undefined);
      },
    });
    const timers = fakeTimers();
    const runner = new JobRunner({ ...container, timers }, { jobs: [job], schedules: [] });
    const leftSeconds = async (): Promise<number | null> =>
      (await rowsOf<{ left: number | null }>(ctx.db, sql`select extract(epoch from locked_until - now())::float8 as left from jobs`))[0]!
        .left;
    await ctx.enqueue(job, {});
    const running = runner.runOne();
    await begun.promise;
    await ctx.db.execute(sql`update jobs set locked_until = now() + interval '1 second'`);
    timers.pass(20_000);
    expect(await leftSeconds()).toBeGreaterThan(50);
    end.resolve();
    expect(await running).toBe(true);
    timers.pass(60_000);
    expect(await leftSeconds()).toBeNull();
  });
});
