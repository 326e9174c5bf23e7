import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { users } from '../../../db/schema/index.ts';
import { createUser } from '../../../testing/index.ts';
import { scene } from '../testing/scene.ts';
import { endGrantsJob } from './end-grants.ts';

const NOBODY = '00000000-0000-4000-8000-000000000000';
const LIST = '/api/admin/users';
const names = (answer: { json: () => unknown }) => (answer.json() as { username: string }[]).map(({ username }) => username);

test('users are found by the beginning of a name, an address or an id, a page at a time, whatever signs are typed', async () => {
  await scene(async ({ ctx, admin, world }) => {
    const at = (minute: number) => new Date(Date.UTC(2026, 0, 1, 0, minute));
    for (const [minute, name] of ['Adam', 'adele', 'a_dam', 'Bert', 'b%rt'].entries())
      await createUser(ctx, { username: name, email: `${name}.x@mail.test`, createdAt: at(minute), tier: minute === 3 ? 'pro' : 'free' });
    const id = 'beef0000-0000-4000-8000-00000000000a';
    await createUser(ctx, { id, username: 'Zoe', email: 'zoe@mail.test', createdAt: at(9) });
    const find = async (query: string) => names(await admin.get(`${LIST}?${query}`));
    expect(await find('search=AD')).toEqual(['adele', 'Adam']);
    expect(await find('search=a_')).toEqual(['a_dam']);
    expect(await find('search=b%25')).toEqual(['b%rt']);
    expect(await find('search=bert.x@mail')).toEqual(['Bert']);
    expect(await find('search=beef0000-0000')).toEqual(['Zoe']);
    expect(await find(`search=${id}`)).toEqual(['Zoe']);
    expect(await find('search=nobody-here')).toEqual([]);
    expect(await find('tier=pro')).toEqual(['Bert']);
    expect(await find('search=b&tier=free&sort=username')).toEqual(['b%rt', 'Zoe'].slice(0, 1));
    const all = await find('sort=username&limit=100');
    expect(all).toEqual([...all].sort((a, b) => (a.toLowerCase() < b.toLowerCase() ? -1 : 1)));
    expect([...(await find('sort=username&limit=3')), ...(await find('sort=username&limit=3&page=2'))]).toEqual(all.slice(0, 6));
    expect((await admin.get(`${LIST}/count`)).json()).toEqual({ total: all.length });
    expect((await admin.get(`${LIST}/count?search=ad`)).json()).toEqual({ total: 2 });
    const [own] = (await admin.get(`${LIST}?search=${world.user!.id}`)).json();
    expect(own).not.toHaveProperty('passwordHash');
    expect(Object.keys(own)).toHaveLength(13);
    for (const query of [
      'page=0',
      'page=1.5',
      'limit=101',
      'limit=0',
      'sort=passwordHash',
      'order=up',
      'tier=gold',
      `search=${'x'.repeat(255)}`,
    ])
      expect([query, (await admin.get(`${LIST}?${query}`)).statusCode]).toEqual([query, 400]);
  });
});

test('a plan that an admin gives runs 30 days, is active, is written down, and ends', async () => {
  await scene(async ({ ctx, admin, world, server, listAudit }) => {
    const user = await createUser(ctx, {});
    const given = await admin.post('/api/admin/update-tier', { userId: user.id, tier: 'pro' });
    const endAt = new Date(ctx.now().getTime() + 30 * 86_400_000);
    expect(given.json()).toMatchObject({ subscriptionTier: 'pro', subscriptionStatus: 'active', subscriptionEndDate: endAt.toISOString() });
    const [audited] = await listAudit('user.tier-set');
    expect(audited).toMatchObject({
      actorId: world.user!.id,
      subject: `user:${user.id}`,
      details: { from: 'free', to: 'pro', by: 'admin' },
    });
    const tierAt = async (at: Date) => {
      world.clock.set(at);
      await endGrantsJob.run(world.ctxFor('system'), { firedAt: at.toISOString() });
      return (await ctx.db.select().from(users).where(eq(users.id, user.id)))[0];
    };
    expect(await tierAt(new Date(endAt.getTime() - 1))).toMatchObject({ tier: 'pro' });
    expect(await tierAt(endAt)).toMatchObject({ tier: 'free', subscriptionEndAt: null });
    const later = await server.as(world.user!);
    const back = await later.patch(`${LIST}/${user.id}/tier`, { tier: 'elite' });
    expect(back.json().subscriptionTier).toBe('elite');
    expect((await later.patch(`${LIST}/${user.id}/tier`, { tier: 'free' })).json()).toMatchObject({ subscriptionEndDate: null });
    expect(await listAudit('user.plan-given')).toHaveLength(3);
  });
});

test('one admin always stays, and the shared accounts keep flag and name', async () => {
  await scene(async ({ ctx, admin, world, server, listAudit }) => {
    const own = `${LIST}/${world.user!.id}/tier`;
    const last = await admin.patch(own, { isAdmin: false });
    expect([last.statusCode, last.json().message]).toEqual([409, 'This is the last admin. Make someone else an admin first.']);
    const other = await createUser(ctx, {});
    expect((await admin.patch(`${LIST}/${other.id}/tier`, { isAdmin: true })).json()).toMatchObject({
      isAdmin: true,
      subscriptionTier: 'free',
    });
    expect((await admin.patch(own, { isAdmin: false })).json().isAdmin).toBe(false);
    expect((await admin.get(LIST)).statusCode).toBe(401);
    expect([await listAudit('user.admin-given'), await listAudit('user.admin-taken')].map((list) => list.length)).toEqual([1, 1]);
    await ctx.db.update(users).set({ isAdmin: true }).where(eq(users.id, world.user!.id));
    await ctx.publish({ topic: 'user', userId: world.user!.id, what: 'session' });
    const again = await server.as(world.user!);
    const shared = await createUser(ctx, { username: 'demo-free', email: 'free@clearedge.demo' });
    const simulated = await createUser(ctx, { isSimulated: true });
    expect((await again.patch(`${LIST}/${shared.id}/tier`, { isAdmin: true })).statusCode).toBe(403);
    expect((await again.patch(`${LIST}/${shared.id}/username`, { username: 'mine-now' })).statusCode).toBe(403);
    expect((await again.patch(`${LIST}/${simulated.id}/tier`, { isAdmin: true })).statusCode).toBe(409);
    expect((await again.patch(`${LIST}/${simulated.id}/username`, { username: 'mine-now' })).statusCode).toBe(409);
  });
});

test('a username is changed under the rules of registering', async () => {
  await scene(async ({ ctx, admin, listAudit }) => {
    const user = await createUser(ctx, { username: 'before' });
    await createUser(ctx, { username: 'taken' });
    const url = `${LIST}/${user.id}/username`;
    expect((await admin.patch(url, { username: '  After  ' })).json().username).toBe('After');
    expect((await admin.patch(url, { username: 'after' })).json().username).toBe('after');
    const refused = await admin.patch(url, { username: 'TAKEN' });
    expect([refused.statusCode, refused.json().message]).toEqual([409, 'This username is already taken.']);
    for (const username of ['', '   ', 'ab', 'x'.repeat(31), 'two words', 'a\nb', 7, null, ['after']])
      expect([username, (await admin.patch(url, { username })).statusCode]).toEqual([username, 400]);
    expect((await admin.patch(url, { username: 'demo-admin' })).statusCode).toBe(400);
    expect((await listAudit('user.renamed')).map(({ details }) => details)).toEqual([
      { from: 'before', to: 'After' },
      { from: 'After', to: 'after' },
    ]);
  });
});

test('an account is created whole; common passwords, doubles and unknown codes are refused', async () => {
  await scene(async ({ admin, listAudit }) => {
    const body = { username: 'newcomer', email: 'New@Mail.test', password: 'correct horse 9', subscriptionTier: 'elite', isAdmin: true };
    const created = await admin.post(LIST, body);
    expect([created.statusCode, created.json()]).toEqual([
      201,
      expect.objectContaining({ username: 'newcomer', subscriptionTier: 'elite', isAdmin: true, subscriptionStatus: 'active' }),
    ]);
    const plain = await admin.post(LIST, { username: 'plain', email: 'plain@mail.test', password: 'correct horse 9' });
    expect(plain.json()).toMatchObject({ subscriptionTier: 'free', isAdmin: false, subscriptionEndDate: null });
    const wrong: [object, number][] = [
      [{}, 400],
      [{ ...body, username: 'other' }, 409],
      [{ ...body, email: 'other@mail.test' }, 409],
      [{ ...body, username: 'third', email: 'third@mail.test', password: '123456' }, 400],
      [{ ...body, username: 'third', email: 'third@mail.test', referredBy: 'NOSUCH' }, 400],
      [{ ...body, username: 'third', email: 'third@clearedge.demo' }, 400],
      [{ ...body, username: 'third', email: 'third@mail.test', subscriptionTier: 'gold' }, 400],
      [{ ...body, username: 'third', email: 'third@mail.test', isAdmin: 'yes' }, 400],
    ];
    for (const [given, status] of wrong) expect([given, (await admin.post(LIST, given)).statusCode]).toEqual([given, status]);
    expect(await listAudit('user.created-by-admin')).toHaveLength(2);
  });
});

test('only the named fields change, only for admins, and a missing user is missing', async () => {
  await scene(async ({ ctx, admin, elite, server }) => {
    const user = await createUser(ctx, { username: 'target' });
    const extra = {
      id: NOBODY,
      userId: user.id,
      role: 'admin',
      subscriptionTier: 'elite',
      email: 'x@y.test',
      passwordHash: 'x',
      balance: 1e9,
      createdAt: '2000-01-01T00:00:00Z',
      __proto__: { polluted: true },
    };
    await admin.patch(`${LIST}/${user.id}/username`, { ...extra, username: 'renamed', isAdmin: true, tier: 'elite' });
    await admin.post('/api/admin/update-tier', { ...extra, tier: 'pro', isAdmin: true, username: 'other' });
    const [row] = await ctx.db.select().from(users).where(eq(users.id, user.id));
    expect(row).toMatchObject({ username: 'renamed', tier: 'pro', isAdmin: false, email: user.email, passwordHash: user.passwordHash });
    expect(row!.createdAt).toEqual(user.createdAt);
    const calls: [string, 'get' | 'post' | 'patch', object][] = [
      ['/api/admin/stats', 'get', {}],
      [LIST, 'get', {}],
      [`${LIST}/count`, 'get', {}],
      [LIST, 'post', { username: 'abc', email: 'a@b.test', password: 'correct horse 9' }],
      ['/api/admin/update-tier', 'post', { userId: user.id, tier: 'elite' }],
      [`${LIST}/${user.id}/tier`, 'patch', { isAdmin: true }],
      [`${LIST}/${user.id}/username`, 'patch', { username: 'stolen' }],
    ];
    for (const [url, method, body] of calls) {
      const as = (client: typeof admin) => (method === 'get' ? client.get(url) : client[method](url, body));
      expect([url, (await as(server.visitor)).statusCode, (await as(elite)).statusCode]).toEqual([url, 401, 403]);
    }
    for (const id of [NOBODY, '0', '-1', '1 or 1', '..%2f1', '1e9']) {
      const status = id === NOBODY ? 404 : 400;
      expect([id, (await admin.patch(`${LIST}/${id}/tier`, { tier: 'pro' })).statusCode]).toEqual([id, status]);
      expect([id, (await admin.patch(`${LIST}/${id}/username`, { username: 'abc' })).statusCode]).toEqual([id, status]);
    }
    expect((await admin.patch(`${LIST}/${user.id}/tier`, {})).statusCode).toBe(400);
    expect((await ctx.db.select().from(users).where(eq(users.id, user.id)))[0]).toMatchObject({ username: 'renamed', tier: 'pro' });
  });
});
