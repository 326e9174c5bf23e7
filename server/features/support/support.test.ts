import { describe, expect, test } from 'vitest';
import { auditEntries, notifications, tickets } from '../../db/schema/index.ts';
import type { Ctx } from '../../kernel/ctx.ts';
import { createUser, makeServer, type TestClient, withTestCtx } from '../../testing/index.ts';
import { supportFeature } from './index.ts';

const PATH = '/api/tickets';
const STAFF = '/api/admin/tickets';
const requested = { title: 'A price looks wrong', description: 'The run line of last night.' };

interface Scene {
  ctx: Ctx;
  visitor: TestClient;
  free: TestClient;
  elite: TestClient;
  admin: TestClient;
  open: (client: TestClient, body?: object) => Promise<{ id: string; priority: string; status: string }>;
}
const withScene = (run: (scene: Scene) => Promise<void>): Promise<void> =>
  withTestCtx({ signedOut: true }, async (ctx, world) => {
    const server = await makeServer([supportFeature], { world });
    const open = async (client: TestClient, body: object = {}) => {
      const answer = await client.post(PATH, { ...requested, ...body });
      expect([answer.statusCode, answer.body]).toEqual([201, expect.any(String)]);
      return answer.json() as { id: string; priority: string; status: string };
    };
    const free = await server.as(await createUser(ctx, { username: 'fay' }));
    const elite = await server.as(await createUser(ctx, { username: 'eli', tier: 'elite' }));
    const admin = await server.as(await createUser(ctx, { username: 'boss', isAdmin: true }));
    await run({ ctx, visitor: server.visitor, free, elite, admin, open });
    await server.close();
  });

describe('a member’s tickets', { timeout: 60_000 }, () => {
  test('defaults; a priority counts for Elite only; nothing unlisted is taken over', async () => {
    await withScene(async ({ ctx, free, elite, open }) => {
      expect(await open(free, { priority: 'urgent', status: 'closed', source: 'x', metadata: { a: 1 }, userId: 'x' })).toMatchObject({
        category: 'analysis_insight',
        priority: 'medium',
        status: 'open',
        source: 'support',
        metadata: {},
      });
      expect((await open(elite, { priority: 'urgent' })).priority).toBe('urgent');
      expect(await ctx.db.select().from(tickets)).toHaveLength(2);
      expect((await free.get(PATH)).json()).toHaveLength(1);
    });
  });

  test('limits of the fields, and of how many may be open', async () => {
    await withScene(async ({ free, open }) => {
      for (const body of [
        { title: ' ' },
        { description: '' },
        { title: 'x'.repeat(121) },
        { description: 'x'.repeat(4001) },
        { category: 'other' },
      ])
        expect([body, (await free.post(PATH, { ...requested, ...body })).statusCode]).toEqual([body, 400]);
      await open(free, { title: 'x'.repeat(120), description: 'x'.repeat(4000) });
      for (let at = 1; at < 20; at++) await open(free);
    });
  });

  test('a foreign ticket is like one that is not there, for reading, answering and closing', async () => {
    await withScene(async ({ visitor, free, elite, open }) => {
      const { id } = await open(free);
      for (const ticket of [id, '00000000-0000-4000-8000-00000000dead'])
        expect([
          (await elite.get(`${PATH}/${ticket}`)).statusCode,
          (await elite.post(`${PATH}/${ticket}/replies`, { body: 'hello' })).statusCode,
          (await elite.post(`${PATH}/${ticket}/close`)).statusCode,
          (await visitor.get(`${PATH}/${ticket}`)).statusCode,
        ]).toEqual([404, 404, 404, 401]);
      expect((await elite.get(`${PATH}/0`)).statusCode).toBe(400);
      expect((await elite.get(PATH)).json()).toEqual([]);
    });
  });

  test('an answer rings the bell; the owner’s word opens a resolved one again; a closed one stays closed', async () => {
    await withScene(async ({ ctx, free, admin, open }) => {
      const { id } = await open(free);
      const reply = (client: TestClient, body: string) => client.post(`${PATH}/${id}/replies`, { body });
      expect((await reply(admin, 'We look into it.')).json()).toMatchObject({
        status: 'in_progress',
        entries: [{ by: 'staff', author: 'boss' }],
      });
      expect((await ctx.db.select().from(notifications)).map(({ title }) => title)).toEqual(['Your ticket was answered']);
      await admin.patch(`${STAFF}/${id}`, { status: 'resolved' });
      expect((await reply(free, 'Not yet.')).json()).toMatchObject({ status: 'open' });
      const closed = (await free.post(`${PATH}/${id}/close`)).json();
      expect(closed.status).toBe('closed');
      expect(
        closed.entries.map((entry: { by: string; author: string | null; kind: string; body: string }) => [
          entry.by,
          entry.author,
          entry.body,
        ]),
      ).toEqual([
        ['staff', null, 'We look into it.'],
        ['staff', null, 'In progress → Resolved'],
        ['member', 'fay', 'Not yet.'],
        ['member', 'fay', 'Open → Closed'],
      ]);
      expect((await reply(free, 'Again')).statusCode).toBe(409);
      expect((await free.post(`${PATH}/${id}/close`)).json().entries).toHaveLength(4);
    });
  });

  test('a repeated opening with its key opens one', async () => {
    await withScene(async ({ ctx, free }) => {
      const key = { 'idempotency-key': 'one' };
      const answers = [await free.post(PATH, requested, key), await free.post(PATH, requested, key)];
      expect(answers[0]!.json()).toEqual(answers[1]!.json());
      expect(await ctx.db.select().from(tickets)).toHaveLength(1);
    });
  });
});

describe('staff', { timeout: 60_000 }, () => {
  test('401 signed out, 403 for members, Elite too', async () => {
    await withScene(async ({ visitor, elite, open }) => {
      const { id } = await open(elite);
      for (const [client, status] of [
        [visitor, 401],
        [elite, 403],
      ] as const)
        expect([
          (await client.get(STAFF)).statusCode,
          (await client.get(`${STAFF}/summary`)).statusCode,
          (await client.patch(`${STAFF}/${id}`, { status: 'closed' })).statusCode,
          (await client.delete(`${STAFF}/${id}`)).statusCode,
          (await client.post(`${STAFF}/generate-test`)).statusCode,
        ]).toEqual([status, status, status, status, status]);
    });
  });

  test('filters, assignment, edits with a history and audit rows, figures, and a deletion that keeps the row', async () => {
    await withScene(async ({ ctx, free, elite, admin, open }) => {
      const { id } = await open(free);
      await open(elite, { priority: 'high', category: 'bug_report' });
      const { ticketGenerated } = (await admin.post(`${STAFF}/generate-test`)).json();
      expect(ticketGenerated).toMatchObject({ source: 'generate-test', username: 'boss', metadata: { isTest: true } });
      expect(
        (await admin.patch(`${STAFF}/${id}`, { priority: 'urgent', status: 'in_progress', assignedToMe: true, userId: 'x' })).json(),
      ).toMatchObject({ username: 'fay', priority: 'urgent', assignee: 'boss' });
      expect((await admin.patch(`${STAFF}/${id}`, {})).statusCode).toBe(400);
      const listed = async (query: string): Promise<number> => (await admin.get(`${STAFF}?${query}`)).json().length;
      expect([
        await listed('status=open'),
        await listed('priority=high'),
        await listed('category=bug_report'),
        await listed('assigned=me'),
        await listed('assigned=nobody'),
        await listed('limit=2&page=2'),
      ]).toEqual([2, 1, 1, 1, 2, 1]);
      expect((await admin.get(`${STAFF}/summary`)).json()).toEqual({ total: 3, open: 2, resolved: 0, highPriority: 2 });
      expect((await admin.delete(`${STAFF}/${id}`)).json()).toEqual({ ok: true });
      expect((await admin.delete(`${STAFF}/${id}`)).statusCode).toBe(404);
      expect([(await free.get(PATH)).json(), (await ctx.db.select().from(tickets)).length]).toEqual([[], 3]);
      expect((await ctx.db.select().from(auditEntries)).map(({ action }) => action).sort()).toEqual(['ticket.changed', 'ticket.deleted']);
    });
  });
});
