import { expect, test } from 'vitest';
import { payments, stripeEvents, users } from '../../../db/schema/index.ts';
import { createUser, withTestCtx } from '../../../testing/index.ts';
import { makeServices } from '../make-services.ts';
import { CONFIGURED, checkout, invoice, type Message, message, signed } from '../testing/stripe-messages.ts';

const START = new Date('2026-07-01T12:00:00Z');

test.each([
  ['invoice.payment_succeeded', 'amount_paid', 'ignored: the invoice states no amount'],
  ['invoice.payment_failed', 'amount_due', 'ignored: the invoice states no amount'],
  ['invoice.payment_succeeded', 'currency', 'ignored: the invoice states no currency'],
])('%s without %s is not kept as a payment of nothing: nothing is told, and the plan stays', async (type, without, outcome) => {
  await withTestCtx({ signedOut: true }, async (ctx, world) => {
    const { id: userId } = await createUser(ctx, {});
    const reported: number[] = [];
    const { receive } = makeServices({
      onPaid: async (_tx, paid) => void reported.push(paid.amountCents),
      onRefunded: async () => undefined,
    });
    const deliver = async (one: Message): Promise<void> => {
      const { body, signature } = signed(one, ctx.now());
      const order = { raw: Buffer.from(body), signature, secret: CONFIGURED.webhookSecret, receivedAt: ctx.now() };
      const event = ctx.ports.payments.stripe.readEvent(order);
      await receive(world.ctxFor('system'), event, { gateway: 'stripe', prices: CONFIGURED.prices, isLive: false });
    };
    const isPaid = type !== 'invoice.payment_failed';
    await deliver(message('checkout.session.completed', checkout({ userId }), START, 'e1'));
    await deliver(message('invoice.payment_succeeded', invoice('in_1', true, START), START, 'e2'));
    await deliver(message(type, { ...invoice('in_2', isPaid, START), [without]: undefined }, START, 'e3'));
    // What is known of an invoice is not replaced by what is not.
    await deliver(message(type, { ...invoice('in_1', isPaid, START), [without]: undefined }, START, 'e4'));
    const rows = await ctx.db.select().from(payments);
    expect(rows.map(({ invoiceId, amountCents, status }) => [invoiceId, amountCents, status])).toEqual([['in_1', 2500, 'paid']]);
    const outcomes = new Map((await ctx.db.select().from(stripeEvents)).map((row) => [row.id, row.outcome]));
    expect([outcomes.get('e3'), outcomes.get('e4')]).toEqual([outcome, outcome]);
    expect(JSON.stringify(world.logged)).toContain('an invoice was not kept');
    expect([reported, (await ctx.db.select().from(users))[0]!.tier]).toEqual([[2500], 'pro']);
  });
});
