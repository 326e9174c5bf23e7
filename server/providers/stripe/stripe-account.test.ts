import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { TIER_NAME, TOP_TIER } from '@clearedge/contract/entitlements';
import { perPriceId } from '@clearedge/contract/routes/billing/plan-terms';
import { expect, test } from 'vitest';
import type { PaymentKeys, PaymentStore } from '../../ports/payments.ts';
import { stripeGateway } from './index.ts';

interface Requested {
  line: string;
  key: string | undefined;
  idempotency: string | undefined;
  form: Record<string, string>;
}
type Answer = [status: number, body: unknown];
const PRICES = perPriceId(({ tier, interval }) => (interval === 'month' ? `price_${tier}` : `price_${tier}_year`));

/** A server that stands in for Stripe's, with what it was asked. */
async function withStripe(
  answer: (line: string, times: number) => Answer,
  run: (account: ReturnType<ReturnType<typeof stripeGateway>['open']>, requested: Requested[]) => Promise<void>,
  prices: PaymentKeys['prices'] = PRICES,
) {
  const requested: Requested[] = [];
  const server = createServer((request: IncomingMessage, response) => {
    let body = '';
    request.on('data', (part) => (body += part));
    request.on('end', () => {
      const line = `${request.method} ${request.url}`;
      const { authorization, 'idempotency-key': idempotency } = request.headers;
      requested.push({
        line,
        key: authorization,
        idempotency: idempotency as string | undefined,
        form: Object.fromEntries(new URLSearchParams(body)),
      });
      const [status, json] = answer(line, requested.filter((one) => one.line === line).length);
      response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(json));
    });
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  const { port } = server.address() as AddressInfo;
  const keys = { secretKey: 'sk_test_key', webhookSecret: 'whsec_x', prices };
  await run(stripeGateway({ host: '127.0.0.1', port, protocol: 'http' }).open(keys, {} as PaymentStore), requested);
  server.closeAllConnections();
  await new Promise((closed) => server.close(closed));
}

const subscription = (more: object = {}) => ({
  id: 'sub_1',
  customer: 'cus_1',
  status: 'active',
  metadata: { userId: 'u1' },
  cancel_at_period_end: false,
  schedule: null,
  items: { data: [{ id: 'si_1', current_period_end: 1_800_000_000, price: { id: 'price_pro', unit_amount: 2500, currency: 'usd' } }] },
  ...more,
});
const pro = { tier: 'pro', interval: 'month' } as const;
const order = { customerId: 'cus_1', userId: 'u1', plan: pro, returnUrl: 'https://edge.example/subscribe', key: 'k1' } as const;

test('a checkout names the price, the payer and us, and keeps its key when it is tried again', async () => {
  await withStripe(
    (_line, times) =>
      times === 1 ? [500, { error: { type: 'api_error', message: 'no' } }] : [200, { id: 'cs_1', url: 'https://checkout.stripe.com/c/1' }],
    async (account, requested) => {
      expect(await account.createCheckout(order)).toBe('https://checkout.stripe.com/c/1');
      expect(requested.map(({ idempotency }) => idempotency)).toEqual(['k1', 'k1']);
      expect(requested[0]).toMatchObject({
        line: 'POST /v1/checkout/sessions',
        key: 'Bearer sk_test_key',
        form: {
          mode: 'subscription',
          customer: 'cus_1',
          client_reference_id: 'u1',
          'line_items[0][price]': 'price_pro',
          'metadata[tier]': 'pro',
          'metadata[interval]': 'month',
          'subscription_data[metadata][userId]': 'u1',
          success_url: 'https://edge.example/subscribe?checkout=done',
        },
      });
    },
  );
});

test('an upgrade is confirmed on the portal, with the price of the new plan', async () => {
  await withStripe(
    (line) => (line.startsWith('GET') ? [200, subscription()] : [200, { url: 'https://billing.stripe.com/p/1' }]),
    async (account, requested) => {
      expect(await account.createUpgrade({ ...order, plan: { tier: 'elite', interval: 'year' }, subscriptionId: 'sub_1' })).toBe(
        'https://billing.stripe.com/p/1',
      );
      expect(requested.at(-1)!.form).toMatchObject({
        'flow_data[type]': 'subscription_update_confirm',
        'flow_data[subscription_update_confirm][items][0][price]': 'price_elite_year',
        'flow_data[subscription_update_confirm][items][0][id]': 'si_1',
      });
    },
  );
});

test('canceling, lowering and billing by the year wait for the end of the period', async () => {
  const schedule = {
    id: 'sched_1',
    status: 'active',
    current_phase: { end_date: 1_800_000_000 },
    phases: [
      { start_date: 1_797_000_000, end_date: 1_800_000_000, items: [{ price: 'price_elite' }] },
      { start_date: 1_800_000_000, items: [{ price: 'price_pro' }] },
    ],
  };
  await withStripe(
    (line) => {
      if (line.includes('schedules')) return [200, schedule];
      if (line.startsWith('POST')) return [200, subscription({ cancel_at_period_end: true })];
      return [200, subscription(line.includes('expand') ? { schedule } : {})];
    },
    async (account, requested) => {
      expect(await account.endAtPeriodEnd('sub_1')).toMatchObject({ id: 'sub_1', cancelAt: new Date(1_800_000_000_000), nextPrice: null });
      expect(requested.at(-1)!.form).toMatchObject({ cancel_at_period_end: 'true' });
      expect(await account.changeAtPeriodEnd('sub_1', pro)).toMatchObject({ nextPrice: { id: 'price_pro' } });
      const update = requested.find(({ line }) => line === 'POST /v1/subscription_schedules/sched_1')!;
      expect(update.form).toMatchObject({
        end_behavior: 'release',
        'phases[0][items][0][price]': 'price_elite',
        'phases[0][end_date]': '1800000000',
        'phases[1][items][0][price]': 'price_pro',
      });
      await account.changeAtPeriodEnd('sub_1', { tier: 'elite', interval: 'year' });
      const yearly = requested.findLast(({ line }) => line === 'POST /v1/subscription_schedules/sched_1')!;
      expect(yearly.form).toMatchObject({ 'phases[1][items][0][price]': 'price_elite_year', 'phases[1][proration_behavior]': 'none' });
    },
  );
});

test('what Stripe says of a key and of prices is told in our words', async () => {
  const price = (unit_amount: number, recurring: object) => ({ id: 'price_x', active: true, unit_amount, currency: 'usd', recurring });
  await withStripe(
    () => [401, { error: { type: 'invalid_request_error', message: 'Invalid API Key provided: sk_test_key' } }],
    async (account) => {
      await expect(account.checkPrices()).rejects.toMatchObject({ fault: 'key', message: 'Stripe does not accept this secret key.' });
    },
  );
  await withStripe(
    (line) =>
      line.includes('invoice_payments')
        ? [200, { object: 'list', data: [] }]
        : line.endsWith('price_elite')
          ? [404, { error: { type: 'invalid_request_error', code: 'resource_missing' } }]
          : line.endsWith('price_pro_year')
            ? [200, price(25_000, { interval: 'year', interval_count: 1 })]
            : line.endsWith('price_elite_year')
              ? [200, price(40_000, { interval: 'month', interval_count: 12 })]
              : [200, price(2500, { interval: 'month', interval_count: 3 })],
    async (account) => {
      expect(await account.checkPrices()).toEqual({
        isLive: false,
        findings: [
          'The monthly Pro price is not an active price of $25 a month in US dollars.',
          'Stripe does not know the monthly Elite price id.',
          'The yearly Elite price is not an active price of $400 a year in US dollars.',
        ],
      });
      expect(await account.findInvoiceOf('pi_1')).toBeNull();
    },
  );
  await withStripe(
    () => [404, { error: { type: 'invalid_request_error', code: 'resource_missing' } }],
    async (account) => {
      expect(await account.findSubscription('sub_9')).toBeNull();
      await account.endNow('sub_9');
      await expect(account.endAtPeriodEnd('sub_9')).rejects.toMatchObject({ fault: 'refused' });
    },
  );
});

test('a plan without a price can be neither bought nor changed to, and Stripe is not asked', async () => {
  await withStripe(
    () => [200, {}],
    async (account, requested) => {
      const plan = { tier: TOP_TIER, interval: 'year' } as const;
      const order = { customerId: 'cus_1', userId: 'u1', plan, returnUrl: 'http://localhost/subscribe', key: 'k' };
      const message = `${TIER_NAME[TOP_TIER]} can't be bought by the year yet: it has no such price at Stripe.`;
      const refusal = { fault: 'no-price', message };
      await expect(account.createCheckout(order)).rejects.toMatchObject(refusal);
      await expect(account.createUpgrade({ ...order, subscriptionId: 'sub_1' })).rejects.toMatchObject(refusal);
      await expect(account.changeAtPeriodEnd('sub_1', plan)).rejects.toMatchObject(refusal);
      expect(requested).toEqual([]);
    },
    { ...PRICES, eliteYearlyPriceId: null },
  );
});
