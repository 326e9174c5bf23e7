import { eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { providerIdentities, providerSignIns, sessions, users } from '../../../db/schema/index.ts';
import { cookieOf, PROVIDER, password, scene } from './testing/scene.ts';

const EXPIRED = 'This sign-in has expired or was already used. Please start again.';

describe('signing in', () => {
  test('a connected person gets a session of their account, with a fresh cookie', async () => {
    await scene(async ({ connected, leave, post, server }) => {
      const ann = await connected();
      const { cookie, answer } = await leave();
      expect((await server.visitor.get('/api/auth/me', { cookie })).statusCode).toBe(401);
      const arrived = await post(`${PROVIDER}/finish`, { answer }, cookie);
      expect(String(arrived.headers['set-cookie'])).toContain('signed-in=1');
      expect(arrived.json()).toMatchObject({ user: { id: ann.id, username: 'ann' } });
      expect(cookieOf(arrived)).not.toBe(cookie);
      expect((await server.visitor.get('/api/auth/me', { cookie: cookieOf(arrived) })).statusCode).toBe(200);
    });
  });

  test('the second factor holds: half a session, nothing else', async () => {
    await scene(async ({ connected, signIn, server, world }) => {
      const ann = await connected();
      await world.ctxFor('system').db.update(users).set({ secondFactorAt: world.clock.now() }).where(eq(users.id, ann.id));
      const arrived = await signIn();
      expect([arrived.statusCode, arrived.json()]).toEqual([200, { secondFactor: 'required' }]);
      // Pages ask who is signed in only where there is a session.
      expect(String(arrived.headers['set-cookie'])).toContain('signed-in=; ');
      expect((await server.visitor.get('/api/auth/me', { cookie: cookieOf(arrived) })).statusCode).toBe(401);
    });
  });

  test('an admin of a live installation without a second factor may only set it up', async () => {
    await scene(async ({ connected, signIn, world, server }) => {
      await connected({ isAdmin: true });
      world.container.config.dataSource = 'live';
      const arrived = await signIn();
      expect(arrived.json().user.secondFactor).toBe('required');
      expect((await server.visitor.get('/api/auth/sessions', { cookie: cookieOf(arrived) })).statusCode).toBe(403);
    });
  });

  test('who is known by subject stays it, whatever their address becomes; the same subject elsewhere is someone else', async () => {
    await scene(async ({ connected, signIn, provider }) => {
      const ann = await connected();
      provider.identity = { ...provider.identity, email: null };
      expect((await signIn()).json().user.id).toBe(ann.id);
      provider.issuer = 'https://other.example';
      provider.identity = { ...provider.identity, email: 'new@example.com' };
      expect((await signIn()).json()).toEqual({ newAccount: { email: 'new@example.com', username: 'Pat.Doe' } });
    });
  });
});

describe('refused', () => {
  test('an answer works once, in the browser that left for it, within ten minutes', async () => {
    await scene(async ({ connected, leave, post, world }) => {
      await connected();
      const [mine, other, late] = [await leave(), await leave(), await leave()];
      expect((await post(`${PROVIDER}/finish`, { answer: mine.answer }, mine.cookie)).statusCode).toBe(200);
      const finish = async (answer: string, cookie = '') => {
        const refused = await post(`${PROVIDER}/finish`, { answer }, cookie);
        return [refused.statusCode, refused.json().message];
      };
      expect(await finish(mine.answer, mine.cookie)).toEqual([400, EXPIRED]);
      expect(await finish(other.answer)).toEqual([400, EXPIRED]);
      expect(await finish(late.answer, other.cookie)).toEqual([400, EXPIRED]);
      // Whoever tried it in the wrong browser has used it up.
      expect(await finish(late.answer, late.cookie)).toEqual([400, EXPIRED]);
      expect(await finish('?code=x&state=', late.cookie)).toEqual([400, EXPIRED]);
      expect(await finish('?code=x', late.cookie)).toEqual([400, EXPIRED]);
      const slow = await leave();
      world.clock.advanceMinutes(10);
      expect(await finish(slow.answer, slow.cookie)).toEqual([400, EXPIRED]);
    });
  });

  test.each([
    ['canceled', 400, 'You turned back at Ballpark ID. Nothing has changed.'],
    ['refused', 400, "We couldn't verify the answer of Ballpark ID. Please start again."],
    ['unreachable', 503, "We can't reach Ballpark ID right now. Try again in a moment, or use your password."],
  ] as const)('the provider %s', async (kind, status, message) => {
    await scene(async ({ connected, leave, post, provider, world }) => {
      const ann = await connected();
      const { cookie, answer } = await leave();
      provider.fails = kind;
      const refused = await post(`${PROVIDER}/finish`, { answer }, cookie);
      expect([refused.statusCode, refused.json().message]).toEqual([status, message]);
      expect((await post(`${PROVIDER}/start`, {})).statusCode).toBe(status);
      const mine = await world.ctxFor('system').db.select().from(sessions).where(eq(sessions.userId, ann.id));
      expect(mine).toHaveLength(1);
      expect(world.logged.some(({ level }) => level === 'warn')).toBe(true);
    });
  });

  test('nothing is offered where no provider is configured', async () => {
    await scene(async ({ member, post, server }) => {
      const { cookie } = await server.as(await member());
      for (const path of ['start', 'connect', 'disconnect'])
        expect([path, (await post(`${PROVIDER}/${path}`, {}, cookie)).statusCode]).toEqual([path, 404]);
      expect((await post(`${PROVIDER}/finish`, { answer: '?state=x' })).statusCode).toBe(404);
      expect((await server.visitor.get(PROVIDER, { cookie })).json()).toEqual({ name: null, connection: null, hasPassword: true });
    }, null);
  });
});

describe('a new account', () => {
  const offer = async (now: Parameters<Parameters<typeof scene>[0]>[0]) => {
    const arrived = await now.signIn();
    expect(arrived.json()).toHaveProperty('newAccount');
    return cookieOf(arrived);
  };

  test('is made under a name of its own choice, has no password, and opens by the provider from then on', async () => {
    await scene(async (now) => {
      const cookie = await offer(now);
      const made = await now.post(`${PROVIDER}/register`, { username: 'pat', referralCode: 'FRIEND' }, cookie);
      expect([made.statusCode, made.json().user]).toEqual([201, expect.objectContaining({ username: 'pat', email: 'pat@example.com' })]);
      expect(now.joined).toEqual([{ referralCode: 'FRIEND' }]);
      expect((await now.signIn()).json().user.id).toBe(made.json().user.id);
      expect((await now.server.visitor.get(PROVIDER, { cookie: cookieOf(made) })).json()).toMatchObject({
        name: 'Ballpark ID',
        connection: { email: 'pat@example.com' },
        hasPassword: false,
      });
      for (const guess of ['none', '', password])
        expect((await now.post('/api/auth/login', { email: 'pat@example.com', password: guess || ' ' })).statusCode).toBe(401);
      expect((await now.post(`${PROVIDER}/disconnect`, {}, cookieOf(made))).json().message).toMatch(/^Set a password first/);
    });
  });

  test('a name that is taken or not allowed leaves the proof for another try; it is used once', async () => {
    await scene(async (now) => {
      await now.member();
      const cookie = await offer(now);
      const register = async (username: string) => (await now.post(`${PROVIDER}/register`, { username }, cookie)).statusCode;
      expect([
        await register('ann'),
        await register('demo-free'),
        await register('x'),
        await register('pat'),
        await register('pat2'),
      ]).toEqual([409, 409, 400, 201, 400]);
    });
  });

  test('only for who was proven in this browser, and not for long', async () => {
    await scene(async (now) => {
      const { cookie: left } = await now.leave();
      const cookie = await offer(now);
      const register = async (with_: string) => (await now.post(`${PROVIDER}/register`, { username: 'pat' }, with_)).statusCode;
      expect([await register(''), await register(left)]).toEqual([400, 400]);
      now.world.clock.advanceMinutes(10);
      expect(await register(cookie)).toBe(400);
    });
  });

  test('of two made at once for one person, one stands', async () => {
    await scene(async (now) => {
      const [first, second] = [await offer(now), await offer(now)];
      expect((await now.post(`${PROVIDER}/register`, { username: 'pat' }, first)).statusCode).toBe(201);
      expect((await now.post(`${PROVIDER}/register`, { username: 'pat2' }, second)).statusCode).toBe(409);
      expect(await now.world.ctxFor('system').db.select().from(providerIdentities)).toHaveLength(1);
    });
  });

  test('never by an address that is not verified, and never into an account that has the address', async () => {
    await scene(async ({ member, signIn, provider, world }) => {
      await member();
      const refusal = async (email: string | null) => {
        provider.identity = { ...provider.identity, email };
        const refused = await signIn();
        return [refused.statusCode, refused.json().message];
      };
      expect(await refusal(null)).toEqual([403, expect.stringContaining('has not verified an email address')]);
      expect(await refusal('not an address')).toEqual([403, expect.stringContaining('has not verified')]);
      const taken = [409, 'An account with this email already exists. Sign in with your password, then connect Ballpark ID in Settings.'];
      expect(await refusal('Ann@Example.com')).toEqual(taken);
      expect((await refusal('free@clearedge.demo'))[0]).toBe(400);
      expect(await world.ctxFor('system').db.select().from(providerIdentities)).toEqual([]);
    });
  });

  test('is refused to whoever may not join now, as with a password', async () => {
    await scene(async (now) => {
      now.provider.identity = { ...now.provider.identity, email: 'excluded@example.com' };
      const cookie = await offer(now);
      expect((await now.post(`${PROVIDER}/register`, { username: 'pat' }, cookie)).statusCode).toBe(500);
      const { db } = now.world.ctxFor('system');
      expect([await db.select().from(users), await db.select().from(providerIdentities)]).toEqual([[], []]);
    });
  });
});

test('neither state, nonce nor verifier is stored, and what is over is swept', async () => {
  await scene(async ({ leave, provider, world }) => {
    await leave();
    const { db } = world.ctxFor('system');
    const stored = JSON.stringify(await db.select().from(providerSignIns));
    for (const secret of [provider.attempts[0]!.state, provider.attempts[0]!.nonce, provider.attempts[0]!.verifier])
      expect(stored).not.toContain(secret);
    const { accountsFeature } = await import('../index.ts');
    const { jobs = [] } = accountsFeature({ onRegistered: async () => undefined, exporters: {} });
    world.clock.advanceMinutes(11);
    await jobs.find(({ name }) => name === 'sweep-accounts')!.run(world.ctxFor('system'), { firedAt: world.clock.now().toISOString() });
    expect(await db.select().from(providerSignIns)).toEqual([]);
  });
});
