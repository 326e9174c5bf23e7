import { describe, expect, test } from 'vitest';
import { groups } from '../../db/schema/index.ts';
import { createUser, withTestCtx } from '../../testing/index.ts';
import { openTeam } from './testing/team.ts';

const SIZE = 'Max members must be between 2 and 100.';
const LONG = 'x'.repeat(10_240);
const signedOut = { signedOut: true };

describe('editing a group', () => {
  test('its admin changes what is named, and nothing else is taken from the request', async () => {
    await withTestCtx(signedOut, async (ctx, world) => {
      const team = await openTeam(ctx, world);
      const bob = await team.join('bob');
      const url = `/api/groups/${team.groupId}`;
      team.tick();
      const edited = await team.ann.patch(url, {
        name: '  Upper Deck ',
        maxMembers: '12',
        id: 'other',
        inviteCode: 'MINE2345',
        memberCount: 99,
        currentMembers: 99,
        closedAt: '2026-01-01',
        createdAt: '2020-01-01',
      });
      expect([edited.statusCode, edited.json()]).toEqual([
        200,
        expect.objectContaining({ name: 'Upper Deck', maxMembers: 12, isPrivate: true, currentMembers: 2, inviteCode: team.inviteCode }),
      ]);
      expect((await bob.client.get('/api/groups')).json()[0]).toMatchObject({ name: 'Upper Deck', maxMembers: 12 });
      const kinds = async () =>
        (await team.ann.get(`${url}/activity`)).json().map((one: { kind: string; actor: string }) => `${one.actor} ${one.kind}`);
      expect((await kinds())[0]).toBe('ann edited');
      const before = (await kinds()).length;
      expect((await team.ann.patch(url, { name: 'Upper Deck' })).statusCode).toBe(200);
      expect((await team.ann.patch(url, {})).statusCode).toBe(200);
      expect(await kinds()).toHaveLength(before);
      await team.server.close();
    });
  });

  test('members, outsiders and visitors change nothing', async () => {
    await withTestCtx(signedOut, async (ctx, world) => {
      const team = await openTeam(ctx, world);
      const bob = await team.join('bob');
      const eve = await team.server.as(await createUser(ctx, { username: 'eve', isAdmin: true, tier: 'elite' }));
      const url = `/api/groups/${team.groupId}`;
      const body = { name: 'Mine now', maxMembers: 2 };
      expect((await bob.client.patch(url, body)).json()).toMatchObject({
        code: 'FORBIDDEN',
        message: "Only the group's admin can do this.",
      });
      expect((await eve.patch(url, body)).statusCode).toBe(404);
      expect((await eve.patch('/api/groups/00000000-0000-4000-8000-000000000000', body)).statusCode).toBe(404);
      expect((await ctx.db.select().from(groups))[0]).toMatchObject({ name: 'Bleachers', maxMembers: 50 });
      await team.server.close();
    });
  });

  test.each([
    [{ name: '' }, 'name', 'Group name is required'],
    [{ name: ' \t ' }, 'name', 'Group name is required'],
    [{ name: null }, 'name', 'Group name is required'],
    [{ name: 7 }, 'name', 'Group name is required'],
    [{ name: 'x'.repeat(61) }, 'name', 'At most 60 characters.'],
    [{ name: LONG }, 'name', 'At most 60 characters.'],
    [{ name: 'a\u0000b' }, 'name', 'A name holds no invisible or control characters.'],
    [{ description: 'x'.repeat(301) }, 'description', 'At most 300 characters.'],
    [{ maxMembers: 1 }, 'maxMembers', SIZE],
    [{ maxMembers: 0 }, 'maxMembers', SIZE],
    [{ maxMembers: -0 }, 'maxMembers', SIZE],
    [{ maxMembers: -3 }, 'maxMembers', SIZE],
    [{ maxMembers: 101 }, 'maxMembers', SIZE],
    [{ maxMembers: 2.5 }, 'maxMembers', SIZE],
    [{ maxMembers: 1e21 }, 'maxMembers', SIZE],
    [{ maxMembers: '' }, 'maxMembers', SIZE],
    [{ maxMembers: 'many' }, 'maxMembers', SIZE],
    [{ maxMembers: '1e309' }, 'maxMembers', SIZE],
    [{ maxMembers: LONG }, 'maxMembers', SIZE],
    [{ maxMembers: null }, 'maxMembers', SIZE],
    [{ maxMembers: [5] }, 'maxMembers', SIZE],
    [{ isPrivate: 'yes' }, 'isPrivate', null],
  ])('%# is refused with its field named', async (body, path, message) => {
    await withTestCtx(signedOut, async (ctx, world) => {
      const team = await openTeam(ctx, world);
      const answer = await team.ann.patch(`/api/groups/${team.groupId}`, body);
      expect([answer.statusCode, answer.json().issues[0].path]).toEqual([400, path]);
      if (message !== null) expect(answer.json().issues[0].message).toBe(message);
      expect((await ctx.db.select().from(groups))[0]).toMatchObject({ name: 'Bleachers', maxMembers: 50, isPrivate: true });
      await team.server.close();
    });
  });

  test('the size goes down to the members and no further, and from then on the group is full', async () => {
    await withTestCtx(signedOut, async (ctx, world) => {
      const team = await openTeam(ctx, world);
      await team.join('bob');
      await team.join('cid');
      const url = `/api/groups/${team.groupId}`;
      const few = await team.ann.patch(url, { maxMembers: 2 });
      expect([few.statusCode, few.json().message]).toEqual([409, 'The group has 3 members. Choose 3 or more.']);
      expect((await team.ann.patch(url, { maxMembers: 3 })).json().maxMembers).toBe(3);
      const dan = await team.server.as(await createUser(ctx));
      expect((await dan.post('/api/groups/join', { inviteCode: team.inviteCode })).statusCode).toBe(409);
      expect((await team.ann.patch(url, { maxMembers: 100 })).json().maxMembers).toBe(100);
      expect((await dan.post('/api/groups/join', { inviteCode: team.inviteCode })).statusCode).toBe(200);
      await team.server.close();
    });
  });

  test('a group that is no longer private can be found by anybody', async () => {
    await withTestCtx(signedOut, async (ctx, world) => {
      const team = await openTeam(ctx, world);
      const eve = await team.server.as(await createUser(ctx));
      expect((await eve.get('/api/groups/open')).json()).toEqual([]);
      await team.ann.patch(`/api/groups/${team.groupId}`, { isPrivate: false });
      expect((await eve.get('/api/groups/open')).json()).toHaveLength(1);
      await team.server.close();
    });
  });
});
