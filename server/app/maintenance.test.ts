import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { idempotencyKeys, jobs } from '../db/schema/index.ts';
import { withTestCtx } from '../testing/index.ts';
import { maintenanceFeature } from './maintenance.ts';

test('the nightly tidying forgets what is old and keeps what is not', async () => {
  await withTestCtx({}, async (ctx, { user, runDue, logged }) => {
    const daysAgo = (days: number): Date => new Date(ctx.now().getTime() - days * 86_400_000);
    const done = (name: string, dedupeKey: string | null, days: number) => ({
      name,
      payload: {},
      dedupeKey,
      runAt: daysAgo(days),
      maxAttempts: 1,
      doneAt: daysAgo(days),
    });
    await ctx.db
      .insert(jobs)
      .values([done('firing', '@firing 1', 2), done('firing', '@firing 2', 0), done('settle', 'a', 2), done('settle', 'b', 31)]);
    const key = { userId: user!.id, scope: 's', bodyHash: 'h', response: null };
    await ctx.db.insert(idempotencyKeys).values([
      { ...key, key: 'old', createdAt: daysAgo(8) },
      { ...key, key: 'new', createdAt: daysAgo(1) },
    ]);
    await runDue([maintenanceFeature]);
    expect((await ctx.db.select().from(jobs)).map(({ dedupeKey }) => dedupeKey)).toEqual(expect.arrayContaining(['@firing 2', 'a']));
    expect(await ctx.db.select().from(jobs).where(eq(jobs.dedupeKey, '@firing 1'))).toEqual([]);
    expect(await ctx.db.select().from(jobs).where(eq(jobs.dedupeKey, 'b'))).toEqual([]);
    expect((await ctx.db.select().from(idempotencyKeys)).map((row) => row.key)).toEqual(['new']);
    expect(logged).toMatchObject([{ level: 'info', fields: { removed: { jobs: 2, answers: 1 } } }]);
  });
});
