import { TIERS, TOP_TIER } from '@clearedge/contract/entitlements';
import { eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { auditEntries, sessions, throttles, users } from '../../db/schema/index.ts';
import { makeServer, type TestServer, type TestWorld, withTestCtx } from '../../testing/index.ts';
import { accountsFeature } from './index.ts';

const feature = accountsFeature({ onRegistered: async () => undefined, exporters: { bets: async () => [] } });
const ann = { username: 'Ann', email: 'ann@example.com', password: 'correct horse 7' };
const BROWSER = { 'sec-fetch-site': 'same-origin' };

async function inServer(test: (server: TestServer, world: TestWorld) => Promise<void>, options: { isDemo?: boolean } = {}): Promise<void> {
  await withTestCtx({ signedOut: true, isDemo: false, ...options }, async (ctx, world) => {
    await feature.prepare?.(world.ctxFor('system'));
    const server = await makeServer([feature], { world });
    await test(server, world);
    await server.close();
    expect(ctx).toBeDefined();
  });
}
const cookieOf = (answer: { headers: Record<string, unknown> }): string => String([answer.headers['set-cookie']].flat()[0]).split(';')[0]!;
const me = (server: TestServer, cookie: string) => server.visitor.get('/api/auth/me', { cookie });

describe('joining', () => {
  test('makes a free account and signs in, whatever else the body claims', async () => {
    await inServer(async (server) => {
      const forged = {
        ...ann,
        isAdmin: true,
        subscriptionTier: 'elite',
        tier: 'elite',
        id: '11111111-1111-4111-8111-111111111111',
        createdAt: '2020-01-01T00:00:00Z',
      };
      const answer = await server.visitor.post('/api/auth/register', forged);
      expect(answer.statusCode).toBe(201);
      expect(answer.json().user).toMatchObject({
        username: 'Ann',
        email: 'ann@example.com',
        subscriptionTier: 'free',
        subscriptionStatus: 'active',
        isAdmin: false,
      });
      expect(answer.body).not.toMatch(/password|argon2/i);
      expect(String(answer.headers['set-cookie'])).toMatch(/HttpOnly.*SameSite=Lax|SameSite=Lax.*HttpOnly/i);
      expect((await me(server, cookieOf(answer))).json().user.username).toBe('Ann');
    });
  });
  test.each([
    [{ email: 'ANN@example.com', username: 'Other' }, 'An account with this email already exists.'],
    [{ email: 'other@example.com', username: 'aNN' }, 'This username is already taken.'],
  ])('refuses %j once it is taken, whatever the case', async (change, message) => {
    await inServer(async (server) => {
      await server.visitor.post('/api/auth/register', ann);
      const again = await server.visitor.post('/api/auth/register', { ...ann, ...change });
      expect([again.statusCode, again.json().message]).toEqual([409, message]);
    });
  });
  test.each(['password', 'Password1', '123456', 'qwerty12', 'aaaaaaaa', 'ann@example.com', 'yankees1'])(
    'refuses the common password %s with its own words',
    async (password) => {
      await inServer(async (server) => {
        const answer = await server.visitor.post('/api/auth/register', { ...ann, password });
        expect([answer.statusCode, answer.json().message]).toEqual([400, 'This password is too common. Please choose another.']);
      });
    },
  );
  test('the hash is argon2id at the documented cost; a long password is not cut', async () => {
    await inServer(async (server, world) => {
      const password = `x7${'ab9-'.repeat(31)}`;
      expect((await server.visitor.post('/api/auth/register', { ...ann, password })).statusCode).toBe(201);
      const [row] = await world.ctxFor('system').db.select().from(users);
      expect(row!.passwordHash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
      expect((await server.visitor.post('/api/auth/login', { email: ann.email, password: `${password.slice(0, -1)}!` })).statusCode).toBe(
        401,
      );
      expect((await server.visitor.post('/api/auth/login', { email: ann.email, password })).statusCode).toBe(200);
    });
  });
  test('each field’s boundary table is a 400 that names the field', async () => {
    await inServer(async (server) => {
      for (const field of ['username', 'email', 'password']) {
        for (const value of ['', null, undefined, 7, true, [], {}, -0, 2 ** 53, 'x'.repeat(10_240)]) {
          const answer = await server.visitor.post('/api/auth/register', { ...ann, [field]: value });
          expect([field, value, answer.statusCode]).toEqual([field, value, 400]);
          expect(answer.json().issues[0].path).toBe(field);
        }
      }
      expect((await server.visitor.post('/api/auth/register', { ...ann, username: '💥💥💥' })).statusCode).toBe(400);
      expect((await server.visitor.post('/api/auth/register', { ...ann, username: 'שלום', password: '💥 密码 سر طويل' })).statusCode).toBe(
        201,
      );
    });
  });
});

describe('signing in', () => {
  test('an unknown address and a wrong password get the same answer', async () => {
    await inServer(async (server) => {
      await server.visitor.post('/api/auth/register', ann);
      const wrong = await server.visitor.post('/api/auth/login', { email: ann.email, password: 'wrong horse' });
      const unknown = await server.visitor.post('/api/auth/login', { email: 'nobody@example.com', password: 'wrong horse' });
      const stated = ({ message, code }: { message: string; code: string }) => ({ message, code });
      expect([wrong.statusCode, stated(wrong.json())]).toEqual([
        401,
        { message: 'Invalid email or password.', code: 'INVALID_CREDENTIALS' },
      ]);
      expect([unknown.statusCode, stated(unknown.json())]).toEqual([401, stated(wrong.json())]);
    });
  });
  test('the eleventh wrong try waits; another account does not; success starts afresh', async () => {
    await inServer(async (server) => {
      await server.visitor.post('/api/auth/register', ann);
      await server.visitor.post('/api/auth/register', { username: 'Bob', email: 'bob@example.com', password: ann.password });
      const attempt = (email: string, password: string) => server.visitor.post('/api/auth/login', { email, password });
      for (let at = 0; at < 10; at++) expect((await attempt(ann.email, 'wrong')).statusCode).toBe(401);
      const eleventh = await attempt(ann.email, ann.password);
      expect(eleventh.statusCode).toBe(429);
      expect(Number(eleventh.headers['retry-after'])).toBeGreaterThan(0);
      for (let at = 0; at < 9; at++) await attempt('bob@example.com', 'wrong');
      expect((await attempt('bob@example.com', ann.password)).statusCode).toBe(200);
      for (let at = 0; at < 9; at++) expect((await attempt('bob@example.com', 'wrong')).statusCode).toBe(401);
    });
  });
  test('tries sent at once are all counted', async () => {
    await inServer(async (server, world) => {
      const answers = await Promise.all(
        Array.from({ length: 30 }, () => server.visitor.post('/api/auth/login', { email: ann.email, password: 'wrong' })),
      );
      expect(answers.filter((answer) => answer.statusCode === 401)).toHaveLength(10);
      expect(await world.ctxFor('system').db.select().from(throttles)).not.toHaveLength(0);
    });
  });
  test('a session id is never adopted, and a new one follows sign-in, sign-out and a new password', async () => {
    await inServer(async (server, world) => {
      const planted = { cookie: 'sid=planted-by-somebody-else' };
      const joined = await server.visitor.post('/api/auth/register', ann, { ...BROWSER, ...planted });
      expect(cookieOf(joined)).not.toContain('planted');
      expect((await me(server, planted.cookie)).statusCode).toBe(401);
      const first = cookieOf(joined);
      const second = cookieOf(await server.visitor.post('/api/auth/login', ann, { ...BROWSER, cookie: first }));
      expect((await me(server, first)).statusCode).toBe(401);
      const changed = await server.visitor.post(
        '/api/auth/password/change',
        { currentPassword: ann.password, newPassword: 'another horse 8' },
        { ...BROWSER, cookie: second },
      );
      expect(changed.statusCode).toBe(200);
      expect((await me(server, second)).statusCode).toBe(401);
      const third = cookieOf(changed);
      expect((await me(server, third)).statusCode).toBe(200);
      await server.visitor.post('/api/auth/logout', undefined, { ...BROWSER, cookie: third });
      expect((await me(server, third)).statusCode).toBe(401);
      expect(await world.ctxFor('system').db.select().from(sessions)).toEqual([]);
    });
  });
});

describe('a forgotten password', () => {
  test('is reset by a mailed link that works once and ends every session', async () => {
    await inServer(async (server, world) => {
      const cookie = cookieOf(await server.visitor.post('/api/auth/register', ann));
      const known = await server.visitor.post('/api/auth/password/forgot', { email: 'ANN@example.com' });
      const unknown = await server.visitor.post('/api/auth/password/forgot', { email: 'nobody@example.com' });
      expect([known.statusCode, known.body]).toEqual([unknown.statusCode, unknown.body]);
      await world.runDue([feature]);
      expect(world.feed.mails).toHaveLength(1);
      const token = /reset#token=([\w-]+)/.exec(world.feed.mails[0]!.text)![1]!;
      expect(world.feed.mails[0]!.html).toContain(`/auth/reset#token=${token}"`);
      const weak = await server.visitor.post('/api/auth/password/reset', { token, password: 'password1' });
      expect(weak.json().message).toContain('too common');
      expect((await server.visitor.post('/api/auth/password/reset', { token, password: 'fresh horse 99' })).statusCode).toBe(200);
      expect((await server.visitor.post('/api/auth/password/reset', { token, password: 'fresh horse 98' })).json().message).toContain(
        'expired or was already used',
      );
      expect((await me(server, cookie)).statusCode).toBe(401);
      expect((await server.visitor.post('/api/auth/login', { email: ann.email, password: 'fresh horse 99' })).statusCode).toBe(200);
    });
  });
});

describe('own data', () => {
  test('settings are validated and kept', async () => {
    await inServer(async (server) => {
      const cookie = cookieOf(await server.visitor.post('/api/auth/register', ann));
      const change = (body: object) => server.visitor.patch('/api/settings', body, { ...BROWSER, cookie });
      expect(
        (await change({ oddsFormat: 'decimal', unit: 12.5, timeZone: 'Europe/Vienna', myBooks: ['SUM', 'SUM'] })).json().user.settings,
      ).toEqual({ oddsFormat: 'decimal', theme: 'dark', timeZone: 'Europe/Vienna', myBooks: ['SUM'], unit: 12.5, digestMail: false });
      expect((await change({ theme: 'light' })).json().user.settings).toMatchObject({ theme: 'light', oddsFormat: 'decimal' });
      expect((await change({ timeZone: 'Mars/Olympus' })).json().issues[0].path).toBe('timeZone');
      expect((await change({ oddsFormat: 'roman' })).json().issues[0].path).toBe('oddsFormat');
    });
  });
  test('can be exported without secrets and deleted with the password', async () => {
    await inServer(async (server, world) => {
      const cookie = cookieOf(await server.visitor.post('/api/auth/register', ann));
      const mine = { ...BROWSER, cookie };
      const exported = await server.visitor.get('/api/account/export', mine);
      expect(exported.json()).toMatchObject({ user: { email: ann.email }, bets: [] });
      expect(exported.body).not.toMatch(/argon2|tokenHash|token_hash/);
      expect((await server.visitor.post('/api/account/delete', { password: 'wrong' }, mine)).json().issues[0].path).toBe('password');
      expect((await server.visitor.post('/api/account/delete', { password: ann.password }, mine)).json()).toEqual({ ok: true });
      expect((await me(server, cookie)).statusCode).toBe(401);
      const { db } = world.ctxFor('system');
      expect(await db.select().from(users)).toEqual([]);
      const [trace] = await db.select().from(auditEntries).where(eq(auditEntries.action, 'account.deleted'));
      expect(JSON.stringify(trace)).not.toContain('ann');
    });
  });
});

describe('demo accounts', () => {
  const demo = { email: 'admin@clearedge.demo', password: 'clearedge' };
  test('exist in demo mode, cannot be taken over or changed', async () => {
    await inServer(
      async (server) => {
        const answer = await server.visitor.post('/api/auth/login', demo);
        expect(answer.json().user).toMatchObject({ isAdmin: true, subscriptionTier: TOP_TIER });
        const cookie = cookieOf(answer);
        expect(
          (
            await server.visitor.post(
              '/api/auth/password/change',
              { currentPassword: 'clearedge', newPassword: 'stolen horse 1' },
              { ...BROWSER, cookie },
            )
          ).statusCode,
        ).toBe(403);
        expect((await server.visitor.post('/api/auth/register', { ...ann, email: 'new@clearedge.demo' })).statusCode).toBe(400);
      },
      { isDemo: true },
    );
  });
  test('exist in no other mode', async () => {
    await inServer(async (server) => {
      for (const name of [...TIERS, 'admin'])
        expect((await server.visitor.post('/api/auth/login', { ...demo, email: `${name}@clearedge.demo` })).statusCode).toBe(401);
    });
  });
});
