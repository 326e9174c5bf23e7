import { eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { leaderboardStandings, leaderboardWeeks, notifications, users, virtualBets } from '../../../db/schema/index.ts';
import { withTestCtx } from '../../../testing/index.ts';
import { getBoard, getWeekSummary } from '../board.ts';
import { addBet, addBettor, openServer, practice } from '../testing/week.ts';
import { freezeWeeks } from './freeze-weeks.ts';

describe('frozen weeks', () => {
  test('a week is frozen once nothing of it waits; what changes afterwards is logged beside it', async () => {
    await withTestCtx({ signedOut: true }, async (ctx, world) => {
      const ann = await addBettor(ctx, 'ann', ['win', 'win']);
      const bob = await addBettor(ctx, 'bob', ['win']);
      const open = await addBet(ctx, bob.id, null, { countsOn: '2026-07-12' });
      const server = await openServer(world);
      const ofWeek = { params: { weekStart: '2026-07-06' } };
      const summary = () => getWeekSummary(practice)(ctx, ofWeek);
      world.clock.set(new Date('2026-07-13T05:00:00Z'));
      await freezeWeeks(world.ctxFor('system'), practice);
      expect((await summary()).frozenAt).toBeNull();

      const settle = (id: string, result: 'win' | 'loss') =>
        ctx.db
          .update(virtualBets)
          .set({ status: 'settled', result, payoutCents: result === 'win' ? 2000 : 0 })
          .where(eq(virtualBets.id, id));
      await settle(open, 'loss');
      await freezeWeeks(world.ctxFor('system'), practice);
      await freezeWeeks(world.ctxFor('system'), practice);
      world.clock.set(new Date('2026-07-13T06:00:00Z'));
      expect(await summary()).toMatchObject({ frozenAt: '2026-07-13T05:00:00.000Z', isCurrent: false, corrections: [] });
      expect(await ctx.db.select().from(leaderboardStandings)).toHaveLength(2);
      const reported = (await ctx.db.select().from(notifications)).filter(({ kind }) => kind === 'leaderboard');
      expect(reported.map(({ title }) => title).sort()).toEqual([
        'Your week on the leaderboard: number 1 of 2',
        'Your week on the leaderboard: number 2 of 2',
      ]);

      await settle(open, 'win');
      const board = async () => (await getBoard(practice)(ctx, ofWeek)).map(({ points }) => points);
      expect(await board()).toEqual([6, 3]);
      await freezeWeeks(world.ctxFor('system'), practice);
      world.clock.set(new Date('2026-07-13T07:00:00Z'));
      expect((await summary()).corrections).toEqual([
        {
          at: '2026-07-13T06:00:00.000Z',
          username: 'bob',
          pointsBefore: 3,
          pointsAfter: 6,
          netProfitBefore: 0,
          netProfitAfter: 20,
          reason: 'A result was corrected.',
        },
      ]);
      expect(await board()).toEqual([6, 6]);
      const own = (await (await server.as(ann)).get(`/api/user/${ann.id}/weekly-stats`)).json();
      expect(own.history).toEqual([{ weekOn: '2026-07-06', rank: 1, points: 6, netProfit: 20, totalBets: 2 }]);
      await server.close();
    });
  });

  test('after three days a week is frozen whatever waits, and a late result is logged', async () => {
    await withTestCtx({ signedOut: true }, async (ctx, world) => {
      const ann = await addBettor(ctx, 'ann', ['win']);
      const late = await addBet(ctx, ann.id, null);
      world.clock.set(new Date('2026-07-16T04:00:00Z'));
      await freezeWeeks(world.ctxFor('system'), practice);
      await ctx.db.update(virtualBets).set({ status: 'settled', result: 'win', payoutCents: 2000 }).where(eq(virtualBets.id, late));
      await freezeWeeks(world.ctxFor('system'), practice);
      const rows = await ctx.db.select().from(leaderboardStandings);
      expect(rows.map(({ version, points, reason }) => [version, points, reason])).toEqual([
        [1, 3, null],
        [2, 6, 'A result came in after the week was final.'],
      ]);
    });
  });

  test('an empty week leaves no trace, and a frozen row cannot be changed or removed, not even with its account', async () => {
    await withTestCtx({ signedOut: true }, async (ctx, world) => {
      world.clock.set(new Date('2026-07-13T05:00:00Z'));
      await freezeWeeks(world.ctxFor('system'), practice);
      expect(await ctx.db.select().from(leaderboardWeeks)).toEqual([]);
      const ann = await addBettor(ctx, 'ann', ['win']);
      await freezeWeeks(world.ctxFor('system'), practice);
      await expect(ctx.db.update(leaderboardStandings).set({ points: 99 })).rejects.toThrow(/Failed query: update/);
      await expect(ctx.db.delete(leaderboardWeeks)).rejects.toThrow(/Failed query: delete/);
      await ctx.db.delete(users).where(eq(users.id, ann.id));
      await freezeWeeks(world.ctxFor('system'), practice);
      const server = await openServer(world);
      const rows = (await server.visitor.get('/api/weekly-leaderboard/2026-07-06')).json();
      expect(rows).toMatchObject([{ points: 3, user: { username: 'Former member' } }]);
      await server.close();
    });
  });
});
