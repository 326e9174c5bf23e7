import { eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { auditEntries, stripeEvents, users } from '../../db/schema/index.ts';
import { fakePayments } from '../../testing/fakes/fake-payments.ts';
import { makeServer, withPostgres } from '../../testing/index.ts';
import { createBillingFeature } from './index.ts';
import { CONFIGURED, checkout, invoice, message, signed, subscriptionOf } from './testing/stripe-messages.ts';

describe('payment events under races', () => {
  test('the same events at two processes at once, three times each: one plan, one effect each', { timeout: 60_000 }, async () => {
    await withPostgres({ ports: { payments: fakePayments(CONFIGURED) } }, async (ctx, world) => {
      const paid: number[] = [];
      const make = () =>
        createBillingFeature({ onPaid: async (_tx, { amountCents }) => void paid.push(amountCents), onRefunded: async () => undefined })
          .feature;
      const servers = [await makeServer([make()], { world }), await makeServer([make()], { world })];
      const now = ctx.now();
      const userId = world.user!.id;
      const events = [
        message('checkout.session.completed', checkout({ userId }), now),
        message('customer.subscription.created', subscriptionOf('incomplete'), now),
        message('invoice.payment_succeeded', invoice('in_1', true, now), now),
        message('invoice.paid', invoice('in_1', true, now), now),
        message('customer.subscription.updated', subscriptionOf('active', { price: 'price_elite' }), new Date(now.getTime() + 1000)),
      ];
      const sent = Array.from({ length: events.length * 3 }, (_, index) => {
        const { body, signature } = signed(events[index % events.length]!, now);
        const headers = { 'content-type': 'application/json', 'stripe-signature': signature };
        return servers[index % 2]!.app.inject({ method: 'POST', url: '/api/webhooks/stripe', headers, payload: body });
      });
      expect((await Promise.all(sent)).map(({ statusCode }) => statusCode)).toEqual(sent.map(() => 200));
      expect((await ctx.db.select().from(users).where(eq(users.id, userId)))[0]).toMatchObject({
        tier: 'elite',
        subscriptionStatus: 'active',
      });
      expect(await ctx.db.select().from(stripeEvents)).toHaveLength(events.length);
      expect(paid).toEqual([2500]);
      const causes = (await ctx.db.select().from(auditEntries))
        .filter(({ action }) => action === 'user.tier-set')
        .map(({ details }) => details.event);
      expect(causes).not.toContain(undefined);
      expect(new Set(causes).size).toBe(causes.length);
      await Promise.all(servers.map((server) => server.close()));
    });
  });
});
