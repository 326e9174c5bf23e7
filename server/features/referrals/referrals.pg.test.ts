import { describe, expect, test } from 'vitest';
import { commissionEntries, referralCodes, referrals, users } from '../../db/schema/index.ts';
import { withPostgres } from '../../testing/index.ts';
import { earnCommission } from './index.ts';
import { CODES, openScene } from './testing/scene.ts';

const times = <T>(count: number, work: (at: number) => Promise<T>): Promise<T[]> =>
  Promise.all(Array.from({ length: count }, (_, at) => work(at)));

describe('referrals under races', () => {
  test('twenty sign-ups at once on a code with five uses: five members, fifteen refusals, no stray account', {
    timeout: 60_000,
  }, async () => {
    await withPostgres({ signedOut: true }, async (ctx, world) => {
      const { create, join, code, server } = await openScene(ctx, world);
      await create({ maxUses: 5 });
      const answers = await times(20, (at) => join(`racer${at}`, 'PARTNER1'));
      expect([201, 400].map((wanted) => answers.filter(({ status }) => status === wanted).length)).toEqual([5, 15]);
      expect((await code()).usageCount).toBe(5);
      expect(await ctx.db.select().from(referrals)).toHaveLength(5);
      expect((await ctx.db.select().from(users)).filter(({ username }) => username.startsWith('racer'))).toHaveLength(5);
      await server.close();
    });
  });

  test('marked paid by ten at once: one payout', { timeout: 60_000 }, async () => {
    await withPostgres({ signedOut: true }, async (ctx, world) => {
      const { create, join, admin, server } = await openScene(ctx, world);
      await create();
      await join('bob', 'PARTNER1');
      const userId = (await ctx.db.select().from(users)).find(({ username }) => username === 'bob')!.id;
      await earnCommission(ctx, { userId, paymentId: userId, amountCents: 2500, paidAt: ctx.now() });
      world.clock.set(new Date(ctx.now().getTime() + 30 * 86_400_000));
      const answers = await times(10, () => admin.post(`${CODES}/PARTNER1/mark-paid`));
      expect([200, 409].map((wanted) => answers.filter(({ statusCode }) => statusCode === wanted).length)).toEqual([1, 9]);
      expect((await ctx.db.select().from(commissionEntries)).filter(({ kind }) => kind === 'paid')).toHaveLength(1);
      expect((await ctx.db.select().from(referralCodes))[0]!.uses).toBe(1);
      await server.close();
    });
  });
});
