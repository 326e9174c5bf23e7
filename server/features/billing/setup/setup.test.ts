import { TIER_NAME, TOP_TIER } from '@clearedge/contract/entitlements';
import { perPriceId, priceIdField } from '@clearedge/contract/routes/billing/plan-terms';
import { eq, sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { auditEntries, billingSettings, sessions } from '../../../db/schema/index.ts';
import { rowsOf } from '../../../kernel/db.ts';
import { fakePayments } from '../../../testing/fakes/fake-payments.ts';
import { createUser, makeServer, withTestCtx } from '../../../testing/index.ts';
import { createBillingFeature } from '../index.ts';
import { insertCustomer } from '../state/customer-rows.ts';
import { CONFIGURED } from '../testing/stripe-messages.ts';

const nothing = async (): Promise<void> => undefined;
const { feature } = createBillingFeature({ onPaid: nothing, onRefunded: nothing });
const KEY = 'sk_live_MARKERmarkerMARKER0000wxyz';
const SIGNING = 'whsec_MARKERmarkerMARKER0000stuv';
const URL = '/api/admin/stripe-config';
const priceIds = perPriceId(({ tier, interval }) => `price_${tier}${interval === 'month' ? 1 : 12}`);
const keys = { stripeSecretKey: KEY, webhookSecret: SIGNING, ...priceIds, isConfigured: true };

test('nothing is sold while nobody has confirmed that the feeds may be', async () => {
  await withTestCtx({ isAdmin: true, isDemo: false }, async (ctx, world) => {
    Object.assign(world.container.config, { maySellPlans: false });
    const server = await makeServer([feature], { world });
    const admin = await server.as(world.user!);
    expect((await admin.post(URL, keys)).json()).toMatchObject({ isConfigured: true, payments: 'off', maySell: false });
    const member = await server.as(await createUser(ctx, { username: 'buyer' }));
    const refused = await member.post('/api/subscription/change', { tier: TOP_TIER });
    expect([refused.statusCode, refused.json().message]).toEqual([503, 'Plans are not sold on this installation.']);
    Object.assign(world.container.config, { maySellPlans: true });
    expect((await admin.get(URL)).json()).toMatchObject({ payments: 'stripe', maySell: true });
    await server.close();
  });
});

test('a saved secret is in no answer, log, audit row or dump, but for its last four characters', { timeout: 60_000 }, async () => {
  await withTestCtx({ tier: 'elite', isAdmin: true }, async (ctx, world) => {
    const server = await makeServer([feature], { world });
    const admin = await server.as(world.user!);
    const bodies: string[] = [];
    const note = (answer: { body: string }) => void bodies.push(answer.body);
    const saved = await admin.post(URL, keys);
    expect(saved.json()).toMatchObject({
      stripeSecretKey: '••••wxyz',
      webhookSecret: '••••stuv',
      proPriceId: 'price_pro1',
      isConfigured: true,
      isLive: true,
      payments: 'stripe',
      from: { stripeSecretKey: 'saved', elitePriceId: 'saved' },
      savedBy: world.user!.username,
      webhookUrl: 'http://localhost:3000/api/webhooks/stripe',
      lastEvent: null,
    });
    note(saved);
    note(await admin.get(URL));
    note(await admin.post(URL, { stripeSecretKey: '', proPriceId: 'price_pro2' }));
    note(await admin.post(URL, { stripeSecretKey: '••••wxyz', webhookSecret: SIGNING }));
    note(await admin.post(URL, { stripeSecretKey: `${KEY} and more` }));
    // Nothing listens where this Stripe is: what fails there is told in our own words.
    const failed = await admin.post('/api/admin/stripe-test', {});
    expect([failed.statusCode, failed.json().message]).toEqual([503, 'Unable to connect to Stripe']);
    note(failed);
    note(await admin.post('/api/subscription/change', { tier: 'elite' }));
    note(await admin.get('/api/subscription'));
    expect((await admin.get(URL)).json()).toMatchObject({ stripeSecretKey: '••••wxyz', proPriceId: 'price_pro2', isConfigured: true });
    const tables = await rowsOf<{ name: string }>(
      ctx.db,
      sql`select table_name as name from information_schema.tables where table_schema = 'public'`,
    );
    for (const { name } of tables) bodies.push(JSON.stringify(await rowsOf(ctx.db, sql.raw(`select * from "${name}"`))));
    bodies.push(JSON.stringify(world.logged), JSON.stringify(world.published));
    expect(bodies.filter((body) => /MARKER/i.test(body))).toEqual([]);
    const audited = (await ctx.db.select().from(auditEntries)).filter(({ action }) => action === 'billing.keys-saved');
    expect(audited[0]).toMatchObject({
      actorId: world.user!.id,
      details: { keys: ['stripeSecretKey', ...Object.keys(priceIds), 'webhookSecret'] },
    });
    await server.close();
  });
});

test('only an admin who just entered the password, only keys of the right shape', async () => {
  await withTestCtx({ tier: 'elite', isAdmin: true }, async (ctx, world) => {
    const server = await makeServer([feature], { world });
    const admin = await server.as(world.user!);
    const elite = await server.as(await createUser(ctx, { tier: 'elite' }));
    expect([
      (await server.visitor.get(URL)).statusCode,
      (await elite.get(URL)).statusCode,
      (await elite.post(URL, keys)).statusCode,
    ]).toEqual([401, 403, 403]);
    const wrong = [
      {},
      { stripeSecretKey: 'pk_live_12345678' },
      { stripeSecretKey: 'sk_live_' },
      { stripeSecretKey: ['sk_live_12345678'] },
      { webhookSecret: 'secret' },
      { proPriceId: 'prod_12345' },
      { elitePriceId: `price_${'x'.repeat(300)}` },
    ];
    for (const body of wrong) expect([body, (await admin.post(URL, body)).statusCode]).toEqual([body, 400]);
    expect((await admin.post('/api/admin/stripe-test', {})).json()).toMatchObject({ message: 'Enter a secret key first.' });
    expect(await ctx.db.select().from(billingSettings)).toEqual([]);
    await ctx.db.update(sessions).set({ provenUntil: null });
    expect((await admin.post(URL, keys)).json()).toMatchObject({ code: 'REAUTH_REQUIRED' });
    await server.close();
  });
});

test('a changed, swapped or foreign stored key is said to be unreadable, and never used', async () => {
  await withTestCtx({ tier: 'elite', isAdmin: true, isDemo: false }, async (ctx, world) => {
    const server = await makeServer([feature], { world });
    const admin = await server.as(world.user!);
    const stateOf = async () => ((await admin.get(URL)).json() as { from: Record<string, string> }).from;
    await admin.post(URL, keys);
    const sealedOf = async (name: string) => (await ctx.db.select().from(billingSettings).where(eq(billingSettings.name, name)))[0]!.sealed;
    const put = (name: string, sealed: string) => ctx.db.update(billingSettings).set({ sealed }).where(eq(billingSettings.name, name));
    const [key, signing] = [await sealedOf('stripeSecretKey'), await sealedOf('webhookSecret')];
    await put('stripeSecretKey', signing);
    await put('webhookSecret', signing.slice(0, -3) + (signing.at(-3) === 'A' ? 'B' : 'A') + signing.slice(-2));
    expect(await stateOf()).toMatchObject({ stripeSecretKey: 'unreadable', webhookSecret: 'unreadable', proPriceId: 'saved' });
    await put('stripeSecretKey', key);
    await put('webhookSecret', signing);
    expect(await stateOf()).toMatchObject({ stripeSecretKey: 'saved', webhookSecret: 'saved' });
    world.container.config.secretKey = 'another key of the installation, long enough';
    expect(await stateOf()).toMatchObject({ stripeSecretKey: 'unreadable', elitePriceId: 'unreadable' });
    const user = await server.as(await createUser(ctx, {}));
    expect((await user.post('/api/subscription/change', { tier: 'pro' })).statusCode).toBe(503);
    await feature.prepare?.(world.ctxFor('system'));
    expect(world.logged.some(({ message }) => message.includes('SECRET_KEY is not the one'))).toBe(true);
    await server.close();
  });
});

test('the environment wins over what is saved', async () => {
  await withTestCtx(
    { tier: 'elite', isAdmin: true, ports: { payments: fakePayments({ secretKey: CONFIGURED.secretKey }) } },
    async (_ctx, world) => {
      const server = await makeServer([feature], { world });
      const admin = await server.as(world.user!);
      expect((await admin.post(URL, keys)).json()).toMatchObject({
        stripeSecretKey: '••••_key',
        isLive: false,
        from: { stripeSecretKey: 'environment' },
      });
      await server.close();
    },
  );
});

test('payments go on while a new plan has no price: that one alone cannot be bought', async () => {
  const prices = { ...CONFIGURED.prices, [priceIdField({ tier: TOP_TIER, interval: 'year' })]: null };
  await withTestCtx({ tier: 'free', isDemo: false, ports: { payments: fakePayments({ ...CONFIGURED, prices }) } }, async (ctx, world) => {
    const server = await makeServer([feature], { world });
    const me = await server.as(world.user!);
    expect((await me.get('/api/subscription')).json()).toMatchObject({ payments: 'stripe' });
    await insertCustomer(ctx.db, { id: 'cus_1', userId: world.user!.id, gateway: 'stripe', isLive: false, createdAt: ctx.now() });
    const refused = await me.post('/api/subscription/change', { tier: TOP_TIER, interval: 'year' });
    expect([refused.statusCode, refused.json().message]).toEqual([
      503,
      `${TIER_NAME[TOP_TIER]} can't be bought by the year yet: it has no such price at Stripe.`,
    ]);
    await server.close();
  });
});

test('without the price of any plan nothing is taken', async () => {
  const prices = perPriceId(() => null);
  await withTestCtx({ tier: 'free', isDemo: false, ports: { payments: fakePayments({ ...CONFIGURED, prices }) } }, async (_ctx, world) => {
    const server = await makeServer([feature], { world });
    expect((await (await server.as(world.user!)).get('/api/subscription')).json()).toMatchObject({ payments: 'off' });
    await server.close();
  });
});
