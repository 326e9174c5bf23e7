import { expect, test } from 'vitest';
import { z } from 'zod';
import { jobs } from '../../db/schema/index.ts';
import { defineJob, defineSchedule, FIRED } from '../../kernel/ctx.ts';
import { withTestCtx } from '../../testing/index.ts';
import { findLastFiring } from './job-rows.ts';
import { nextRun, stepLength, stopFor } from './next-run.ts';
import { backoffMs } from './runner.ts';

const at = (time: string): Date => new Date(`2026-07-11T${time}Z`);

test('schedules are aligned to the epoch, or by cron in Eastern time', () => {
  expect(nextRun({ seconds: 600 }, at('16:04:00'))).toEqual(at('16:10:00'));
  expect(nextRun({ seconds: 600 }, at('16:10:00'))).toEqual(at('16:20:00'));
  expect(nextRun({ cron: '0 19 * * *' }, at('16:00:00'))).toEqual(at('23:00:00'));
  expect(nextRun({ cron: '30 2 * * *' }, new Date('2027-03-13T12:00:00Z')).toISOString()).toBe('2027-03-14T07:00:00.000Z');
});

test('a moved clock stops at rare schedules and gathers frequent ones', () => {
  expect(stopFor({ seconds: 5 }, at('16:00:05'), 600_000)).toEqual(at('16:10:00'));
  expect(stopFor({ seconds: 3600 }, at('17:00:00'), 600_000)).toEqual(at('17:00:00'));
  expect([1, 24, 72, 24 * 14].map((hours) => stepLength(hours * 3_600_000) / 60_000)).toEqual([20, 20, 30, 60]);
});

test('retries wait longer and longer, up to a quarter of an hour', () => {
  expect([1, 2, 3, 4, 20].map(backoffMs)).toEqual([5000, 10_000, 20_000, 40_000, 900_000]);
});

test('a failing job is tried again later, then given up with its last error', async () => {
  await withTestCtx({}, async (ctx, { runDue, clock, logged }) => {
    const runs: string[] = [];
    const job = defineJob({
      payload: z.object({}),
      name: 'fails',
      maxAttempts: 3,
      run: (jobCtx) => {
        runs.push(jobCtx.now().toISOString().slice(11, 19));
        return Promise.reject(new Error(`try ${runs.length}`));
      },
    });
    await ctx.enqueue(job, {});
    await runDue([{ jobs: [job] }], at('17:00:00'));
    expect(runs).toEqual(['16:00:00', '16:00:05', '16:00:15']);
    const [row] = await ctx.db.select().from(jobs);
    expect(row).toMatchObject({ attempts: 3, doneAt: null, failedAt: at('16:00:15'), lockedUntil: null });
    expect(row?.lastError).toContain('try 3');
    expect(clock.now()).toEqual(at('17:00:00'));
    expect(logged.map(({ level }) => level)).toEqual(['warn', 'warn', 'error']);
  });
});

test('a payload that its job cannot read fails at once, without a run', async () => {
  await withTestCtx({}, async (ctx, { runDue }) => {
    const runs: object[] = [];
    const job = defineJob({
      name: 'reads',
      payload: z.object({ contestId: z.string() }),
      run: (_ctx, payload) => Promise.resolve(void runs.push(payload)),
    });
    await ctx.enqueue(job, { contestId: 'a', old: 1 } as never);
    await ctx.enqueue(job, { gameId: 'a' } as never);
    await runDue([{ jobs: [job] }], at('17:00:00'));
    expect(runs).toEqual([{ contestId: 'a' }]);
    const failed = (await ctx.db.select().from(jobs)).filter(({ doneAt }) => doneAt === null);
    expect(failed).toMatchObject([{ attempts: 1, failedAt: at('16:00:00') }]);
    expect(failed[0]?.lastError).toContain('contestId');
  });
});

test('a key keeps a second job out, waiting or done', async () => {
  await withTestCtx({}, async (ctx, { runDue }) => {
    let runs = 0;
    const job = defineJob({ payload: z.object({}), name: 'once', run: () => Promise.resolve(void runs++) });
    await ctx.enqueue(job, {}, { dedupeKey: 'a' });
    await ctx.enqueue(job, {}, { dedupeKey: 'a' });
    await runDue([{ jobs: [job] }]);
    await ctx.enqueue(job, {}, { dedupeKey: 'a' });
    await runDue([{ jobs: [job] }]);
    expect(runs).toBe(1);
  });
});

test('a clock moved a day ahead meets every rare firing in order and gathers the frequent ones', async () => {
  await withTestCtx({}, async (ctx, { runDue }) => {
    const seen: string[] = [];
    const note = (name: string) =>
      defineJob({ payload: FIRED, name, run: (_ctx, { firedAt }) => Promise.resolve(void seen.push(`${name} ${firedAt.slice(5, 16)}`)) });
    const often = defineSchedule({ name: 'often', job: note('often'), every: { seconds: 5 } });
    const daily = defineSchedule({ name: 'daily', job: note('daily'), every: { cron: '0 19 * * *' } });
    const single = defineJob({
      payload: z.object({}),
      name: 'single',
      run: (jobCtx) => Promise.resolve(void seen.push(`single ${jobCtx.now().toISOString().slice(5, 16)}`)),
    });
    await ctx.enqueue(single, {}, { runAt: at('23:07:00') });
    await runDue([{ jobs: [single], schedules: [often, daily] }], new Date('2026-07-12T16:00:00Z'));
    expect(seen.filter((line) => !line.startsWith('often'))).toEqual(['daily 07-11T16:00', 'daily 07-11T23:00', 'single 07-11T23:07']);
    // Once at the beginning and every twenty minutes; the instant of a single job is no reason for it.
    expect(seen.filter((line) => line.startsWith('often'))).toHaveLength(73);
    expect(seen).not.toContain('often 07-11T23:07');
    expect(new Set(seen).size).toBe(seen.length);
  });
});

test('a firing is not piled upon one that still waits', async () => {
  await withTestCtx({}, async (ctx, { runDue, clock }) => {
    const job = defineJob({ payload: FIRED, name: 'slow', run: () => Promise.reject(new Error('not yet')) });
    const schedule = defineSchedule({ name: 'slow', job, every: { seconds: 1 } });
    await runDue([{ schedules: [schedule] }]);
    clock.advanceMinutes(0.05);
    await runDue([{ schedules: [schedule] }]);
    expect(await ctx.db.select().from(jobs)).toHaveLength(1);
  });
});

test('a new install has fired nothing, and one at work says when it last did', async () => {
  await withTestCtx({}, async (ctx, { runDue }) => {
    const job = defineJob({ payload: FIRED, name: 'often', run: () => Promise.resolve() });
    expect(await findLastFiring(ctx.db)).toBeNull();
    await runDue([{ schedules: [defineSchedule({ name: 'often', every: { seconds: 600 }, job })] }], at('16:12:00'));
    expect(await findLastFiring(ctx.db)).toEqual(at('16:10:00'));
  });
});
