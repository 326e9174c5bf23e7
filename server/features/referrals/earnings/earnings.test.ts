import { DAY_MS } from '@clearedge/quant/calendar';
import { eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { auditEntries, commissionEntries, notifications, users } from '../../../db/schema/index.ts';
import type { Ctx } from '../../../kernel/ctx.ts';
import { withTestCtx } from '../../../testing/index.ts';
import { earnCommission, leaveReferrals, reverseCommission } from '../index.ts';
import { CODES, openScene, type Scene } from '../testing/scene.ts';

const payment = (n: number): string => `00000000-0000-4000-8000-00000000000${n}`;

const withScene = (run: (scene: Scene, ctx: Ctx, move: (days: number) => void) => Promise<void>): Promise<void> =>
  withTestCtx({ signedOut: true }, async (ctx, world) => {
    const scene = await openScene(ctx, world);
    await run(scene, ctx, (days) => world.clock.set(new Date(ctx.now().getTime() + days * DAY_MS)));
    await scene.server.close();
  });
const idOf = async (ctx: Ctx, username: string): Promise<string> =>
  (await ctx.db.select().from(users).where(eq(users.username, username)))[0]!.id;
const pay = async (ctx: Ctx, username: string, n: number, amountCents = 2500): Promise<void> =>
  earnCommission(ctx, { userId: await idOf(ctx, username), paymentId: payment(n), amountCents, paidAt: ctx.now() });
const refund = (ctx: Ctx, n: number, totalRefundedCents: number, amountCents = 2500): Promise<void> =>
  reverseCommission(ctx, {
    userId: payment(9),
    paymentId: payment(n),
    amountCents,
    refundedCents: totalRefundedCents,
    totalRefundedCents,
    refundedAt: ctx.now(),
  });

describe('commissions', { timeout: 60_000 }, () => {
  test('pending, payable after 30 days, paid once', async () => {
    await withScene(async ({ create, join, code, admin, partner, server }, ctx, move) => {
      await create();
      await join('bob', 'PARTNER1');
      await pay(ctx, 'bob', 1);
      await pay(ctx, 'bob', 1);
      expect(await code()).toMatchObject({
        totalCommissionEarned: 250,
        totalReferrals: 1,
        payoutStatus: 'pending',
        earnings: { pending: 250, payable: 0 },
      });
      expect((await admin.post(`${CODES}/PARTNER1/mark-paid`)).statusCode).toBe(409);
      move(30);
      expect((await admin.post(`${CODES}/PARTNER1/mark-paid?expected=100`)).statusCode).toBe(409);
      const key = { 'idempotency-key': 'payout-1' };
      const answers = [
        await admin.post(`${CODES}/PARTNER1/mark-paid`, undefined, key),
        await admin.post(`${CODES}/PARTNER1/mark-paid`, undefined, key),
      ];
      for (const answer of answers)
        expect([answer.statusCode, answer.json()]).toMatchObject([
          200,
          { payoutStatus: 'paid', earnings: { pending: 0, payable: 0, paid: 250 } },
        ]);
      expect((await admin.post(`${CODES}/PARTNER1/mark-paid`)).statusCode).toBe(409);
      expect((await ctx.db.select().from(commissionEntries)).map(({ kind, amountCents }) => [kind, amountCents])).toEqual([
        ['earned', 250],
        ['paid', 250],
      ]);
      const paid = (await ctx.db.select().from(auditEntries)).filter(({ action }) => action === 'referral-commission.paid');
      expect(paid.map(({ details }) => details.amountCents)).toEqual([250]);
      const own = (await (await server.as(partner)).get('/api/referrals')).json();
      expect([own.codes[0].earnings.paid, own.entries.map(({ kind }: { kind: string }) => kind)]).toEqual([250, ['paid', 'earned']]);
      expect((await ctx.db.select().from(notifications)).filter(({ kind }) => kind === 'referral')).toHaveLength(2);
    });
  });

  test('a refund takes back its share, once, also after the payout', async () => {
    await withScene(async ({ create, join, code, admin }, ctx, move) => {
      await create();
      await join('bob', 'PARTNER1');
      await join('cid', 'PARTNER1');
      await pay(ctx, 'bob', 1);
      await refund(ctx, 1, 1000);
      await refund(ctx, 1, 1000);
      expect(await code()).toMatchObject({ totalCommissionEarned: 150, earnings: { pending: 150, reversed: 100 } });
      move(30);
      await admin.post(`${CODES}/PARTNER1/mark-paid`);
      await refund(ctx, 1, 2500);
      expect(await code()).toMatchObject({
        totalCommissionEarned: 0,
        totalReferrals: 0,
        earnings: { payable: -150, paid: 150, reversed: 250 },
      });
      expect((await admin.post(`${CODES}/PARTNER1/mark-paid`)).statusCode).toBe(409);
      await pay(ctx, 'cid', 2, 4000);
      move(30);
      expect((await admin.post(`${CODES}/PARTNER1/mark-paid`)).json()).toMatchObject({
        earnings: { payable: 0, paid: 400 },
        payoutStatus: 'paid',
      });
    });
  });

  test('nothing for members without a code, for nothing per cent, or for a refund of an unknown payment', async () => {
    await withScene(async ({ create, join, code }, ctx) => {
      await create({ commissionPercentage: 0 });
      await join('bob', 'PARTNER1');
      await join('cid');
      await pay(ctx, 'bob', 1);
      await pay(ctx, 'cid', 2);
      await refund(ctx, 3, 2500);
      expect(await ctx.db.select().from(commissionEntries)).toEqual([]);
      expect(await code()).toMatchObject({ totalCommissionEarned: 0, payoutStatus: 'pending' });
    });
  });

  test('the database refuses to change the ledger', async () => {
    await withScene(async ({ create, join }, ctx) => {
      await create();
      await join('bob', 'PARTNER1');
      await pay(ctx, 'bob', 1);
      await expect(ctx.db.update(commissionEntries).set({ amountCents: 1 })).rejects.toThrow(/commission_entries/);
      await expect(ctx.db.delete(commissionEntries)).rejects.toThrow(/commission_entries/);
    });
  });

  test('a partner who leaves takes their code along; what members paid stays in the books', async () => {
    await withScene(async ({ create, join, code, partner }, ctx) => {
      await create();
      await join('bob', 'PARTNER1');
      await pay(ctx, 'bob', 1);
      await leaveReferrals(ctx, partner.id);
      await ctx.db.delete(users).where(eq(users.id, partner.id));
      expect(await code()).toMatchObject({ partner: null, isActive: false, totalCommissionEarned: 250 });
    });
  });
});
