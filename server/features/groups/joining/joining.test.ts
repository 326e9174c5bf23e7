import { describe, expect, test } from 'vitest';
import { createUser, type TestClient, withTestCtx } from '../../../testing/index.ts';
import { openTeam } from '../testing/team.ts';

const NOBODY = '00000000-0000-4000-8000-000000000000';

describe('joining', () => {
  test('a code works in any case, with spaces and dashes, by both ways', async () => {
    await withTestCtx({ signedOut: true }, async (ctx, world) => {
      const team = await openTeam(ctx, world);
      const code = team.inviteCode;
      const asTyped = [code.toLowerCase(), ` ${code} `, `${code.slice(0, 4)}-${code.slice(4)}`];
      for (const [at, inviteCode] of asTyped.entries()) {
        const client = await team.server.as(await createUser(ctx));
        const url = at === 1 ? `/api/groups/${team.groupId}/join` : '/api/groups/join';
        const answer = await client.post(url, { inviteCode });
        expect([answer.statusCode, answer.json().currentMembers]).toEqual([200, at + 2]);
        expect(answer.json().membership.role).toBe('member');
      }
      await team.server.close();
    });
  });

  test.each([
    [{}, 'Invite code is required'],
    [{ inviteCode: '' }, 'Invite code is required'],
    [{ inviteCode: '   ' }, 'Invite code is required'],
    [{ inviteCode: 7 }, 'Invite code is required'],
    [{ inviteCode: null }, 'Invite code is required'],
    [{ inviteCode: ['A'] }, 'Invite code is required'],
    [{ inviteCode: 'ABCD2345' }, 'Invalid invite code'],
    [{ inviteCode: '%' }, 'Invalid invite code'],
    [{ inviteCode: '--' }, 'Invalid invite code'],
    [{ inviteCode: "' or 1=1" }, 'Invalid invite code'],
    [{ inviteCode: 'A'.repeat(41) }, 'Invalid invite code'],
  ])('joining with %j is refused', async (body, message) => {
    await withTestCtx({ signedOut: true }, async (ctx, world) => {
      const team = await openTeam(ctx, world);
      const eve = await team.server.as(await createUser(ctx));
      const answer = await eve.post('/api/groups/join', body);
      expect(answer.statusCode).toBe(400);
      expect(answer.json().issues[0].message).toBe(message);
      await team.server.close();
    });
  });

  test('a private group says nothing of itself: its id without a code is as good as no id, and another’s code does not open it', async () => {
    await withTestCtx({ signedOut: true }, async (ctx, world) => {
      const team = await openTeam(ctx, world);
      const eve = await team.server.as(await createUser(ctx));
      const other = (await eve.post('/api/groups', { name: 'Other' })).json();
      const stated = async (id: string, body: object) => (await eve.post(`/api/groups/${id}/join`, body)).json().message;
      expect(await stated(team.groupId, {})).toBe(await stated(NOBODY, {}));
      expect(await stated(team.groupId, { inviteCode: other.inviteCode })).toBe('Invalid invite code');
      expect((await eve.get('/api/groups')).json()).toHaveLength(1);
      expect((await eve.get('/api/groups/open')).json()).toEqual([]);
      await team.server.close();
    });
  });

  test('one that is not private is listed without its code, and joined without it', async () => {
    await withTestCtx({ signedOut: true }, async (ctx, world) => {
      const team = await openTeam(ctx, world, { isPrivate: false, maxMembers: 2 });
      const eve = await team.server.as(await createUser(ctx));
      const listed = (await eve.get('/api/groups/open')).json();
      expect(listed).toEqual([{ id: team.groupId, name: 'Bleachers', description: '', currentMembers: 1, maxMembers: 2 }]);
      expect((await eve.post(`/api/groups/${team.groupId}/join`, {})).statusCode).toBe(200);
      const late = await team.server.as(await createUser(ctx));
      expect((await late.get('/api/groups/open')).json()).toEqual([]);
      const full = await late.post(`/api/groups/${team.groupId}/join`, {});
      expect([full.statusCode, full.json().message]).toEqual([409, 'This group is full.']);
      await team.server.close();
    });
  });

  test('wrong codes are counted: the eleventh in a quarter of an hour waits, and right ones cost nothing', async () => {
    await withTestCtx({ signedOut: true }, async (ctx, world) => {
      const team = await openTeam(ctx, world);
      const eve = await team.server.as(await createUser(ctx));
      const statuses: number[] = [];
      for (let at = 0; at < 11; at++) statuses.push((await eve.post('/api/groups/join', { inviteCode: `WRONG${at}` })).statusCode);
      expect(statuses).toEqual([...Array(10).fill(400), 429]);
      const right = await eve.post('/api/groups/join', { inviteCode: team.inviteCode });
      expect([right.statusCode, Number(right.headers['retry-after']) > 0]).toEqual([429, true]);
      const other = await team.server.as(await createUser(ctx));
      expect((await other.post('/api/groups/join', { inviteCode: team.inviteCode })).statusCode).toBe(200);
      world.clock.set(new Date(ctx.now().getTime() + 15 * 60_000));
      expect((await eve.post('/api/groups/join', { inviteCode: team.inviteCode })).statusCode).toBe(200);
      await team.server.close();
    });
  });
});

describe('an invitation', () => {
  const read = async (client: TestClient, inviteCode: unknown) => client.post('/api/groups/invite', { inviteCode });

  test('shows name and size to whoever holds the code, signed in or not, and nothing that is the members’ own', async () => {
    await withTestCtx({ signedOut: true }, async (ctx, world) => {
      const team = await openTeam(ctx, world, { description: 'Section 37', maxMembers: 2 });
      const eve = await team.server.as(await createUser(ctx, { username: 'eve' }));
      const shown = { name: 'Bleachers', currentMembers: 1, maxMembers: 2, standing: 'open', groupId: null };
      for (const client of [team.server.visitor, eve]) {
        const answer = await read(client, team.inviteCode.toLowerCase());
        expect(answer.json()).toEqual(shown);
        expect(answer.body).not.toMatch(/ann|Section/);
      }
      expect((await read(team.ann, team.inviteCode)).json()).toEqual({ ...shown, standing: 'member', groupId: team.groupId });
      expect((await eve.get('/api/groups')).json()).toEqual([]);
      await team.server.close();
    });
  });

  test('says that the group is full, or that one was removed from it', async () => {
    await withTestCtx({ signedOut: true }, async (ctx, world) => {
      const team = await openTeam(ctx, world, { maxMembers: 2 });
      const bob = await team.join('bob');
      const standing = async (client: TestClient) => (await read(client, team.inviteCode)).json().standing;
      expect([await standing(team.server.visitor), await standing(bob.client)]).toEqual(['full', 'member']);
      const [, member] = (await team.ann.get(`/api/groups/${team.groupId}/members`)).json();
      await team.ann.delete(`/api/groups/${team.groupId}/members/${member.id}`);
      expect([await standing(team.server.visitor), await standing(bob.client)]).toEqual(['open', 'removed']);
      await team.server.close();
    });
  });

  test('a code that was renewed, of a closed group or made up gets one and the same refusal', async () => {
    await withTestCtx({ signedOut: true }, async (ctx, world) => {
      const team = await openTeam(ctx, world);
      const { inviteCode } = (await team.ann.post(`/api/groups/${team.groupId}/invite-code`)).json();
      const stated = async (code: unknown) => {
        const answer = await read(team.server.visitor, code);
        return [answer.statusCode, answer.json().issues[0].message];
      };
      expect(await stated(team.inviteCode)).toEqual([400, 'Invalid invite code']);
      expect(await stated('ABCD2345')).toEqual([400, 'Invalid invite code']);
      expect(await stated(' ')).toEqual([400, 'Invite code is required']);
      expect((await read(team.server.visitor, inviteCode)).statusCode).toBe(200);
      await team.ann.post(`/api/groups/${team.groupId}/leave`);
      expect(await stated(inviteCode)).toEqual([400, 'Invalid invite code']);
      await team.server.close();
    });
  });

  test('asking for invitations and joining share one count of wrong codes', async () => {
    await withTestCtx({ signedOut: true }, async (ctx, world) => {
      const team = await openTeam(ctx, world);
      const eve = await team.server.as(await createUser(ctx));
      const statuses: number[] = [];
      for (let at = 0; at < 10; at++) statuses.push((await read(eve, `WRONG${at}`)).statusCode);
      statuses.push((await eve.post('/api/groups/join', { inviteCode: team.inviteCode })).statusCode);
      expect(statuses).toEqual([...Array(10).fill(400), 429]);
      for (let at = 0; at < 50; at++) await read(team.server.visitor, `GUESS${at}`);
      expect((await read(team.server.visitor, team.inviteCode)).statusCode).toBe(429);
      await team.server.close();
    });
  });
});
