import { describe, expect, test } from 'vitest';
import { readVectors } from '../../../quant/testing/vectors.ts';
import { leaderboardProfiles } from '../../db/schema/index.ts';
import { withTestCtx } from '../../testing/index.ts';
import { addBet, addBettor, openServer } from './testing/week.ts';

interface Row {
  rank: number;
  unitsRank: number | null;
  points: number;
  totalBets: number;
  user: { username: string };
}

interface Ranking {
  rows: { user: string; points: number; net: number }[];
}

describe('the weekly board', () => {
  test('ranks by points, then net profit; equals share a place; pushes, voids and cash-outs are no win', async () => {
    await withTestCtx({ signedOut: true }, async (ctx, world) => {
      await addBettor(ctx, 'ann', ['win', 'win', 'loss', 'loss', 'loss']);
      await addBettor(ctx, 'bob', ['win', 'win', 'loss']);
      await addBettor(ctx, 'cid', ['win', 'win', 'loss'], { tier: 'elite' });
      await addBettor(ctx, 'dan', ['win', 'push', 'void', 'cash_out', 'loss', 'push', 'push'], { isSimulated: true });
      await addBettor(ctx, 'eve', [null]);
      const server = await openServer(world);
      const rows: Row[] = (await server.visitor.get('/api/weekly-leaderboard/2026-07-06')).json();
      expect(rows.map(({ rank, user, points, totalBets, unitsRank }) => [rank, user.username, points, totalBets, unitsRank])).toEqual([
        [1, 'bob', 6, 3, null],
        [1, 'cid', 6, 3, null],
        [3, 'ann', 6, 5, 2],
        [4, 'dan', 3, 5, 1],
        [5, 'eve', 0, 0, null],
      ]);
      expect(rows[4]).toMatchObject({ pendingBets: 1, winRate: null, netProfit: 0, profitMargin: null });
      expect(rows[3]).toMatchObject({
        user: { isSimulated: true, subscriptionTier: 'free' },
        wonBets: 1,
        lostBets: 1,
        winRate: 0.5,
        netProfit: 0,
        totalStaked: 50,
        profitMargin: 0,
        units: 0,
      });
      const summary = (await server.visitor.get('/api/weekly-leaderboard/2026-07-06/summary')).json();
      expect(summary).toMatchObject({ isCurrent: true, frozenAt: null, competitors: 5, simulated: 1, pendingBets: 1, corrections: [] });
      await server.close();
    });
  });

  test('everybody with a pending bet is listed at 0 points, in one place with who has neither won nor lost', async () => {
    await withTestCtx({ signedOut: true }, async (ctx, world) => {
      const ann = await addBettor(ctx, 'ann', [null, null]);
      await addBettor(ctx, 'bob', ['loss', null]);
      await addBettor(ctx, 'cid', ['push']);
      const dan = await addBettor(ctx, 'dan', []);
      await addBet(ctx, dan.id, null, { countsOn: '2026-07-13' });
      await addBet(ctx, dan.id, null, { contestOn: null });
      const updatedAt = ctx.now();
      const eve = await addBettor(ctx, 'eve', [null]);
      await ctx.db
        .insert(leaderboardProfiles)
        .values({ userId: eve.id, displayName: null, displayNameKey: null, isListed: false, updatedAt });
      const server = await openServer(world);
      const rows: (Row & { pendingBets: number })[] = (await server.visitor.get('/api/weekly-leaderboard/2026-07-06')).json();
      expect(rows.map(({ rank, user, points, pendingBets }) => [rank, user.username, points, pendingBets])).toEqual([
        [1, 'ann', 0, 2],
        [1, 'cid', 0, 0],
        [3, 'bob', 0, 1],
      ]);
      const summary = (await server.visitor.get('/api/weekly-leaderboard/2026-07-06/summary')).json();
      expect(summary).toMatchObject({ competitors: 4, unlisted: 1, pendingBets: 4 });
      const own = (await (await server.as(ann)).get(`/api/user/${ann.id}/weekly-stats`)).json();
      expect(own).toMatchObject({ rank: 1, competitors: 3, points: 0, pendingBets: 2 });
      await server.close();
    });
  });

  test('the order of points, then net profit', async () => {
    for (const { id, input, expected } of readVectors<Ranking>('RANK').filter(({ op }) => op === 'weekly_order_points_then_net'))
      await withTestCtx({ signedOut: true }, async (ctx, world) => {
        for (const { user, points, net } of input.rows) {
          const { id: userId } = await addBettor(ctx, `user ${user}`, Array<'win'>(points / 3).fill('win'));
          // What the wins left over is lost or won back by one bet that is no win, so that the net is the vector's.
          const payoutCents = Math.round(100 * (net - (10 * points) / 3)) + 100_000;
          await addBet(ctx, userId, 'push', { stakeCents: 100_000, payoutCents });
        }
        const server = await openServer(world);
        const rows: Row[] = (await server.visitor.get('/api/weekly-leaderboard/2026-07-06')).json();
        expect([id, rows.map(({ user }) => user.username.slice(5))]).toEqual([id, expected]);
        await server.close();
      });
  });

  test('a bet counts in the week of its game, Monday to Sunday', async () => {
    await withTestCtx({ signedOut: true }, async (ctx, world) => {
      const ann = await addBettor(ctx, 'ann', []);
      for (const countsOn of ['2026-07-05', '2026-07-06', '2026-07-12', '2026-07-13']) await addBet(ctx, ann.id, 'win', { countsOn });
      const server = await openServer(world);
      const betsOf = async (week: string) => (await server.visitor.get(`/api/weekly-leaderboard/${week}`)).json()[0]?.totalBets ?? 0;
      const weeks = ['2026-06-22', '2026-06-29', '2026-07-06', encodeURIComponent('2026-07-06T04:00:00.000Z'), '2026-07-09', '2026-07-13'];
      expect(await Promise.all(weeks.map(betsOf))).toEqual([0, 1, 2, 2, 2, 1]);
      await server.close();
    });
  });

  test.each(['today', '2026-13-01', '2026-02-30', '1999-12-27', '2100-01-04', '0000-01-01', '%00', '2026-07-06T25:00:00Z', '1%20or%201=1'])(
    'the week %s is refused',
    async (week) => {
      await withTestCtx({ signedOut: true }, async (_ctx, world) => {
        const server = await openServer(world);
        expect((await server.visitor.get(`/api/weekly-leaderboard/${week}`)).statusCode).toBe(400);
        await server.close();
      });
    },
  );

  test('shows chosen names, hides who does not want to be seen, and gives away neither ids nor addresses', async () => {
    await withTestCtx({ signedOut: true }, async (ctx, world) => {
      const ann = await addBettor(ctx, 'ann', ['win']);
      const bob = await addBettor(ctx, 'bob', ['win', 'win']);
      const updatedAt = ctx.now();
      await ctx.db.insert(leaderboardProfiles).values([
        { userId: ann.id, displayName: 'Ace of Spades', displayNameKey: 'ace of spades', isListed: true, updatedAt },
        { userId: bob.id, displayName: null, displayNameKey: null, isListed: false, updatedAt },
      ]);
      const server = await openServer(world);
      const answer = await server.visitor.get('/api/weekly-leaderboard/2026-07-06');
      expect(answer.json()).toMatchObject([{ rank: 1, user: { username: 'Ace of Spades' } }]);
      for (const hidden of [ann.id, bob.id, '"ann"', 'bob', '@example.com']) expect(answer.body).not.toContain(hidden);
      expect((await server.visitor.get('/api/weekly-leaderboard/2026-07-06/summary')).json()).toMatchObject({
        competitors: 2,
        unlisted: 1,
      });
      await server.close();
    });
  });
});
