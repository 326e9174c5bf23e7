import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { auditEntries, users } from '../../../db/schema/index.ts';
import { createUser, makeServer, withTestCtx } from '../../../testing/index.ts';
import type { OnPaid, OnRefunded } from '../billing-hooks.ts';
import { createBillingFeature } from '../index.ts';

const NOBODY = '00000000-0000-4000-8000-000000000000';
const reason = 'Asked for within the week.';

test('staff give money back in parts, each part once, and those who wait hear of it also when the payer has left', {
  timeout: 60_000,
}, async () => {
  await withTestCtx({ tier: 'elite', isAdmin: true }, async (ctx, world) => {
    const reported: unknown[][] = [];
    const onPaid: OnPaid = async (_tx, { amountCents }) => void reported.push(['paid', amountCents]);
    const onRefunded: OnRefunded = async (_tx, { userId, refundedCents, totalRefundedCents }) =>
      void reported.push(['refunded', refundedCents, totalRefundedCents, userId === null ? 'left' : 'here']);
    const { feature } = createBillingFeature({ onPaid, onRefunded });
    const server = await makeServer([feature], { world });
    const admin = await server.as(world.user!);
    const payer = await createUser(ctx, { username: 'payer' });
    const member = await server.as(payer);
    const { checkoutUrl } = (await member.post('/api/subscription/change', { tier: 'pro' })).json();
    await member.post(`/api${checkoutUrl}`, { card: 'succeeds' });
    const list = `/api/admin/users/${payer.id}/payments`;
    const [paid] = (await admin.get(list)).json();
    expect(paid).toMatchObject({ status: 'paid', amount: 25, refunded: 0, tier: 'pro' });
    const refund = async (body: object, id = paid.id) => {
      const answer = await admin.post(`/api/admin/payments/${id}/refund`, { reason, refunded: 0, amount: 10, ...body });
      return [answer.statusCode, answer.json().issues?.[0]?.message ?? answer.json().message ?? answer.json().status];
    };

    const own = await server.as(payer);
    expect([(await own.get(list)).statusCode, (await server.visitor.get(list)).statusCode]).toEqual([403, 401]);
    expect((await own.post(`/api/admin/payments/${paid.id}/refund`, { reason, amount: 1, refunded: 0 })).statusCode).toBe(403);
    expect(await refund({ amount: 25.01 })).toEqual([400, 'At most $25.00 can still go back.']);
    expect(await refund({ amount: 0 })).toEqual([400, 'Enter at least $0.01.']);
    expect((await refund({ amount: 1.005 }))[0]).toBe(400);
    expect((await refund({ reason: 'short' }))[0]).toBe(400);
    expect((await refund({}, NOBODY))[0]).toBe(404);
    expect(reported).toEqual([['paid', 2500]]);

    expect(await refund({})).toEqual([200, 'partly_refunded']);
    expect((await refund({}))[0]).toBe(409);
    // A refund takes nothing away by itself.
    expect((await ctx.db.select().from(users).where(eq(users.id, payer.id)))[0]!.tier).toBe('pro');
    await ctx.db.delete(users).where(eq(users.id, payer.id));
    expect(await refund({ amount: 15, refunded: 10 })).toEqual([200, 'refunded']);
    expect(reported).toEqual([
      ['paid', 2500],
      ['refunded', 1000, 1000, 'here'],
      ['refunded', 1500, 2500, 'left'],
    ]);
    const audited = (await ctx.db.select().from(auditEntries)).filter(({ action }) => action === 'payment.refunded');
    expect(audited.map(({ details }) => details.amountCents)).toEqual([1000, 1500]);
    await server.close();
  });
});
