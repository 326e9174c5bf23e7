import { eq } from 'drizzle-orm';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { customers, payments, planGrants, refunds, stripeEvents, subscriptions, users } from '../../../db/schema/index.ts';
import type { Ctx } from '../../../kernel/ctx.ts';
import { createUser, withTestCtx } from '../../../testing/index.ts';
import { makeServices } from '../make-services.ts';
import { CONFIGURED, checkout, invoice, type Message, message, signed, subscriptionOf } from '../testing/stripe-messages.ts';
import type { ReceiveEvent } from '../webhook.ts';

const MINUTE = 60_000;
const START = new Date('2026-07-01T12:00:00Z');
const at = (minute: number): Date => new Date(START.getTime() + minute * MINUTE);
const END = new Date('2026-08-01T12:00:00Z');

interface Story {
  messages: Message[];
  /** What is so once all of it has arrived. */
  tier: string;
  status: string;
  paid: number[];
  refunded: number;
}

const bought = (userId: string): Message[] => [
  message('customer.subscription.created', subscriptionOf('incomplete', { end: END }), at(0), 'e1'),
  message('checkout.session.completed', checkout({ userId }), at(1), 'e2'),
  message('invoice.payment_succeeded', invoice('in_1', true, at(0)), at(1), 'e3'),
  message('invoice.paid', invoice('in_1', true, at(0)), at(1), 'e4'),
  message('customer.subscription.updated', subscriptionOf('active', { end: END }), at(1), 'e5'),
];
const raised = [
  message('customer.subscription.updated', subscriptionOf('active', { price: 'price_elite', end: END }), at(10), 'e6'),
  message('invoice.payment_succeeded', invoice('in_2', true, at(10), { price: 'price_elite', cents: 750 }), at(10), 'e7'),
];
const failed = [
  message('invoice.payment_failed', invoice('in_3', false, at(20)), at(20), 'e8'),
  message('customer.subscription.updated', subscriptionOf('past_due', { end: END }), at(20), 'e9'),
];
const recovered = [
  message('invoice.payment_succeeded', invoice('in_3', true, at(20)), at(30), 'e10'),
  message('customer.subscription.updated', subscriptionOf('active', { end: END }), at(30), 'e11'),
];
const ended = [message('customer.subscription.deleted', subscriptionOf('canceled', { end: END }), at(40), 'e12')];
const givenBack = [
  message('charge.refunded', { id: 'ch_1', customer: 'cus_1', invoice: 'in_1', amount_refunded: 1000 }, at(50), 'e13'),
  message('charge.refunded', { id: 'ch_1', customer: 'cus_1', invoice: 'in_1', amount_refunded: 2500 }, at(51), 'e14'),
];

const stories = (userId: string): Record<string, Story> => ({
  bought: { messages: bought(userId), tier: 'pro', status: 'active', paid: [2500], refunded: 0 },
  raised: { messages: [...bought(userId), ...raised], tier: 'elite', status: 'active', paid: [750, 2500], refunded: 0 },
  failed: { messages: [...bought(userId), ...failed], tier: 'pro', status: 'past_due', paid: [2500], refunded: 0 },
  recovered: { messages: [...bought(userId), ...failed, ...recovered], tier: 'pro', status: 'active', paid: [2500, 2500], refunded: 0 },
  ended: { messages: [...bought(userId), ...failed, ...ended], tier: 'free', status: 'canceled', paid: [2500], refunded: 0 },
  'given back': { messages: [...bought(userId), ...ended, ...givenBack], tier: 'free', status: 'canceled', paid: [2500], refunded: 2500 },
  'only the four required': {
    messages: [bought(userId)[1]!, bought(userId)[2]!, failed[0]!, recovered[0]!],
    tier: 'pro',
    status: 'active',
    paid: [2500, 2500],
    refunded: 0,
  },
});

async function deliver(ctx: Ctx, receive: ReceiveEvent, one: Message): Promise<void> {
  const { body, signature } = signed(one, ctx.now());
  const event = ctx.ports.payments.stripe.readEvent({
    raw: Buffer.from(body),
    signature,
    secret: CONFIGURED.webhookSecret,
    receivedAt: ctx.now(),
  });
  await receive(ctx, event, { gateway: 'stripe', prices: CONFIGURED.prices, isLive: false });
}

async function clear(ctx: Ctx): Promise<void> {
  for (const table of [payments, refunds, subscriptions, planGrants, customers, stripeEvents]) await ctx.db.delete(table);
  await ctx.db.update(users).set({ tier: 'free', subscriptionStatus: 'active', subscriptionEndAt: null });
}

test('events in any order, one to three times each: the same plan as in order and once, and every payment told once', {
  timeout: 120_000,
}, async () => {
  await withTestCtx({ signedOut: true }, async (ctx, world) => {
    const { id: userId } = await createUser(ctx, {});
    const reported: { paid: number[]; refunded: number } = { paid: [], refunded: 0 };
    const { receive } = makeServices({
      onPaid: async (_tx, { amountCents }) => void reported.paid.push(amountCents),
      onRefunded: async (_tx, { refundedCents }) => {
        reported.refunded += refundedCents;
      },
    });
    const system = world.ctxFor('system');
    const delivery = (messages: Message[]) =>
      fc.array(fc.integer({ min: 1, max: 3 }), { minLength: messages.length, maxLength: messages.length }).chain((counts) => {
        const all = messages.flatMap((one, index) => Array.from({ length: counts[index]! }, () => one));
        return fc.shuffledSubarray(all, { minLength: all.length, maxLength: all.length });
      });
    for (const [name, { messages, tier, status, paid, refunded }] of Object.entries(stories(userId))) {
      const expected = { name, tier, status, paid, refunded };
      const check = async (sent: Message[]): Promise<void> => {
        await clear(ctx);
        Object.assign(reported, { paid: [], refunded: 0 });
        for (const one of sent) await deliver(system, receive, one);
        const [user] = await ctx.db.select().from(users).where(eq(users.id, userId));
        const seen = {
          name,
          tier: user!.tier,
          status: user!.subscriptionStatus,
          paid: [...reported.paid].sort((a, b) => a - b),
          refunded: reported.refunded,
        };
        expect(seen).toEqual(expected);
      };
      await check(messages);
      await check([...messages].reverse());
      await fc.assert(fc.asyncProperty(delivery(messages), check), { numRuns: 2 });
    }
  });
});

test('what is not ours gives nothing', async () => {
  await withTestCtx({ signedOut: true }, async (ctx, world) => {
    const { id: userId } = await createUser(ctx, {});
    const nothing = async (): Promise<void> => undefined;
    const { receive } = makeServices({ onPaid: nothing, onRefunded: nothing });
    const system = world.ctxFor('system');
    const odd = [
      message('checkout.session.completed', checkout({ userId }, 'elite', { amount_total: 50 }), at(0), 'o1'),
      message(
        'checkout.session.completed',
        checkout({ userId, subscription: 'sub_2' }, 'elite', { payment_status: 'unpaid' }),
        at(0),
        'o2',
      ),
      message('checkout.session.completed', checkout({ userId, subscription: 'sub_3' }, 'elite', { currency: 'jpy' }), at(0), 'o3'),
      message('checkout.session.completed', checkout({ userId }, 'elite', { mode: 'payment' }), at(0), 'o4'),
      message('customer.subscription.updated', subscriptionOf('active', { price: 'price_of_somebody' }), at(0), 'o5'),
      message(
        'checkout.session.completed',
        checkout({ userId: "x' or 1=1", customer: 'cus_9', subscription: 'sub_9' }, 'pro'),
        at(0),
        'o6',
      ),
      message('invoice.payment_succeeded', { id: 'in_9' }, at(0), 'o7'),
      message('customer.subscription.deleted', [] as unknown as Record<string, unknown>, at(0), 'o8'),
      { ...message('checkout.session.completed', checkout({ userId }), at(0), 'o9'), livemode: true },
      message('constructor', checkout({ userId }), at(0), 'o10'),
    ];
    for (const one of odd) await deliver(system, receive, one);
    expect((await ctx.db.select().from(users))[0]!.tier).toBe('free');
    expect(await ctx.db.select().from(stripeEvents)).toHaveLength(odd.length);
    const theft = message(
      'checkout.session.completed',
      checkout({ userId: (await createUser(ctx, {})).id, customer: 'cus_20', subscription: 'sub_20' }),
      at(1),
      'o11',
    );
    await deliver(
      system,
      receive,
      message('checkout.session.completed', checkout({ userId, customer: 'cus_20', subscription: 'sub_20' }), at(0), 'o12'),
    );
    await deliver(system, receive, theft);
    const tiers = await ctx.db.select({ id: users.id, tier: users.tier }).from(users);
    expect(tiers.filter(({ tier }) => tier !== 'free')).toEqual([{ id: userId, tier: 'pro' }]);
  });
});
