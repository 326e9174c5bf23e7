import { eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { auditEntries, groupComments, groupReactions, notifications, tickets, users } from '../../db/schema/index.ts';
import type { Ctx } from '../../kernel/ctx.ts';
import { createUser, makeServer, setLimits, type TestClient, type TestWorld, withTestCtx } from '../../testing/index.ts';
import { groupsFeature } from '../groups/index.ts';
import { exportComments, groupTalkFeature } from './index.ts';

interface Scene {
  ctx: Ctx;
  world: TestWorld;
  url: string;
  ann: TestClient;
  bob: TestClient;
  bobId: string;
  eve: TestClient;
}
const DAY = '2026-07-11';

/** Ann's group with Bob in it, and Eve outside. */
async function inGroup(run: (scene: Scene) => Promise<void>): Promise<void> {
  await withTestCtx({ signedOut: true }, async (ctx, world) => {
    const server = await makeServer([groupsFeature({ listOffers: () => Promise.resolve([]) }), groupTalkFeature], { world });
    const as = async (username: string) => server.as(await createUser(ctx, { username }));
    const bobRow = await createUser(ctx, { username: 'bob' });
    const [ann, bob, eve] = [await as('ann'), await server.as(bobRow), await as('eve')];
    const group = (await ann.post('/api/groups', { name: 'Bleachers' })).json();
    await bob.post('/api/groups/join', { inviteCode: group.inviteCode });
    await run({ ctx, world, url: `/api/groups/${group.id}/comments`, ann, bob, bobId: bobRow.id, eve });
    await server.close();
  });
}

const write = async ({ url }: Scene, client: TestClient, text: string, date = DAY) => (await client.post(url, { date, text })).json();
const texts = async ({ url }: Scene, client: TestClient, date = DAY): Promise<(string | null)[]> =>
  (await client.get(`${url}?date=${date}`)).json().map(({ text }: { text: string | null }) => text);

describe('comments of a group', () => {
  test('are read by its members alone, day by day, oldest first', async () => {
    await inGroup(async (scene) => {
      const first = await write(scene, scene.bob, '  Fade the Yankees\nall week ⚾  ');
      expect(first).toMatchObject({
        username: 'bob',
        isYou: true,
        text: 'Fade the Yankees\nall week ⚾',
        mayEdit: true,
        mayDelete: true,
        mayReport: false,
      });
      scene.world.clock.set(new Date(scene.ctx.now().getTime() + 1000));
      await write(scene, scene.ann, '<b>No</b>');
      expect(await texts(scene, scene.ann)).toEqual(['Fade the Yankees\nall week ⚾', '<b>No</b>']);
      expect(await texts(scene, scene.ann, '2026-07-12')).toEqual([]);
      const calls = [
        scene.eve.get(scene.url),
        scene.eve.post(scene.url, { date: DAY, text: 'Hi' }),
        scene.eve.patch(`${scene.url}/${first.id}`, { text: 'Hi' }),
        scene.eve.delete(`${scene.url}/${first.id}`),
        scene.eve.put(`${scene.url}/${first.id}/reactions`, { kind: 'like', isOn: true }),
        scene.eve.post(`${scene.url}/${first.id}/report`, { reason: 'Rude' }),
      ];
      expect((await Promise.all(calls)).map(({ statusCode }) => statusCode)).toEqual(Array(6).fill(404));
    });
  });

  test('a comment of another group is no comment of this one', async () => {
    await inGroup(async (scene) => {
      const { id } = await write(scene, scene.bob, 'Here');
      const other = (await scene.bob.post('/api/groups', { name: 'Other' })).json();
      expect((await scene.bob.delete(`/api/groups/${other.id}/comments/${id}`)).statusCode).toBe(404);
    });
  });

  test.each([
    [{ date: DAY, text: '' }, 400],
    [{ date: DAY, text: '  \n ' }, 400],
    [{ date: DAY, text: 'x'.repeat(501) }, 400],
    [{ date: DAY, text: 'a\u202Eb' }, 400],
    [{ date: DAY, text: 'a\u0000b' }, 400],
    [{ date: DAY, text: `z${'\u0301'.repeat(3)}` }, 400],
    [{ date: DAY }, 400],
    [{ text: 'No day' }, 400],
    [{ date: '2026-07-19', text: 'Too early' }, 409],
    [{ date: '2026-07-03', text: 'Too late' }, 409],
    [{ date: '2026-07-18', text: 'A week ahead' }, 201],
    [{ date: DAY, text: 'x'.repeat(500) }, 201],
  ])('%j is answered with %i', async (body, status) => {
    await inGroup(async (scene) => expect((await scene.bob.post(scene.url, body)).statusCode).toBe(status));
  });

  test('the same key writes once', async () => {
    await inGroup(async (scene) => {
      const send = (text: string) => scene.bob.post(scene.url, { date: DAY, text }, { 'idempotency-key': 'k1' });
      const answers = [await send('Once'), await send('Once'), await send('Twice')];
      expect(answers.map(({ statusCode }) => statusCode)).toEqual([201, 201, 409]);
      expect(await texts(scene, scene.ann)).toEqual(['Once']);
    });
  });

  test('its author changes it for a quarter of an hour and deletes it at any time; no one else changes it', async () => {
    await inGroup(async (scene) => {
      const { id } = await write(scene, scene.bob, 'Teh Yankees');
      const edit = (client: TestClient, text: string) => client.patch(`${scene.url}/${id}`, { text });
      expect((await edit(scene.ann, 'Mine')).statusCode).toBe(403);
      scene.world.clock.set(new Date(scene.ctx.now().getTime() + 14 * 60_000 + 59_000));
      expect((await edit(scene.bob, 'The Yankees')).json()).toMatchObject({ text: 'The Yankees', editedAt: scene.ctx.now().toISOString() });
      scene.world.clock.set(new Date(scene.ctx.now().getTime() + 1000));
      expect((await edit(scene.bob, 'Late')).statusCode).toBe(409);
      expect((await scene.ann.get(`${scene.url}?date=${DAY}`)).json()[0]).toMatchObject({
        text: 'The Yankees',
        mayEdit: false,
        mayDelete: true,
        mayReport: true,
      });
      expect((await scene.bob.delete(`${scene.url}/${id}`)).statusCode).toBe(200);
      expect((await scene.ann.get(`${scene.url}?date=${DAY}`)).json()[0]).toMatchObject({ text: null, username: null, state: 'deleted' });
      expect((await edit(scene.bob, 'Back')).statusCode).toBe(409);
    });
  });

  test('the admin removes anybody’s, a member only their own; the text is gone from the database', async () => {
    await inGroup(async (scene) => {
      const [ofBob, ofAnn] = [await write(scene, scene.bob, 'Rude words'), await write(scene, scene.ann, 'Be kind')];
      expect((await scene.bob.delete(`${scene.url}/${ofAnn.id}`)).statusCode).toBe(403);
      expect((await scene.ann.delete(`${scene.url}/${ofBob.id}`)).statusCode).toBe(200);
      expect((await scene.ann.delete(`${scene.url}/${ofBob.id}`)).statusCode).toBe(200);
      const seen: { id: string; state: string }[] = (await scene.bob.get(`${scene.url}?date=${DAY}`)).json();
      expect(Object.fromEntries(seen.map(({ id, state }) => [id, state]))).toEqual({ [ofBob.id]: 'removed', [ofAnn.id]: 'shown' });
      expect(JSON.stringify(await scene.ctx.db.select().from(groupComments))).not.toContain('Rude words');
      expect((await scene.ann.put(`${scene.url}/${ofBob.id}/reactions`, { kind: 'like', isOn: true })).statusCode).toBe(409);
    });
  });
});

describe('reactions', () => {
  test('each kind once a member, put on and taken off', async () => {
    await inGroup(async (scene) => {
      const { id } = await write(scene, scene.bob, 'Sweep');
      const react = async (client: TestClient, kind: string, isOn: boolean) =>
        (await client.put(`${scene.url}/${id}/reactions`, { kind, isOn }))
          .json()
          .reactions?.filter(({ count }: { count: number }) => count > 0);
      await react(scene.ann, 'like', true);
      await react(scene.ann, 'like', true);
      expect(await react(scene.bob, 'like', true)).toEqual([{ kind: 'like', count: 2, isYours: true }]);
      expect(await react(scene.bob, 'like', false)).toEqual([{ kind: 'like', count: 1, isYours: false }]);
      expect((await scene.bob.put(`${scene.url}/${id}/reactions`, { kind: 'spam', isOn: true })).statusCode).toBe(400);
      expect(await scene.ctx.db.select().from(groupReactions)).toHaveLength(1);
    });
  });
});

describe('reports', () => {
  test('become one ticket of the reporter’s with the text, and hide the comment from them alone', async () => {
    await inGroup(async (scene) => {
      const { id } = await write(scene, scene.bob, 'Rude words');
      const report = (client: TestClient, reason = 'Insults') => client.post(`${scene.url}/${id}/report`, { reason });
      expect((await report(scene.bob)).statusCode).toBe(409);
      expect((await report(scene.ann, ' ')).statusCode).toBe(400);
      expect([(await report(scene.ann)).statusCode, (await report(scene.ann)).statusCode]).toEqual([200, 200]);
      const [ticket, ...more] = await scene.ctx.db.select().from(tickets);
      expect(more).toEqual([]);
      expect(ticket).toMatchObject({ source: 'group-comment', metadata: { commentId: id, authorId: scene.bobId } });
      expect(ticket!.description).toBe('Insults\n\nbob wrote:\nRude words');
      expect((await scene.ann.get(`${scene.url}?date=${DAY}`)).json()[0]).toMatchObject({ state: 'reported', text: null });
      expect(await texts(scene, scene.bob)).toEqual(['Rude words']);
    });
  });
});

describe('staff', () => {
  const decided = async (scene: Scene) => {
    const { id } = await write(scene, scene.bob, 'Rude words');
    await scene.ann.post(`${scene.url}/${id}/report`, { reason: 'Insults' });
    const [ticket] = await scene.ctx.db.select().from(tickets);
    const server = await makeServer([groupTalkFeature], { world: scene.world });
    const staff = await server.as(await createUser(scene.ctx, { username: 'staff', isAdmin: true }));
    const decide = (client: TestClient, decision: string, reason = 'Against the rules') =>
      client.post(`/api/admin/tickets/${ticket!.id}/comment`, { decision, reason });
    return { ticket: ticket!, server, staff, decide };
  };
  const toldOf = (scene: Scene, userId: string) => scene.ctx.db.select().from(notifications).where(eq(notifications.userId, userId));

  test('remove a reported comment from its ticket, once: its author and its reporter are told, and it is audited', async () => {
    await inGroup(async (scene) => {
      const { ticket, server, staff, decide } = await decided(scene);
      expect((await decide(await server.as(await createUser(scene.ctx)), 'remove')).statusCode).toBe(403);
      expect((await decide(staff, 'remove', 'no')).statusCode).toBe(400);
      const answer = await decide(staff, 'remove');
      expect([answer.statusCode, answer.json()]).toEqual([200, expect.objectContaining({ status: 'resolved' })]);
      expect((await decide(staff, 'keep')).statusCode).toBe(409);
      expect((await scene.bob.get(scene.url)).json()).toMatchObject([{ state: 'removed', text: null, username: null }]);
      expect((await toldOf(scene, scene.bobId)).map(({ title, body }) => [title, body])).toContainEqual([
        'We removed a comment of yours',
        'Against the rules',
      ]);
      expect((await toldOf(scene, ticket.userId)).map(({ title }) => title)).toContain('Your ticket was answered');
      const entries = await scene.ctx.db.select().from(auditEntries);
      expect(entries.map(({ action }) => action)).toEqual(expect.arrayContaining(['comment.removed', 'ticket.answered']));
      await server.close();
    });
  });

  test('keep it, and its author learns nothing; no other ticket takes such a decision', async () => {
    await inGroup(async (scene) => {
      const { ticket, server, staff, decide } = await decided(scene);
      const before = (await toldOf(scene, scene.bobId)).length;
      await scene.ctx.db.update(tickets).set({ source: 'support' }).where(eq(tickets.id, ticket.id));
      expect((await decide(staff, 'keep')).statusCode).toBe(409);
      await scene.ctx.db.update(tickets).set({ source: 'group-comment' }).where(eq(tickets.id, ticket.id));
      expect((await decide(staff, 'keep')).json()).toMatchObject({ status: 'resolved' });
      expect(await texts(scene, scene.bob)).toEqual(['Rude words']);
      expect(await toldOf(scene, scene.bobId)).toHaveLength(before);
      await server.close();
    });
  });
});

describe('whoever may not bet', () => {
  test.each([
    ['on a break', { coolOffUntil: new Date('2030-01-01') }],
    ['self-excluded', { excludedUntil: new Date('2030-01-01') }],
    ['not asked for their age yet', { ageAnswer: null, ageAnsweredAt: null }],
  ])('%s reads and deletes, and writes nothing', async (_who, limits) => {
    await inGroup(async (scene) => {
      const own = await write(scene, scene.bob, 'Before');
      const other = await write(scene, scene.ann, 'Hello');
      await setLimits(scene.ctx, scene.bobId, limits);
      const answers = [
        await scene.bob.post(scene.url, { date: DAY, text: 'More' }),
        await scene.bob.patch(`${scene.url}/${own.id}`, { text: 'Other' }),
        await scene.bob.put(`${scene.url}/${other.id}/reactions`, { kind: 'like', isOn: true }),
        await scene.bob.delete(`${scene.url}/${own.id}`),
        await scene.bob.get(scene.url),
      ];
      expect(answers.map(({ statusCode }) => statusCode)).toEqual([403, 403, 403, 200, 200]);
    });
  });

  test('the export holds one’s own comments, and deleting the account takes them along', async () => {
    await inGroup(async (scene) => {
      await write(scene, scene.bob, 'Mine');
      const gone = await write(scene, scene.bob, 'Gone');
      await write(scene, scene.ann, 'Hers');
      await scene.bob.delete(`${scene.url}/${gone.id}`);
      expect(await exportComments(scene.ctx, scene.bobId)).toEqual([
        expect.objectContaining({ group: 'Bleachers', date: DAY, text: 'Mine' }),
      ]);
      await scene.ctx.db.delete(users).where(eq(users.id, scene.bobId));
      expect(await texts(scene, scene.ann)).toEqual(['Hers']);
    });
  });
});
