import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { jobs, users } from '../db/schema/index.ts';
import { defineJob } from '../kernel/ctx.ts';
import { isUniqueViolation } from '../kernel/sql-state.ts';
import { createContest, createUser, withTestCtx } from './index.ts';

test('the actor is a real user, and each test starts with empty tables', async () => {
  for (let round = 0; round < 2; round++) {
    await withTestCtx({ tier: 'pro' }, async (ctx, { user }) => {
      expect(ctx.actor).toMatchObject({ kind: 'user', userId: user!.id, tier: 'pro', isAdmin: false });
      expect(await ctx.db.select().from(users)).toHaveLength(1);
      expect(ctx.now().toISOString()).toBe('2026-07-11T16:00:00.000Z');
      const contest = await createContest(ctx);
      expect(contest).toMatchObject({ gameId: '20260711_NYY@BOS', homeName: 'Boston Red Sox' });
    });
  }
});

test('what a failed transaction wrote, enqueued and published is gone', async () => {
  await withTestCtx({}, async (ctx, { published, user }) => {
    const job = defineJob({ payload: z.object({}), name: 'noop', run: async () => undefined });
    const failing = ctx.transact(async (tx) => {
      await tx.enqueue(job, {});
      await tx.publish({ topic: 'slate', slateOn: '2026-07-11', sport: 'mlb' });
      await createUser(tx, { username: user!.username });
    });
    expect(
      await failing.then(
        () => null,
        (error: unknown) => isUniqueViolation(error, 'users_username_key'),
      ),
    ).toBe(true);
    expect(await ctx.db.select().from(jobs)).toEqual([]);
    expect(published).toEqual([]);
  });
});

test('a savepoint that fails takes only its own news along', async () => {
  await withTestCtx({}, async (ctx, { published }) => {
    await ctx.transact(async (tx) => {
      await tx.publish({ topic: 'live', gameId: 'kept', sport: 'mlb' });
      const inner = tx.transact(async (deeper) => {
        await deeper.publish({ topic: 'live', gameId: 'lost', sport: 'mlb' });
        await createUser(deeper, { username: 'ghost' });
        throw new Error('no');
      });
      await expect(inner).rejects.toThrow('no');
      expect(published).toEqual([]);
    });
    expect(published).toEqual([{ topic: 'live', gameId: 'kept', sport: 'mlb' }]);
    expect(await ctx.db.select().from(users).where(eq(users.username, 'ghost'))).toEqual([]);
  });
});

test('the outer db inside a transaction is refused instead of hanging', async () => {
  await withTestCtx({}, async (ctx) => {
    const wrong = ctx.transact(async () => ctx.db.select().from(users));
    const refusal = await wrong.catch((error: unknown) => error);
    expect(String((refusal as Error).cause)).toContain('past the transaction');
  });
});

test('a statement beside an open transaction has its turn after it', async () => {
  await withTestCtx({ signedOut: true }, async (ctx) => {
    const seen: string[] = [];
    const transaction = ctx.transact(async (tx) => {
      await createUser(tx);
      await Promise.resolve();
      seen.push('inside');
    });
    const outside = ctx.db
      .select()
      .from(users)
      .then((rows) => seen.push(`outside: ${rows.length}`));
    await Promise.all([transaction, outside]);
    expect(seen).toEqual(['inside', 'outside: 1']);
  });
});

test('runDue runs what was enqueued', async () => {
  await withTestCtx({}, async (ctx, { runDue }) => {
    const ran: number[] = [];
    const job = defineJob({ payload: z.object({ n: z.number() }), name: 'count', run: async (_ctx, { n }) => void ran.push(n) });
    await ctx.enqueue(job, { n: 2 }, { runAt: new Date('2026-07-11T18:00:00Z') });
    await ctx.enqueue(job, { n: 1 });
    await runDue([{ jobs: [job] }]);
    expect(ran).toEqual([1]);
    await runDue([{ jobs: [job] }], '2026-07-11T19:00:00Z');
    expect(ran).toEqual([1, 2]);
  });
});
