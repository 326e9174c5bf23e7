import { WEEKS_SHOWN } from '@clearedge/contract/routes/admin/users';
import { expect, test } from 'vitest';
import { customers, payments, subscriptions } from '../../../db/schema/index.ts';
import { createUser } from '../../../testing/index.ts';
import { scene } from '../testing/scene.ts';

test('weeks are Eastern, from Monday; money is counted less refunds, and subscriptions run from their start to their end', async () => {
  await scene(async ({ ctx, admin, elite }) => {
    const { weekOf: monday } = (await admin.get('/api/admin/weeks')).json().at(-1);
    // Monday 03:00 UTC is still Sunday in New York.
    const at = (days: number, hour: number): Date => new Date(Date.parse(`${monday}T00:00:00Z`) + days * 86_400_000 + hour * 3_600_000);
    await createUser(ctx, { createdAt: at(-7, 12) });
    await createUser(ctx, { createdAt: at(0, 3) });
    await createUser(ctx, { createdAt: at(-7, 3) });
    await createUser(ctx, { createdAt: at(-6, 3), isSimulated: true });
    await ctx.db.insert(customers).values({ id: 'cus_1', gateway: 'test', isLive: false, createdAt: at(-40, 0) });
    const said = { customerId: 'cus_1', statedRank: 1, statedIn: 'evt' };
    await ctx.db.insert(subscriptions).values([
      { ...said, id: 'sub_1', status: 'active', tier: 'pro', interval: 'year', startedAt: at(-100, 0), statedAt: at(-100, 0) },
      { ...said, id: 'sub_2', status: 'canceled', tier: 'elite', startedAt: at(-20, 0), statedAt: at(-5, 0) },
      { ...said, id: 'sub_3', status: 'incomplete_expired', startedAt: at(-6, 0), statedAt: at(-5, 0) },
    ]);
    const bill = { customerId: 'cus_1', currency: 'usd', billedAt: at(-6, 0) };
    await ctx.db.insert(payments).values([
      { ...bill, id: ctx.newId(), invoiceId: 'in_1', status: 'paid', amountCents: 4000, refundedCents: 1500, paidAt: at(-6, 0) },
      { ...bill, id: ctx.newId(), invoiceId: 'in_2', status: 'failed', amountCents: 2500, failedAt: at(-6, 0) },
    ]);
    const weeks = (await admin.get('/api/admin/weeks')).json();
    expect(weeks).toHaveLength(WEEKS_SHOWN);
    expect(weeks.at(-2)).toMatchObject({ signUps: 2, revenue: 25, running: 2, monthlyRecurring: 60.83, started: 0, ended: 1 });
    expect(weeks.at(-3)).toMatchObject({ signUps: 1, revenue: 0, running: 2, started: 0 });
    expect(weeks.at(-4)).toMatchObject({ running: 1, started: 1, ended: 0 });
    expect(weeks.at(-1)).toMatchObject({ running: 1, monthlyRecurring: 20.83 });
    expect((await admin.get('/api/admin/stats')).json()).toMatchObject({ monthlyRecurring: 20.83, totalRevenue: 25 });
    expect((await elite.get('/api/admin/weeks')).statusCode).toBe(403);
  });
});
