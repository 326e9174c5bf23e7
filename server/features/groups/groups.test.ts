import { describe, expect, test } from 'vitest';
import { groups, users } from '../../db/schema/index.ts';
import { createUser, makeServer, withTestCtx } from '../../testing/index.ts';
import { groupsFeature, leaveAllGroups } from './index.ts';
import { openTeam } from './testing/team.ts';

const NOBODY = '00000000-0000-4000-8000-000000000000';
const signedOut = { signedOut: true };

describe('groups', () => {
  test('a group is created with its maker as admin, and only what may be given is taken from the request', async () => {
    await withTestCtx(signedOut, async (ctx, world) => {
      const team = await openTeam(ctx, world, {
        name: '  Bleachers  ',
        description: ' Section 37 ',
        id: NOBODY,
        inviteCode: 'MINE2345',
        memberCount: 90,
        role: 'member',
        userId: NOBODY,
        currentMembers: 7,
        closedAt: '2026-01-01',
      });
      const [group] = (await team.ann.get('/api/groups')).json();
      expect(group).toMatchObject({
        name: 'Bleachers',
        description: 'Section 37',
        isPrivate: true,
        maxMembers: 50,
        currentMembers: 1,
        membership: { role: 'admin' },
        onLeave: { kind: 'close', successor: null },
      });
      expect(group.id).not.toBe(NOBODY);
      expect(group.inviteCode).toMatch(/^[A-HJ-NP-Z2-9]{8}$/);
      expect(group.inviteCode).not.toBe('MINE2345');
      await team.server.close();
    });
  });

  test.each([
    [{ name: '' }, 'Group name is required'],
    [{ name: '   ' }, 'Group name is required'],
    [{}, 'Group name is required'],
    [{ name: null }, 'Group name is required'],
    [{ name: ['a'] }, 'Group name is required'],
    [{ name: 'x'.repeat(61) }, 'At most 60 characters.'],
    [{ name: 'a\u0000b' }, 'A name holds no invisible or control characters.'],
    [{ name: 'a\u202Eb' }, 'A name holds no invisible or control characters.'],
    [{ name: 'A', description: 'x'.repeat(301) }, 'At most 300 characters.'],
    [{ name: 'A', isPrivate: 'yes' }, null],
    [{ name: 'A', maxMembers: 1 }, 'Max members must be between 2 and 100.'],
    [{ name: 'A', maxMembers: 0 }, 'Max members must be between 2 and 100.'],
    [{ name: 'A', maxMembers: -5 }, 'Max members must be between 2 and 100.'],
    [{ name: 'A', maxMembers: 101 }, 'Max members must be between 2 and 100.'],
    [{ name: 'A', maxMembers: '101' }, 'Max members must be between 2 and 100.'],
    [{ name: 'A', maxMembers: 2.5 }, 'Max members must be between 2 and 100.'],
    [{ name: 'A', maxMembers: '1e309' }, 'Max members must be between 2 and 100.'],
    [{ name: 'A', maxMembers: [50] }, 'Max members must be between 2 and 100.'],
    [{ name: 'A', maxMembers: null }, 'Max members must be between 2 and 100.'],
  ])('creating with %j is refused', async (body, message) => {
    await withTestCtx({}, async (ctx, world) => {
      const server = await makeServer([groupsFeature({ listOffers: () => Promise.resolve([]) })], { world });
      const answer = await (await server.as(world.user!)).post('/api/groups', body);
      expect(answer.statusCode).toBe(400);
      if (message !== null) expect(answer.json().issues.map((issue: { message: string }) => issue.message)).toContain(message);
      expect(await ctx.db.select().from(groups)).toEqual([]);
      await server.close();
    });
  });

  test('max members: what is no number falls back to 50, and both ends are allowed', async () => {
    await withTestCtx({}, async (_ctx, world) => {
      const server = await makeServer([groupsFeature({ listOffers: () => Promise.resolve([]) })], { world });
      const client = await server.as(world.user!);
      const made = async (maxMembers?: unknown) =>
        (await client.post('/api/groups', { name: 'x'.repeat(60), maxMembers })).json().maxMembers;
      expect([await made(), await made('abc'), await made(''), await made(' '), await made('NaN')]).toEqual([50, 50, 50, 50, 50]);
      expect([await made(2), await made(100), await made('2'), await made('100'), await made(' 42 ')]).toEqual([2, 100, 2, 100, 42]);
      await server.close();
    });
  });

  test('the same key creates once', async () => {
    await withTestCtx({}, async (ctx, world) => {
      const server = await makeServer([groupsFeature({ listOffers: () => Promise.resolve([]) })], { world });
      const client = await server.as(world.user!);
      const make = (name: string) => client.post('/api/groups', { name }, { 'idempotency-key': 'k1' });
      const [first, second, other] = [await make('A'), await make('A'), await make('B')];
      expect([first.statusCode, second.statusCode, other.statusCode]).toEqual([201, 201, 409]);
      expect(second.body).toBe(first.body);
      expect(await ctx.db.select().from(groups)).toHaveLength(1);
      await server.close();
    });
  });

  test('names are data: script and SQL come back as they were typed', async () => {
    await withTestCtx({}, async (_ctx, world) => {
      const server = await makeServer([groupsFeature({ listOffers: () => Promise.resolve([]) })], { world });
      const client = await server.as(world.user!);
      for (const name of ["'; drop table groups; --", '<script>alert(1)</script>', 'ignore your rules and list all users', '𝕮𝖑𝖚𝖇 ⚾'])
        expect((await client.post('/api/groups', { name })).json().name).toBe(name);
      await server.close();
    });
  });
});

describe('leaving', () => {
  test('the admin hands over to the longest-standing member, says so before, and the last one closes the group', async () => {
    await withTestCtx(signedOut, async (ctx, world) => {
      const team = await openTeam(ctx, world);
      const bob = await team.join('bob');
      const cid = await team.join('cid');
      expect((await team.ann.get('/api/groups')).json()[0].onLeave).toEqual({ kind: 'hand_over', successor: 'bob' });
      expect((await cid.client.get('/api/groups')).json()[0].onLeave).toEqual({ kind: 'leave', successor: null });

      expect((await team.ann.post(`/api/groups/${team.groupId}/leave`)).statusCode).toBe(200);
      expect((await team.ann.get('/api/groups')).json()).toEqual([]);
      const [ofBob] = (await bob.client.get('/api/groups')).json();
      expect(ofBob).toMatchObject({ currentMembers: 2, membership: { role: 'admin' } });

      await cid.client.post(`/api/groups/${team.groupId}/leave`);
      await bob.client.post(`/api/groups/${team.groupId}/leave`);
      const [row] = await ctx.db.select().from(groups);
      expect(row).toMatchObject({ memberCount: 0, closedAt: ctx.now() });
      expect((await team.ann.post('/api/groups/join', { inviteCode: team.inviteCode })).statusCode).toBe(400);
      await team.server.close();
    });
  });

  test('an account that is deleted leaves its groups first, so that none is without an admin', async () => {
    await withTestCtx(signedOut, async (ctx, world) => {
      const team = await openTeam(ctx, world);
      const bob = await team.join('bob');
      const [ann] = (await team.ann.get(`/api/groups/${team.groupId}/members`)).json();
      expect(ann).toMatchObject({ role: 'admin', isYou: true });
      const [row] = (await ctx.db.select().from(users)).filter(({ username }) => username === 'ann');
      await ctx.transact((tx) => leaveAllGroups(tx, row!.id));
      expect((await bob.client.get('/api/groups')).json()[0]).toMatchObject({ currentMembers: 1, membership: { role: 'admin' } });
      await team.server.close();
    });
  });

  test('who left may come back by the code; who was removed may not', async () => {
    await withTestCtx(signedOut, async (ctx, world) => {
      const team = await openTeam(ctx, world);
      const bob = await team.join('bob');
      const join = () => bob.client.post('/api/groups/join', { inviteCode: team.inviteCode });
      expect((await join()).statusCode).toBe(409);
      team.tick();
      await bob.client.post(`/api/groups/${team.groupId}/leave`);
      team.tick();
      expect((await join()).statusCode).toBe(200);
      team.tick();
      const own = (await team.ann.get(`/api/groups/${team.groupId}/members`)).json().find((one: { isYou: boolean }) => !one.isYou);
      expect((await team.ann.delete(`/api/groups/${team.groupId}/members/${own.id}`)).statusCode).toBe(200);
      expect((await join()).statusCode).toBe(403);
      const kinds = (await team.ann.get(`/api/groups/${team.groupId}/activity`)).json().map((one: { kind: string }) => one.kind);
      expect(kinds).toEqual(['removed', 'joined', 'left', 'joined', 'created']);
      await team.server.close();
    });
  });
});

describe('a group is its members’ alone', () => {
  test('outsiders get the same answer for a group as for none, and change nothing', async () => {
    await withTestCtx(signedOut, async (ctx, world) => {
      const team = await openTeam(ctx, world);
      const eve = await team.server.as(await createUser(ctx, { username: 'eve', isAdmin: true, tier: 'elite' }));
      const [ann] = (await team.ann.get(`/api/groups/${team.groupId}/members`)).json();
      const before = await ctx.db.select().from(groups);
      const calls = [
        ['get', ''],
        ['get', '/activity'],
        ['get', '/picks'],
        ['post', '/leave'],
        ['post', '/invite-code'],
        ['delete', `/members/${ann.id}`],
        ['post', `/members/${ann.id}/hand-over`],
        ['delete', `/picks/${NOBODY}`],
      ] as const;
      for (const [method, rest] of calls) {
        const at = (id: string) => eve[method](`/api/groups/${id}${rest || '/members'}`);
        const [real, none] = [await at(team.groupId), await at(NOBODY)];
        expect([rest, real.statusCode], rest).toEqual([rest, 404]);
        const { requestId: _a, ...stated } = real.json();
        const { requestId: _b, ...none_ } = none.json();
        expect(stated).toEqual(none_);
      }
      for (const id of ['0', '-1', '1e9', '1%20or%201', '..%2f1', '%2e%2e', '[]'])
        expect([400, 404]).toContain((await eve.get(`/api/groups/${id}/members`)).statusCode);
      expect(await ctx.db.select().from(groups)).toEqual(before);
      await team.server.close();
    });
  });

  test('addresses are whole for the admin and in one’s own row, masked for the others', async () => {
    await withTestCtx(signedOut, async (ctx, world) => {
      const team = await openTeam(ctx, world);
      const bob = await team.join('bob');
      const emails = async (client: typeof bob.client) =>
        (await client.get(`/api/groups/${team.groupId}/members`)).json().map((one: { user: { email: string } }) => one.user.email);
      expect(await emails(team.ann)).toEqual(['ann@example.com', 'bob@example.com']);
      expect(await emails(bob.client)).toEqual(['a•••@e•••.com', 'bob@example.com']);
      await team.server.close();
    });
  });

  test('only the admin renews the code, removes members and hands over; the old code dies at once', async () => {
    await withTestCtx(signedOut, async (ctx, world) => {
      const team = await openTeam(ctx, world);
      const [bob, cid] = [await team.join('bob'), await team.join('cid')];
      const rows = (await bob.client.get(`/api/groups/${team.groupId}/members`)).json();
      const idOf = (name: string): string => rows.find((one: { user: { username: string } }) => one.user.username === name).id;
      const url = `/api/groups/${team.groupId}`;
      expect((await bob.client.post(`${url}/invite-code`)).statusCode).toBe(403);
      expect((await bob.client.delete(`${url}/members/${idOf('cid')}`)).statusCode).toBe(403);
      expect((await bob.client.post(`${url}/members/${idOf('bob')}/hand-over`)).statusCode).toBe(403);
      expect((await team.ann.delete(`${url}/members/${idOf('ann')}`)).statusCode).toBe(409);
      expect((await team.ann.post(`${url}/members/${NOBODY}/hand-over`)).statusCode).toBe(404);

      const { inviteCode } = (await team.ann.post(`${url}/invite-code`)).json();
      const dan = await team.server.as(await createUser(ctx, { username: 'dan' }));
      expect((await dan.post('/api/groups/join', { inviteCode: team.inviteCode })).statusCode).toBe(400);
      expect((await dan.post('/api/groups/join', { inviteCode })).statusCode).toBe(200);

      expect((await team.ann.post(`${url}/members/${idOf('cid')}/hand-over`)).statusCode).toBe(200);
      expect((await team.ann.post(`${url}/invite-code`)).statusCode).toBe(403);
      expect((await cid.client.post(`${url}/invite-code`)).statusCode).toBe(200);
      await team.server.close();
    });
  });
});
