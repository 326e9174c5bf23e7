import { hash } from '@node-rs/argon2';
import { eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { passwordResets, sessions, users } from '../../../db/schema/index.ts';
import { addressPrefix } from '../../../kernel/text.ts';
import { createUser, makeServer, type TestServer, type TestWorld, withTestCtx } from '../../../testing/index.ts';
import { relockAccount } from '../account-rows.ts';
import { accountsFeature } from '../index.ts';
import { retryAfterSeconds, WINDOW_MS } from './throttle-rules.ts';

const feature = accountsFeature({ onRegistered: async () => undefined, exporters: {} });
const OLD_COST = { memoryCost: 8192, timeCost: 1, parallelism: 1 };
const password = 'correct horse 7';

async function withAnn(test: (server: TestServer, world: TestWorld, userId: string) => Promise<void>): Promise<void> {
  await withTestCtx({ signedOut: true, isDemo: false }, async (ctx, world) => {
    const ann = await createUser(ctx, { username: 'ann', email: 'ann@example.com', passwordHash: await hash(password, OLD_COST) });
    const server = await makeServer([feature], { world });
    await test(server, world, ann.id);
    await server.close();
  });
}
const login = (server: TestServer, given = password, email = 'ann@example.com') =>
  server.visitor.post('/api/auth/login', { email, password: given });

test.each([
  ['203.0.113.9', '203.0.113.9'],
  ['::ffff:203.0.113.9', '203.0.113.9'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
  ['2001:0DB8:0001:0002::1', '2001:db8:1:2::/64'],
  ['2001:db8::1', '2001:db8:0:0::/64'],
  ['::1', '0:0:0:0::/64'],
  ['fe80::1%eth0', 'fe80:0:0:0::/64'],
  ['', ''],
])('the network of %s is %s', (address, prefix) => {
  expect(addressPrefix(address)).toBe(prefix);
});

test('the wait ends with the window', () => {
  const start = new Date('2026-07-11T16:00:00Z');
  const at = (ms: number) => retryAfterSeconds(start, new Date(start.getTime() + ms));
  expect([at(0), at(60_500), at(WINDOW_MS - 1), at(WINDOW_MS)]).toEqual([900, 840, 1, 1]);
});

describe('the throttle', () => {
  test('opens when its window ends, also for an address that no one has', async () => {
    await withAnn(async (server, { clock }) => {
      for (const email of ['ann@example.com', 'nobody@example.com']) {
        for (let at = 0; at < 10; at++) expect((await login(server, 'wrong', email)).statusCode).toBe(401);
        expect((await login(server, 'wrong', email)).json()).toMatchObject({ code: 'RATE_LIMITED' });
      }
      clock.advanceMinutes(14);
      expect((await login(server)).statusCode).toBe(429);
      clock.advanceMinutes(1);
      expect((await login(server)).statusCode).toBe(200);
    });
  });
  test('one account tried a hundred times leaves the others at that address alone', async () => {
    await withAnn(async (server, { ctxFor }) => {
      await createUser(ctxFor('system'), { username: 'bob', email: 'bob@example.com', passwordHash: await hash(password, OLD_COST) });
      for (let at = 0; at < 105; at++) await login(server, 'wrong');
      expect((await login(server)).statusCode).toBe(429);
      expect((await login(server, password, 'bob@example.com')).statusCode).toBe(200);
    });
  }, 40_000);
  test('guards the current password of a signed-in session too, each session apart', async () => {
    await withAnn(async (server, { ctxFor }, userId) => {
      const [row] = await ctxFor('system').db.select().from(users).where(eq(users.id, userId));
      const [me, elsewhere] = [await server.as(row!), await server.as(row!)];
      for (let at = 0; at < 10; at++) expect((await me.post('/api/account/delete', { password: 'wrong' })).statusCode).toBe(400);
      expect((await me.post('/api/account/delete', { password })).statusCode).toBe(429);
      const change = { currentPassword: password, newPassword: 'fresh horse 99' };
      expect((await me.post('/api/auth/password/change', change)).statusCode).toBe(429);
      expect((await elsewhere.post('/api/auth/password/change', change)).statusCode).toBe(200);
    });
  });
});

test('an older hash is replaced at the next sign-in, and still fits', async () => {
  await withAnn(async (server, { ctxFor }, userId) => {
    expect((await login(server)).statusCode).toBe(200);
    const [row] = await ctxFor('system').db.select().from(users).where(eq(users.id, userId));
    expect(row!.passwordHash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
    expect((await login(server)).statusCode).toBe(200);
  });
});

describe('a reset link', () => {
  const linkOf = (world: TestWorld): string => /reset#token=([\w-]+)/.exec(world.feed.mails.at(-1)!.text)![1]!;
  const forgot = async (server: TestServer, world: TestWorld): Promise<string> => {
    expect((await server.visitor.post('/api/auth/password/forgot', { email: 'ann@example.com' })).json()).toEqual({ ok: true });
    await world.runDue([feature]);
    return linkOf(world);
  };
  const reset = (server: TestServer, token: string) =>
    server.visitor.post('/api/auth/password/reset', { token, password: 'fresh horse 99' });

  test('is stored as a hash only and lives half an hour', async () => {
    await withAnn(async (server, world) => {
      const token = await forgot(server, world);
      expect(token).toHaveLength(43);
      const [row] = await world.ctxFor('system').db.select().from(passwordResets);
      expect(JSON.stringify(row)).not.toContain(token);
      world.clock.advanceMinutes(30);
      expect((await reset(server, token)).statusCode).toBe(400);
    });
  });
  test('works until its last minute, opens a throttled account and signs out everywhere', async () => {
    await withAnn(async (server, world) => {
      await login(server);
      const token = await forgot(server, world);
      for (let at = 0; at < 11; at++) await login(server, 'wrong');
      world.clock.advanceMinutes(10);
      expect((await reset(server, token)).statusCode).toBe(200);
      expect(await world.ctxFor('system').db.select().from(sessions)).toEqual([]);
      expect((await login(server, 'fresh horse 99')).statusCode).toBe(200);
    });
  });
  test('dies when a newer one is asked for, and when the password is changed', async () => {
    await withAnn(async (server, world, userId) => {
      const first = await forgot(server, world);
      const second = await forgot(server, world);
      expect((await reset(server, first)).statusCode).toBe(400);
      const [row] = await world.ctxFor('system').db.select().from(users).where(eq(users.id, userId));
      const me = await server.as(row!);
      expect((await me.post('/api/auth/password/change', { currentPassword: password, newPassword: 'other horse 42' })).statusCode).toBe(
        200,
      );
      expect((await reset(server, second)).statusCode).toBe(400);
      expect((await login(server, 'other horse 42')).statusCode).toBe(200);
    });
  });
  test('is mailed again when the mail server failed', async () => {
    await withAnn(async (server, world) => {
      await server.visitor.post('/api/auth/password/forgot', { email: 'ann@example.com' });
      world.feed.outage = new Error('mail server down');
      await world.runDue([feature]);
      expect(world.feed.mails).toEqual([]);
      world.feed.outage = null;
      world.clock.advanceMinutes(60);
      await world.runDue([feature]);
      expect((await reset(server, linkOf(world))).statusCode).toBe(200);
    });
  });
});

test('an account is only taken up again with the password that was checked', async () => {
  await withTestCtx({ isDemo: false }, async (ctx, { user }) => {
    const relock = (passwordHash: string, id = user!.id) => ctx.transact((tx) => relockAccount(tx.db, { id, passwordHash }));
    expect(await relock('none')).toMatchObject({ id: user!.id });
    expect(await relock('changed meanwhile')).toBeNull();
    expect(await relock('none', '11111111-1111-4111-8111-111111111111')).toBeNull();
  });
});
