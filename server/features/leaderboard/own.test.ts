import { describe, expect, test } from 'vitest';
import { createUser, withTestCtx } from '../../testing/index.ts';
import { addBettor, openServer } from './testing/week.ts';

describe('one’s own week', () => {
  test('figures, place and what is missing', async () => {
    await withTestCtx({ signedOut: true }, async (ctx, world) => {
      const ann = await addBettor(ctx, 'ann', ['win', 'loss', 'push']);
      await addBettor(ctx, 'bob', ['win', 'win']);
      const server = await openServer(world);
      const client = await server.as(ann);
      const stats = (await client.get(`/api/user/${ann.id}/weekly-stats`)).json();
      expect(stats).toMatchObject({
        weekOn: '2026-07-06',
        rank: 2,
        competitors: 2,
        points: 3,
        wonBets: 1,
        lostBets: 1,
        winRate: 0.5,
        netProfit: 0,
        totalStaked: 30,
        profitMargin: 0,
        division: null,
        isListed: true,
        history: [],
      });
      const board = (await server.visitor.get('/api/weekly-leaderboard/2026-07-06')).json();
      expect(board[1].id).toBe(stats.entryId);
      const before = (await client.get(`/api/user/${ann.id.toUpperCase()}/weekly-stats?week=2026-06-29`)).json();
      expect(before).toMatchObject({ rank: null, points: 0, winRate: null, profitMargin: null, competitors: 0 });
      await server.close();
    });
  });

  test('no one else’s, whatever is written for an id; an admin may look', async () => {
    await withTestCtx({ signedOut: true }, async (ctx, world) => {
      const [ann, bob] = [await addBettor(ctx, 'ann', ['win']), await addBettor(ctx, 'bob', ['win'])];
      const admin = await createUser(ctx, { isAdmin: true });
      const server = await openServer(world);
      const [asBob, asAdmin] = [await server.as(bob), await server.as(admin)];
      const missing = '00000000-0000-4000-8000-000000000000';
      const bodies = new Set<string>();
      for (const id of [ann.id, missing, '1', '999', '0', '-1', '1e9', '1%20or%201', '..%2f1', '%2e%2e%2f1', '[]', `${bob.id},${ann.id}`]) {
        const answer = await asBob.get(`/api/user/${id}/weekly-stats`);
        expect([id, answer.statusCode]).toEqual([id, 403]);
        bodies.add(answer.json().message);
      }
      expect(bodies.size).toBe(1);
      expect((await server.visitor.get(`/api/user/${ann.id}/weekly-stats`)).statusCode).toBe(401);
      expect((await asAdmin.get(`/api/user/${ann.id}/weekly-stats`)).json().points).toBe(3);
      expect((await asAdmin.get('/api/user/1/weekly-stats')).statusCode).toBe(404);
      await server.close();
    });
  });
});

describe('the name on the boards', () => {
  test('is chosen, kept, given up again; leaving the boards takes the place away', async () => {
    await withTestCtx({ signedOut: true }, async (ctx, world) => {
      const ann = await addBettor(ctx, 'ann', ['win']);
      const server = await openServer(world);
      const client = await server.as(ann);
      expect((await client.get('/api/leaderboard/profile')).json()).toEqual({ displayName: null, isListed: true, shownAs: 'ann' });
      const change = async (body: object) => (await client.patch('/api/leaderboard/profile', body)).json();
      expect(await change({ displayName: '  Ace High ' })).toEqual({ displayName: 'Ace High', isListed: true, shownAs: 'Ace High' });
      expect(await change({ isListed: false, userId: 'x', shownAs: 'admin' })).toEqual({
        displayName: 'Ace High',
        isListed: false,
        shownAs: 'Ace High',
      });
      expect((await client.get(`/api/user/${ann.id}/weekly-stats`)).json()).toMatchObject({ rank: null, points: 3, isListed: false });
      expect(await change({ displayName: null, isListed: true })).toEqual({ displayName: null, isListed: true, shownAs: 'ann' });
      await server.close();
    });
  });

  test('cannot be another’s username or another’s chosen name, in any case; one’s own username may', async () => {
    await withTestCtx({ signedOut: true }, async (ctx, world) => {
      const [ann, bob] = [await addBettor(ctx, 'Ann', []), await addBettor(ctx, 'bob', [])];
      const server = await openServer(world);
      const [asAnn, asBob] = [await server.as(ann), await server.as(bob)];
      const statusOf = async (client: typeof asAnn, displayName: string) =>
        (await client.patch('/api/leaderboard/profile', { displayName })).statusCode;
      expect(await statusOf(asAnn, 'Joker')).toBe(200);
      expect(await statusOf(asBob, 'JOKER')).toBe(409);
      expect(await statusOf(asBob, 'aNN')).toBe(409);
      expect(await statusOf(asAnn, 'ANN')).toBe(200);
      await server.close();
    });
  });

  test.each(['ab', '', '   ', 'x'.repeat(31), 'two  spaces', 'a<b>c', 'a\u202Eb', "a'; --", 'tab\there', 7, ['Ace'], { a: 1 }])(
    'the name %j is refused',
    async (displayName) => {
      await withTestCtx({}, async (_ctx, world) => {
        const server = await openServer(world);
        const client = await server.as(world.user!);
        expect((await client.patch('/api/leaderboard/profile', { displayName })).statusCode).toBe(400);
        await server.close();
      });
    },
  );
});
