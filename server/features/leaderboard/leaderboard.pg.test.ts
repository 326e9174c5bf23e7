import { eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { leaderboardPlaces, leaderboardStandings, leaderboardWeeks, virtualBets } from '../../db/schema/index.ts';
import { withPostgres } from '../../testing/index.ts';
import { placeCompetitors } from './cohorts.ts';
import { freezeWeeks } from './freeze/freeze-weeks.ts';
import { addBet, addBettor, practice } from './testing/week.ts';

const atOnce = (work: () => Promise<unknown>): Promise<unknown> => Promise.all([1, 2, 3, 4].map(work));

describe('the leaderboard under races', () => {
  test('several sweeps at once freeze a week once, write a correction once and give everybody one place', async () => {
    await withPostgres({ signedOut: true, isDemo: false }, async (ctx, world) => {
      const system = world.ctxFor('system');
      const [ann] = [await addBettor(ctx, 'ann', ['win']), await addBettor(ctx, 'bob', ['loss'])];
      world.clock.set(new Date('2026-07-13T12:00:00Z'));
      await atOnce(() => freezeWeeks(system, practice));
      expect(await ctx.db.select().from(leaderboardWeeks)).toHaveLength(1);
      expect(await ctx.db.select().from(leaderboardStandings)).toHaveLength(2);

      await ctx.db.update(virtualBets).set({ result: 'loss', payoutCents: 0 }).where(eq(virtualBets.userId, ann!.id));
      await atOnce(() => freezeWeeks(system, practice));
      const ofAnn = eq(leaderboardStandings.userId, ann!.id);
      const versions = await ctx.db.select().from(leaderboardStandings).where(ofAnn).orderBy(leaderboardStandings.version);
      expect(versions.map(({ version, points }) => [version, points])).toEqual([
        [1, 3],
        [2, 0],
      ]);

      await addBet(ctx, ann!.id, 'win', { countsOn: '2026-07-13' });
      await atOnce(() => placeCompetitors(system, practice));
      expect(await ctx.db.select().from(leaderboardPlaces)).toHaveLength(1);
    });
  });
});
