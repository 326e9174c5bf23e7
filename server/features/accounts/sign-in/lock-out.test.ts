import { hash } from '@node-rs/argon2';
import { like } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { jobs, knownDevices, throttles, users } from '../../../db/schema/index.ts';
import { networkPrefix } from '../../../kernel/text.ts';
import { createUser, makeServer, type TestServer, type TestWorld, withTestCtx } from '../../../testing/index.ts';
import { accountsFeature } from '../index.ts';

const feature = accountsFeature({ onRegistered: async () => undefined, exporters: {} });
const password = 'correct horse 7';
// Cheap to check: what is counted is the same.
const passwordHash = await hash(password, { memoryCost: 1024, timeCost: 1, parallelism: 1 });
const email = 'ann@example.com';

type Answer = Awaited<ReturnType<TestServer['visitor']['post']>>;
interface Browser {
  post: (url: string, body: object) => Promise<Answer>;
  login: (given?: string, who?: string) => Promise<Answer>;
  forgot: () => Promise<Answer>;
  cookies: Map<string, string>;
}

/** A browser behind an address of its own, which keeps the cookies it is given. */
function browserAt(server: TestServer, address: string): Browser {
  const cookies = new Map<string, string>();
  const post = async (url: string, body: object): Promise<Answer> => {
    const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    const answer = await server.visitor.post(url, body, { 'x-forwarded-for': address, ...(cookie && { cookie }) });
    for (const line of [answer.headers['set-cookie'] ?? []].flat()) {
      const [pair = ''] = line.split(';');
      const [name = '', value = ''] = pair.split('=');
      if (value === '') cookies.delete(name);
      else cookies.set(name, value);
    }
    return answer;
  };
  const login = (given = password, who = email) => post('/api/auth/login', { email: who, password: given });
  return { post, login, cookies, forgot: () => post('/api/auth/password/forgot', { email }) };
}

async function play(scene: (server: TestServer, world: TestWorld) => Promise<void>): Promise<void> {
  await withTestCtx({ signedOut: true, isDemo: false }, async (ctx, world) => {
    await createUser(ctx, { username: 'ann', email, passwordHash });
    await createUser(ctx, { username: 'bob', email: 'bob@example.com', passwordHash });
    const server = await makeServer([feature], { world, trustProxy: 1 });
    await scene(server, world);
    await server.close();
  });
}

const statuses = async (count: number, send: (at: number) => Promise<Answer>): Promise<number[]> => {
  const seen: number[] = [];
  for (let at = 0; at < count; at++) seen.push((await send(at)).statusCode);
  return seen;
};
const times = (count: number, status: number): number[] => Array<number>(count).fill(status);
/** Fill a counter as that many tries would, without hashing that often. */
const fill = async (world: TestWorld, prefix: string, failures: number): Promise<void> => {
  const { db } = world.ctxFor('system');
  const rows = await db
    .update(throttles)
    .set({ failures })
    .where(like(throttles.key, `${prefix}%`))
    .returning();
  expect(rows).not.toEqual([]);
};

test.each([
  ['203.0.113.9', '203.0.113.0/24'],
  ['::ffff:203.0.113.9', '203.0.113.0/24'],
  ['2001:db8:1:2ff:3:4:5:6', '2001:db8:1:200::/56'],
  ['2001:db8:1:2aa::1', '2001:db8:1:200::/56'],
  ['2001:db8:1:3aa::1', '2001:db8:1:300::/56'],
  ['::1', '0:0:0:0::/56'],
  ['', ''],
])('the neighborhood of %s is %s', (address, network) => {
  expect(networkPrefix(address)).toBe(network);
});

describe('strangers cannot lock an owner out', () => {
  test('ten networks with a wrong password each leave a new device of the owner alone', async () => {
    await play(async (server) => {
      expect(await statuses(10, (at) => browserAt(server, `198.51.${at}.1`).login('wrong'))).toEqual(times(10, 401));
      expect((await browserAt(server, '203.0.113.9').login()).statusCode).toBe(200);
    });
  });
  test('one network that is out of tries stays out, from every address in it', async () => {
    await play(async (server) => {
      expect(await statuses(12, (at) => browserAt(server, `198.51.100.${at}`).login('wrong'))).toEqual([...times(10, 401), 429, 429]);
      expect((await browserAt(server, '198.51.100.200').login()).statusCode).toBe(429);
      expect((await browserAt(server, '198.51.101.1').login()).statusCode).toBe(200);
    });
  });
  test('the IPv6 addresses of one customer are one network', async () => {
    await play(async (server) => {
      expect(await statuses(11, (at) => browserAt(server, `2001:db8:1:20${at.toString(16)}::1`).login('wrong'))).toEqual([
        ...times(10, 401),
        429,
      ]);
    });
  });
  test('guesses from any number of networks end at a hundred an hour, and a device that signed in before still gets in', async () => {
    await play(async (server, world) => {
      const own = browserAt(server, '203.0.113.9');
      expect((await own.login()).statusCode).toBe(200);
      await own.post('/api/auth/logout', {});
      await browserAt(server, '198.51.100.1').login('wrong');
      const rows = await world.ctxFor('system').db.select().from(throttles);
      expect(rows.map(({ key }) => key.split(':')[0])).toEqual(expect.arrayContaining(['address', 'guess', 'strangers', 'told']));
      await fill(world, 'strangers:', 100);
      const late = await browserAt(server, '198.51.99.1').login();
      expect(late.statusCode).toBe(429);
      expect(late.json().retryAfterSeconds).toBe(3600);
      expect((await own.login()).statusCode).toBe(200);
      world.clock.advanceMinutes(59);
      expect((await browserAt(server, '198.51.98.1').login()).statusCode).toBe(429);
      world.clock.advanceMinutes(1);
      expect((await browserAt(server, '198.51.97.1').login()).statusCode).toBe(200);
    });
  });
  test("the owner's device is known without its session cookie, and has tries of its own that end too", async () => {
    await play(async (server) => {
      const own = browserAt(server, '203.0.113.9');
      await own.login();
      expect([...own.cookies.keys()].sort()).toEqual(['did', 'sid', 'signed-in']);
      own.cookies.delete('sid');
      expect(await statuses(11, () => own.login('wrong'))).toEqual([...times(10, 401), 429]);
      // A device that is out of tries takes none from anybody else.
      expect((await browserAt(server, '203.0.113.10').login()).statusCode).toBe(200);
    });
  });
  test('a device of another account, or a made-up one, is a stranger', async () => {
    await play(async (server, world) => {
      const bob = browserAt(server, '198.51.100.1');
      expect((await bob.login(password, 'bob@example.com')).statusCode).toBe(200);
      const planted = 'A'.repeat(43);
      const other = browserAt(server, '198.51.100.1');
      other.cookies.set('did', planted);
      for (const stranger of [bob, other]) await statuses(5, () => stranger.login('wrong'));
      expect((await browserAt(server, '198.51.100.1').login()).statusCode).toBe(429);
      const own = browserAt(server, '203.0.113.9');
      own.cookies.set('did', planted);
      await own.login();
      expect(own.cookies.get('did')).not.toBe(planted);
      const stored = await world.ctxFor('system').db.select().from(knownDevices);
      expect(JSON.stringify(stored)).not.toContain(own.cookies.get('did'));
    });
  });
  test('two accounts that share a browser both know it', async () => {
    await play(async (server, world) => {
      const shared = browserAt(server, '203.0.113.9');
      for (const who of [email, 'bob@example.com', email]) expect((await shared.login(password, who)).statusCode).toBe(200);
      await shared.post('/api/auth/logout', {});
      const ids = new Set((await world.ctxFor('system').db.select().from(knownDevices)).map(({ tokenHash }) => tokenHash));
      expect(ids.size).toBe(1);
      await browserAt(server, '198.51.100.1').login('wrong');
      await fill(world, 'strangers:', 100);
      expect((await shared.login()).statusCode).toBe(200);
    });
  });
  test('wrong passwords outside do not close a live session, nor the other way round', async () => {
    await play(async (server, world) => {
      const own = browserAt(server, '203.0.113.9');
      await own.login();
      await statuses(11, () => browserAt(server, '203.0.113.77').login('wrong'));
      const change = { currentPassword: password, newPassword: 'fresh horse 99' };
      expect((await own.post('/api/auth/password/change', { ...change, currentPassword: 'wrong' })).statusCode).toBe(400);
      expect((await own.post('/api/auth/password/change', change)).statusCode).toBe(200);
      expect(await statuses(11, () => own.post('/api/account/delete', { password: 'wrong' }))).toEqual([...times(10, 400), 429]);
      expect((await browserAt(server, '192.0.2.1').login('fresh horse 99')).statusCode).toBe(200);
      expect(await world.ctxFor('system').db.select().from(users)).toHaveLength(2);
    });
  });
  test('a busy network still lets in whoever knows the password', async () => {
    await play(async (server, world) => {
      await browserAt(server, '198.51.100.1').login('wrong', 'nobody@example.com');
      await fill(world, 'address:', 100);
      const neighbor = browserAt(server, '198.51.100.1');
      expect((await neighbor.login('wrong', 'bob@example.com')).statusCode).toBe(401);
      expect((await neighbor.login(password, 'bob@example.com')).statusCode).toBe(429);
      const known = browserAt(server, '198.51.100.1');
      expect((await known.login()).statusCode).toBe(200);
      expect((await known.login('wrong')).statusCode).toBe(401);
      expect((await known.login()).statusCode).toBe(200);
    });
  });
  test('a new password makes every other browser a stranger', async () => {
    await play(async (server, world) => {
      const [thief, own] = [browserAt(server, '198.51.100.1'), browserAt(server, '203.0.113.9')];
      await thief.login();
      await own.login();
      await own.post('/api/auth/password/change', { currentPassword: password, newPassword: 'fresh horse 99' });
      expect(await world.ctxFor('system').db.select().from(knownDevices)).toHaveLength(1);
      expect(await statuses(11, () => thief.login('wrong'))).toEqual([...times(10, 401), 429]);
      expect((await own.login('fresh horse 99')).statusCode).toBe(200);
    });
  });
});

describe('strangers cannot shut the reset', () => {
  const linkOf = (world: TestWorld): string => /reset#token=([\w-]+)/.exec(world.feed.mails.at(-1)!.text)![1]!;

  test('five askers, or five hundred, leave the owner a link that works', async () => {
    await play(async (server, world) => {
      expect(await statuses(40, (at) => browserAt(server, `198.51.${at}.1`).forgot())).toEqual(times(40, 200));
      await world.runDue([feature]);
      expect(world.feed.mails).toHaveLength(6);
      world.clock.advanceMinutes(29);
      const owner = browserAt(server, '203.0.113.9');
      expect((await owner.forgot()).json()).toEqual({ ok: true });
      const answer = await owner.post('/api/auth/password/reset', { token: linkOf(world), password: 'fresh horse 99' });
      expect(answer.statusCode).toBe(200);
      // The browser that followed the link is the owner's.
      await browserAt(server, '198.51.100.1').login('wrong');
      await fill(world, 'strangers:', 100);
      expect((await owner.login('fresh horse 99')).statusCode).toBe(200);
    });
  });
  test('a device that signed in before is always mailed a link', async () => {
    await play(async (server, world) => {
      const own = browserAt(server, '203.0.113.9');
      await own.login();
      await own.post('/api/auth/logout', {});
      await statuses(10, (at) => browserAt(server, `198.51.${at}.1`).forgot());
      await world.runDue([feature]);
      const before = world.feed.mails.length;
      expect((await own.forgot()).statusCode).toBe(200);
      await world.runDue([feature]);
      expect(world.feed.mails).toHaveLength(before + 1);
      expect(await statuses(5, () => own.forgot())).toEqual([...times(4, 200), 429]);
    });
  });
  test('one network asks five times, for an address that exists or not', async () => {
    await play(async (server) => {
      const asker = browserAt(server, '198.51.100.1');
      const ask = (who: string) => statuses(6, () => asker.post('/api/auth/password/forgot', { email: who }));
      expect(await ask(email)).toEqual([...times(5, 200), 429]);
      expect(await ask('nobody@example.com')).toEqual([...times(5, 200), 429]);
      expect((await browserAt(server, '203.0.113.9').forgot()).statusCode).toBe(200);
    });
  });
});

describe('the owner hears of guesses', () => {
  const guess = (server: TestServer, count: number, net: number) =>
    statuses(count, (at) => browserAt(server, `198.51.${net + at}.1`).login('wrong'));

  test('at ten, once a day, and not of typing errors on a known device', async () => {
    await play(async (server, world) => {
      const own = browserAt(server, '203.0.113.9');
      await own.login();
      await statuses(10, () => own.login('wrong'));
      await guess(server, 9, 0);
      await world.runDue([feature]);
      expect(world.feed.mails).toEqual([]);
      await guess(server, 20, 20);
      await world.runDue([feature]);
      expect(world.feed.mails).toMatchObject([{ to: email, subject: '10 wrong passwords for your ClearEdge account' }]);
      expect(world.feed.mails[0]!.text).toContain('198.51.20.0/24');
      world.clock.advanceMinutes(24 * 60);
      await guess(server, 10, 60);
      await world.runDue([feature]);
      expect(world.feed.mails).toHaveLength(2);
    });
  });
  test('an address without an account leaves the same rows, with no one to mail', async () => {
    await play(async (server, world) => {
      await statuses(10, (at) => browserAt(server, `198.51.${at}.1`).login('wrong', 'nobody@example.com'));
      expect(await world.ctxFor('system').db.select().from(jobs)).toHaveLength(1);
      await world.runDue([feature]);
      expect(world.feed.mails).toEqual([]);
    });
  });
});
