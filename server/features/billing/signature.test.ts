import { expect, test } from 'vitest';
import { stripeEvents, users } from '../../db/schema/index.ts';
import { fakePayments } from '../../testing/fakes/fake-payments.ts';
import { makeServer, withTestCtx } from '../../testing/index.ts';
import { createBillingFeature } from './index.ts';
import { CONFIGURED, checkout, message, SECRET, signed } from './testing/stripe-messages.ts';

const nothing = async (): Promise<void> => undefined;
const { feature } = createBillingFeature({ onPaid: nothing, onRefunded: nothing });
const URL = '/api/webhooks/stripe';
const DAY = 86_400;

test('every row of the signature table', { timeout: 60_000 }, async () => {
  await withTestCtx({ ports: { payments: fakePayments(CONFIGURED) } }, async (ctx, world) => {
    const server = await makeServer([feature], { world });
    const userId = world.user!.id;
    const now = ctx.now();
    const event = () => message('checkout.session.completed', checkout({ userId }), now);
    const post = (body: string, signature: string | string[] | null, headers: Record<string, string> = {}) =>
      server.app.inject({
        method: 'POST',
        url: URL,
        headers: {
          'content-type': 'application/json; charset=utf-8',
          ...headers,
          ...(signature !== null && { 'stripe-signature': signature }),
        },
        payload: body,
      });
    const good = (ageSeconds = 0, payload: unknown = event()) => signed(payload, now, { ageSeconds });
    const statusOf = async (body: string, signature: string | string[] | null, headers?: Record<string, string>) =>
      (await post(body, signature, headers)).statusCode;
    const signatureOnly = (text: string) => signed(text, now).signature;
    const stamp = Math.floor(now.getTime() / 1000);

    const refused: Record<string, number> = {};
    const { body, signature } = good();
    const old = good(301);
    refused['301 s old'] = await statusOf(old.body, old.signature);
    const early = good(-DAY);
    refused['one day ahead'] = await statusOf(early.body, early.signature);
    refused['one byte changed'] = await statusOf(body.replace('cus_1', 'cus_2'), signature);
    const foreign = signed(event(), now, { secret: 'whsec_another' });
    refused['another secret'] = await statusOf(foreign.body, foreign.signature);
    refused['only v0'] = await statusOf(body, signature.replace('v1=', 'v0='));
    refused['header absent'] = await statusOf(body, null);
    refused['header empty'] = await statusOf(body, '');
    refused['header twice'] = await statusOf(body, [signature, signature]);
    refused['header twice, joined'] = await statusOf(body, `${signature}, ${signature}`);
    refused['no stamp'] = await statusOf(body, signature.replace(/^t=\d+,/, ''));
    refused.junk = await statusOf(body, 'nonsense');
    refused['a stamp that is no number'] = await statusOf(body, signature.replace(/^t=\d+/, 't=soon'));
    refused['not JSON'] = await statusOf('no json', signatureOnly('no json'));
    refused['an array'] = await statusOf('[]', signatureOnly('[]'));
    refused['an empty object'] = await statusOf('{}', signatureOnly('{}'));
    refused.null = await statusOf('null', signatureOnly('null'));
    refused['no body'] = await statusOf('', `t=${stamp},v1=00`);
    expect(Object.entries(refused).filter(([, status]) => status !== 400)).toEqual([]);
    const big = `{"id":"evt_big","pad":"${'x'.repeat(2_000_000)}"}`;
    expect(await statusOf(big, signatureOnly(big))).toBe(413);
    expect(await ctx.db.select().from(stripeEvents)).toEqual([]);
    expect((await ctx.db.select().from(users))[0]!.tier).toBe('free');

    expect(await statusOf(...(Object.values(good(0, message('nobody.knows', {}, now))) as [string, string]))).toBe(200);
    const nearlyOld = good(299);
    expect(await statusOf(nearlyOld.body, nearlyOld.signature)).toBe(200);
    expect((await ctx.db.select().from(users))[0]!.tier).toBe('pro');
    expect(await statusOf(nearlyOld.body, `${nearlyOld.signature},v1=potato`)).toBe(200);
    const foreigner = { cookie: (await server.as(world.user!)).cookie, origin: 'https://evil.example', 'sec-fetch-site': 'cross-site' };
    const another = good();
    expect(await statusOf(another.body, another.signature, foreigner)).toBe(200);
    const asText = good();
    expect(await statusOf(asText.body, asText.signature, { 'content-type': 'text/plain' })).toBe(200);
    expect((await ctx.db.select().from(stripeEvents)).map(({ outcome }) => outcome).sort()).toEqual([
      'done',
      'done',
      'done',
      'ignored: nothing here follows from this type',
    ]);
    expect(JSON.stringify(world.logged)).not.toContain(SECRET);
    await server.close();
  });
});

test('without the signing secret nothing is ever accepted', async () => {
  await withTestCtx({ isDemo: false, ports: { payments: fakePayments() } }, async (ctx, world) => {
    const server = await makeServer([feature], { world });
    const { body, signature } = signed(message('checkout.session.completed', checkout({ userId: world.user!.id }), ctx.now()), ctx.now());
    const send = (headers: Record<string, string>) => server.app.inject({ method: 'POST', url: URL, headers, payload: body });
    expect((await send({ 'stripe-signature': signature })).statusCode).toBe(503);
    world.container.config.isDemo = true;
    expect((await send({ 'stripe-signature': signature })).statusCode).toBe(503);
    expect(await ctx.db.select().from(stripeEvents)).toEqual([]);
    await server.close();
  });
});
