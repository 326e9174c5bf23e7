import { expect, test } from 'vitest';
import { createUser, makeServer, withTestCtx } from '../../../testing/index.ts';
import { createBillingFeature } from '../../billing/index.ts';
import { accountsFeature, setAdmin, setTier } from '../index.ts';

const nothing = async (): Promise<void> => undefined;
const ME = '/api/auth/me';
const cookieOf = (answer: { headers: { 'set-cookie'?: string | string[] | undefined } }): string | null =>
  [answer.headers['set-cookie'] ?? []].flat().flatMap((line) => /^sid=[^;]+/.exec(line) ?? [])[0] ?? null;

async function withContainer(run: (now: Awaited<ReturnType<typeof open>>) => Promise<void>): Promise<void> {
  await withTestCtx({ signedOut: true }, async (ctx, world) => {
    const now = await open(ctx, world);
    await run(now);
    await now.server.close();
  });
}
async function open(ctx: Parameters<Parameters<typeof withTestCtx>[1]>[0], world: Parameters<Parameters<typeof withTestCtx>[1]>[1]) {
  const billing = createBillingFeature({ onPaid: nothing, onRefunded: nothing }).feature;
  const server = await makeServer([accountsFeature({ onRegistered: nothing, exporters: {} }), billing], { world });
  const user = await createUser(ctx, {});
  const call = (cookie: string, url = ME) => server.visitor.get(url, { cookie });
  return { ctx, world, server, user, call, first: (await server.as(user)).cookie };
}

test('one’s own purchase brings another cookie with its answer; the old one is no one’s at once', { timeout: 60_000 }, async () => {
  await withContainer(async ({ server, call, first }) => {
    const post = (url: string, body: object, cookie: string) => server.visitor.post(url, body, { cookie });
    const { checkoutUrl } = (await post('/api/subscription/change', { tier: 'pro' }, first)).json();
    expect((await call(first)).statusCode).toBe(200);
    const next = cookieOf(await post(`/api${checkoutUrl}`, { card: 'succeeds' }, first))!;
    expect(next).not.toBe(first);
    expect([(await call(first)).statusCode, (await call(next)).json().user.subscriptionTier]).toEqual([401, 'pro']);
    // What stays the same needs no other cookie.
    expect(cookieOf(await call(next))).toBeNull();
  });
});

test('a change from elsewhere brings it with the next question who is signed in, for requests under way as well', async () => {
  await withContainer(async ({ ctx, world, user, call, first }) => {
    await ctx.transact((tx) => setTier(tx, user.id, { tier: 'elite', status: 'active', endAt: null }, { by: 'test' }));
    expect(cookieOf(await call(first, '/api/auth/sessions'))).toBeNull();
    const answers = await Promise.all([call(first), call(first), call(first)]);
    const cookies = new Set(answers.map(cookieOf));
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200]);
    expect([cookies.size, cookies.has(null), cookies.has(first)]).toEqual([1, false, false]);
    const [next] = cookies;
    expect((await call(first, '/api/auth/sessions')).statusCode).toBe(200);
    world.clock.set(new Date(ctx.now().getTime() + 10_000));
    await world.ctxFor('system').publish({ topic: 'user', userId: user.id, what: 'session' });
    expect([(await call(first)).statusCode, (await call(next!)).statusCode]).toEqual([401, 200]);
    expect((await call(next!, '/api/auth/sessions')).json()).toHaveLength(1);
  });
});

test('who is made an admin signs in again, everywhere', async () => {
  await withContainer(async ({ ctx, user, call, first }) => {
    await createUser(ctx, { isAdmin: true });
    expect((await call(first)).statusCode).toBe(200);
    await ctx.transact((tx) => setAdmin(tx, user.id, true));
    expect((await call(first)).statusCode).toBe(401);
  });
});
