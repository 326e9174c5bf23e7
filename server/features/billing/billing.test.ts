import { asc, eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { auditEntries, notifications, stripeEvents, users } from '../../db/schema/index.ts';
import type { Ctx } from '../../kernel/ctx.ts';
import { createUser, makeServer, type TestClient, type TestServer, type TestWorld, withTestCtx } from '../../testing/index.ts';
import type { OnPaid, OnRefunded } from './billing-hooks.ts';
import { createBillingFeature } from './index.ts';

type Reported = [string, ...unknown[]][];
function makeBilling(reported: Reported = []) {
  const onPaid: OnPaid = async (_tx, { amountCents }) => void reported.push(['paid', amountCents]);
  const onRefunded: OnRefunded = async (_tx, { refundedCents }) => void reported.push(['refunded', refundedCents]);
  return createBillingFeature({ onPaid, onRefunded });
}

interface Scene {
  ctx: Ctx;
  world: TestWorld;
  server: TestServer;
  me: Pick<TestClient, 'get' | 'post'>;
  reported: Reported;
  tier: () => Promise<string>;
  plan: () => Promise<Record<string, unknown> & { subscription: Record<string, unknown> | null }>;
  buy: (tier: 'pro' | 'elite', card?: string, interval?: 'month' | 'year') => Promise<number>;
  until: (iso: string) => Promise<void>;
}

async function withScene(run: (scene: Scene) => Promise<void>): Promise<void> {
  await withTestCtx({}, async (ctx, world) => {
    const reported: Reported = [];
    const { feature } = makeBilling(reported);
    const server = await makeServer([feature], { world });
    // A session ends while the clock moves on by weeks: each call has a fresh one.
    const fresh = async () => server.as(world.user!);
    const me: Scene['me'] = { get: async (url) => (await fresh()).get(url), post: async (url, body) => (await fresh()).post(url, body) };
    await run({
      ctx,
      world,
      server,
      me,
      reported,
      tier: async () => (await ctx.db.select().from(users).where(eq(users.id, world.user!.id)))[0]!.tier,
      plan: async () => (await me.get('/api/subscription')).json(),
      buy: async (tier, card = 'succeeds', interval) => {
        const { checkoutUrl } = (await me.post('/api/subscription/change', { tier, interval })).json() as { checkoutUrl: string };
        return (await me.post(`/api${checkoutUrl}`, { card })).statusCode;
      },
      // Without the daily comparison: days of it take long, and every change here has its event.
      until: (iso) => world.runDue([{ jobs: feature.jobs ?? [] }], iso),
    });
    await server.close();
  });
}

describe('plans by the test checkout', { timeout: 60_000 }, () => {
  test('asking for a plan gives nothing; the paid checkout gives it once, by events', async () => {
    await withScene(async ({ me, tier, plan, reported, ctx }) => {
      const requested = await me.post('/api/subscription/change', { tier: 'pro' });
      expect(requested.json()).toMatchObject({ ok: true, tier: 'pro', checkoutUrl: expect.stringMatching(/^\/checkout\/test\/cs_test_/) });
      expect(await tier()).toBe('free');
      const url = `/api${(requested.json() as { checkoutUrl: string }).checkoutUrl}`;
      expect((await me.get(url)).json()).toMatchObject({ purpose: 'subscribe', tier: 'pro', dueNow: 25, status: 'open' });
      expect((await me.post(url, { card: 'declined' })).statusCode).toBe(422);
      expect(await tier()).toBe('free');
      const both = await Promise.all([me.post(url, { card: 'succeeds' }), me.post(url, { card: 'succeeds' })]);
      expect(both.map(({ statusCode }) => statusCode)).toEqual([200, 200]);
      expect([await tier(), reported]).toEqual(['pro', [['paid', 2500]]]);
      expect(await plan()).toMatchObject({
        tier: 'pro',
        payments: 'test',
        subscription: { tier: 'pro', status: 'active', price: 25, renewsAt: '2026-08-11T16:00:00.000Z', cancelAt: null, graceUntil: null },
      });
      expect((await me.get('/api/subscription/invoices')).json()).toMatchObject([{ status: 'paid', amount: 25, tier: 'pro' }]);
      const types = (await ctx.db.select().from(stripeEvents)).map(({ type }) => type).sort();
      expect(types).toEqual(['checkout.session.completed', 'customer.subscription.created', 'invoice.payment_succeeded']);
      const set = (await ctx.db.select().from(auditEntries)).filter(({ action }) => action === 'user.tier-set');
      expect(set).toMatchObject([{ details: { from: 'free', to: 'pro', type: 'customer.subscription.created' } }]);
    });
  });

  test('an upgrade costs the rest of the month; a downgrade and a cancellation wait for its end and can be taken back', async () => {
    await withScene(async ({ me, tier, plan, buy, until, reported }) => {
      await buy('pro');
      expect((await me.post('/api/subscription/change', { tier: 'pro' })).statusCode).toBe(409);
      await until('2026-07-27T04:00:00.000Z');
      await buy('elite');
      expect([await tier(), reported]).toEqual([
        'elite',
        [
          ['paid', 2500],
          ['paid', 750],
        ],
      ]);
      const down = await me.post('/api/subscription/change', { tier: 'pro' });
      expect(down.json()).toEqual({ ok: true, tier: 'pro', effectiveAt: '2026-08-11T16:00:00.000Z' });
      expect([await tier(), (await plan()).subscription]).toMatchObject([
        'elite',
        { nextTier: 'pro', changesAt: '2026-08-11T16:00:00.000Z' },
      ]);
      expect((await me.post('/api/subscription/resume')).json()).toMatchObject({ subscription: { nextTier: null, cancelAt: null } });
      const end = await me.post('/api/subscription/change', { tier: 'free' });
      expect(end.json()).toEqual({ ok: true, tier: 'free', effectiveAt: '2026-08-11T16:00:00.000Z' });
      expect([await tier(), (await plan()).subscription]).toMatchObject([
        'elite',
        { cancelAt: '2026-08-11T16:00:00.000Z', renewsAt: null },
      ]);
      await me.post('/api/subscription/resume');
      expect((await me.post('/api/subscription/resume')).statusCode).toBe(409);
      await me.post('/api/subscription/change', { tier: 'pro' });
      await until('2026-08-11T17:00:00.000Z');
      expect([await tier(), reported.at(-1)]).toEqual(['pro', ['paid', 2500]]);
      await me.post('/api/subscription/change', { tier: 'free' });
      await until('2026-09-11T17:00:00.000Z');
      expect([await tier(), await plan()]).toMatchObject(['free', { status: 'canceled', subscription: null }]);
      expect(await buy('elite')).toBe(200);
      expect(await tier()).toBe('elite');
    });
  });

  test('a year is ten months’ price; another interval follows what is paid, a higher plan by the year begins at once', async () => {
    await withScene(async ({ me, tier, plan, buy, until, reported }) => {
      const ask = async (body: object) => (await me.post('/api/subscription/change', body)).json();
      await buy('pro');
      expect(await ask({ tier: 'pro', interval: 'year' })).toEqual({ ok: true, tier: 'pro', effectiveAt: '2026-08-11T16:00:00.000Z' });
      expect((await plan()).subscription).toMatchObject({ interval: 'month', price: 25, nextTier: 'pro', nextInterval: 'year' });
      await until('2026-08-11T17:00:00.000Z');
      expect((await plan()).subscription).toMatchObject({
        interval: 'year',
        price: 250,
        renewsAt: '2027-08-11T16:00:00.000Z',
        nextTier: null,
        nextInterval: null,
      });
      expect((await me.get('/api/subscription/invoices')).json()[0]).toMatchObject({ amount: 250, tier: 'pro', interval: 'year' });
      expect((await me.post('/api/subscription/change', { tier: 'pro' })).statusCode).toBe(409);
      const atTheEnd = { ok: true, effectiveAt: '2027-08-11T16:00:00.000Z' };
      expect(await ask({ tier: 'pro', interval: 'month' })).toMatchObject(atTheEnd);
      // What is left of a year may be worth more than a month of the higher plan.
      expect(await ask({ tier: 'elite', interval: 'month' })).toMatchObject(atTheEnd);
      await until('2027-02-10T04:00:00.000Z');
      expect(await buy('elite')).toBe(200);
      expect([await tier(), reported.at(-1)]).toEqual(['elite', ['paid', 7500]]);
      expect((await plan()).subscription).toMatchObject({ interval: 'year', price: 400, renewsAt: '2027-08-11T16:00:00.000Z' });
    });
  });

  test('from a month to a higher plan by the year: the year today, less what is left of the month; the offer ends with the month', async () => {
    await withScene(async ({ me, plan, buy, until, reported }) => {
      await buy('pro');
      await until('2026-07-27T04:00:00.000Z');
      const { checkoutUrl } = (await me.post('/api/subscription/change', { tier: 'elite', interval: 'year' })).json() as {
        checkoutUrl: string;
      };
      expect((await me.get(`/api${checkoutUrl}`)).json()).toMatchObject({ price: 400, interval: 'year', dueNow: 387.5, beginsAnew: true });
      expect((await me.post(`/api${checkoutUrl}`, { card: 'succeeds' })).statusCode).toBe(200);
      expect(reported.at(-1)).toEqual(['paid', 38_750]);
      expect((await plan()).subscription).toMatchObject({ tier: 'elite', interval: 'year', renewsAt: '2027-07-27T04:00:00.000Z' });
    });
    await withScene(async ({ me, buy, until, reported }) => {
      await buy('pro');
      await until('2026-08-11T12:00:00.000Z');
      const { checkoutUrl } = (await me.post('/api/subscription/change', { tier: 'elite' })).json() as { checkoutUrl: string };
      expect((await me.get(`/api${checkoutUrl}`)).json()).toMatchObject({ expiresAt: '2026-08-11T16:00:00.000Z' });
      await until('2026-08-11T16:00:01.000Z');
      expect((await me.post(`/api${checkoutUrl}`, { card: 'succeeds' })).json()).toMatchObject({
        message: expect.stringContaining('expired'),
      });
      expect(reported).toEqual([
        ['paid', 2500],
        ['paid', 2500],
      ]);
    });
  });

  test('a failed renewal leaves a week with a visible date; a new card pays what is owed, none ends the plan', async () => {
    await withScene(async ({ me, tier, plan, buy, until, reported, ctx }) => {
      await buy('pro');
      const change = async (card: string) => {
        const { url } = (await me.post('/api/subscription/portal')).json() as { url: string };
        return me.post(`/api${url}`, { card });
      };
      await change('declined');
      await until('2026-08-11T16:00:00.000Z');
      expect([await tier(), await plan()]).toMatchObject([
        'pro',
        { status: 'past_due', subscription: { status: 'past_due', renewsAt: null, graceUntil: '2026-08-18T16:00:00.000Z' } },
      ]);
      expect((await me.post('/api/subscription/change', { tier: 'elite' })).json()).toMatchObject({
        message: expect.stringContaining('card first'),
      });
      await until('2026-08-16T16:00:00.000Z');
      expect([await tier(), (await plan()).subscription]).toMatchObject(['pro', { graceUntil: '2026-08-18T16:00:00.000Z' }]);
      await change('succeeds');
      expect([await tier(), await plan()]).toMatchObject([
        'pro',
        { status: 'active', subscription: { graceUntil: null, status: 'active' } },
      ]);
      expect(reported).toEqual([
        ['paid', 2500],
        ['paid', 2500],
      ]);
      await change('declined');
      await until('2026-09-18T15:59:00.000Z');
      expect(await tier()).toBe('pro');
      await until('2026-09-18T16:00:01.000Z');
      expect(await tier()).toBe('free');
      await until('2026-09-20T00:00:00.000Z');
      expect(await plan()).toMatchObject({ tier: 'free', status: 'canceled', subscription: null });
      const bell = await ctx.db.select().from(notifications).orderBy(asc(notifications.createdAt));
      expect(bell.map(({ title }) => title)).toEqual(['Pro is on', 'Your payment failed', 'Your payment failed', 'Pro has ended']);
    });
  });

  test('a checkout is its owner’s only, and outside demo mode there is none', async () => {
    await withScene(async ({ me, server, ctx, world }) => {
      const { checkoutUrl } = (await me.post('/api/subscription/change', { tier: 'elite' })).json() as { checkoutUrl: string };
      const other = await server.as(await createUser(ctx, {}));
      expect([
        (await other.get(`/api${checkoutUrl}`)).statusCode,
        (await other.post(`/api${checkoutUrl}`, { card: 'succeeds' })).statusCode,
      ]).toEqual([404, 404]);
      expect((await me.get('/api/checkout/test/latest')).statusCode).toBe(404);
      expect((await me.post(`/api${checkoutUrl}`, { card: 'stolen' })).statusCode).toBe(400);
      await world.runDue([], '2026-07-13T16:00:00.000Z');
      expect((await me.post(`/api${checkoutUrl}`, { card: 'succeeds' })).statusCode).toBe(409);
      world.container.config.isDemo = false;
      expect((await me.get(`/api${checkoutUrl}`)).statusCode).toBe(404);
      expect((await me.post('/api/subscription/change', { tier: 'pro' })).statusCode).toBe(503);
      expect((await me.get('/api/subscription')).json()).toMatchObject({ payments: 'off' });
    });
  });

  test.each([{}, { tier: 'gold' }, { tier: null }, { tier: ['pro'] }, { tier: 1 }, { tier: 'PRO' }])('%j is no plan', async (body) => {
    await withScene(async ({ me, tier }) => {
      expect((await me.post('/api/subscription/change', body)).statusCode).toBe(400);
      expect(await tier()).toBe('free');
    });
  });

  test('a plan that was given is not billed and not canceled here; a deleted account is billed no more', async () => {
    await withTestCtx({ tier: 'elite' }, async (ctx, world) => {
      const billing = makeBilling();
      const server = await makeServer([billing.feature], { world });
      const me = await server.as(world.user!);
      expect((await me.post('/api/subscription/change', { tier: 'free' })).json()).toMatchObject({ code: 'CONFLICT' });
      const other = await createUser(ctx, {});
      const client = await server.as(other);
      const { checkoutUrl } = (await client.post('/api/subscription/change', { tier: 'pro' })).json() as { checkoutUrl: string };
      await client.post(`/api${checkoutUrl}`, { card: 'succeeds' });
      await ctx.transact(async (tx) => {
        await billing.endBilling(tx, other.id);
        await tx.db.delete(users).where(eq(users.id, other.id));
      });
      await world.runDue([{ jobs: billing.feature.jobs ?? [] }], '2026-10-01T00:00:00.000Z');
      const types = (await ctx.db.select().from(stripeEvents)).map(({ type }) => type);
      expect(types.filter((type) => type === 'invoice.payment_succeeded')).toHaveLength(1);
      expect(types).toContain('customer.subscription.deleted');
      await server.close();
    });
  });
});
