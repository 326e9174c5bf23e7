import { perPriceId } from '@clearedge/contract/routes/billing/plan-terms';
import Stripe from 'stripe';

export const SECRET = 'whsec_a_secret_of_the_tests';
export const CONFIGURED = {
  secretKey: 'sk_test_key',
  webhookSecret: SECRET,
  prices: perPriceId(({ tier, interval }) => (interval === 'month' ? `price_${tier}` : `price_${tier}_year`)),
};

const seconds = (at: Date): number => Math.floor(at.getTime() / 1000);
let sequence = 0;

export interface Message {
  id: string;
  type: string;
  created: number;
  livemode: boolean;
  data: { object: Record<string, unknown> };
}

/** An event as Stripe sends one. */
export const message = (type: string, object: Record<string, unknown>, created: Date, id = `evt_${++sequence}`): Message => ({
  id,
  type,
  created: seconds(created),
  livemode: false,
  data: { object },
});

/** Its bytes, and the header made by Stripe's own library. */
export function signed(payload: unknown, at: Date, { secret = SECRET, ageSeconds = 0 } = {}): { body: string; signature: string } {
  const body = typeof payload === 'string' ? payload : JSON.stringify({ object: 'event', ...(payload as object) });
  return { body, signature: Stripe.webhooks.generateTestHeaderString({ payload: body, secret, timestamp: seconds(at) - ageSeconds }) };
}

interface Ids {
  userId: string;
  customer?: string;
  subscription?: string;
}

export const checkout = (
  { userId, customer = 'cus_1', subscription = 'sub_1' }: Ids,
  tier: 'pro' | 'elite' = 'pro',
  more: object = {},
) => ({
  id: 'cs_1',
  mode: 'subscription',
  payment_status: 'paid',
  customer,
  subscription,
  client_reference_id: userId,
  metadata: { tier },
  amount_total: tier === 'pro' ? 2500 : 4000,
  currency: 'usd',
  ...more,
});

export const subscriptionOf = (
  status: string,
  { price = 'price_pro', end = new Date(0), more = {} as object } = {},
  { customer = 'cus_1', subscription = 'sub_1' } = {},
) => ({
  id: subscription,
  customer,
  status,
  items: { data: [{ current_period_end: seconds(end), price: { id: price, unit_amount: 2500, currency: 'usd' } }] },
  ...more,
});

export const invoice = (
  id: string,
  isPaid: boolean,
  billedAt: Date,
  { price = 'price_pro', cents = 2500, customer = 'cus_1', subscription = 'sub_1' } = {},
) => ({
  id,
  customer,
  status: isPaid ? 'paid' : 'open',
  created: seconds(billedAt),
  currency: 'usd',
  amount_due: cents,
  amount_paid: isPaid ? cents : 0,
  parent: { subscription_details: { subscription } },
  lines: { data: [{ amount: cents, period: { end: seconds(billedAt) + 30 * 86_400 }, pricing: { price_details: { price } } }] },
});
