import { describe, expect, test } from 'vitest';
import { leaderboardPlaces } from '../../db/schema/index.ts';
import { withTestCtx } from '../../testing/index.ts';
import { placeCompetitors } from './cohorts.ts';
import { freezeWeeks } from './freeze/freeze-weeks.ts';
import { addBet, addBettor, openServer, practice } from './testing/week.ts';

describe('cohorts', () => {
  test('everybody starts as a rookie; the best of a cohort goes up when the week is frozen, not before', async () => {
    await withTestCtx({ signedOut: true }, async (ctx, world) => {
      const system = world.ctxFor('system');
      const ann = await addBettor(ctx, 'ann', ['win']);
      const others = [await addBettor(ctx, 'bob', ['loss']), await addBettor(ctx, 'cid', ['loss'])];
      expect(await placeCompetitors(system, practice)).toBe(3);
      expect(await placeCompetitors(system, practice)).toBe(0);
      const server = await openServer(world);
      const asAnn = await server.as(ann);
      const cohort = async (week: string) => (await asAnn.get(`/api/weekly-leaderboard/${week}/cohort`)).json();
      expect(await cohort('2026-07-06')).toMatchObject({
        division: 'Rookie',
        level: 1,
        levels: 5,
        movement: 'new',
        goUp: 1,
        goDown: 0,
        entries: [
          { rank: 1, zone: 'up', isYou: true },
          { rank: 2, zone: 'stays', isYou: false },
          { rank: 2, zone: 'stays', isYou: false },
        ],
      });

      world.clock.set(new Date('2026-07-14T16:00:00Z'));
      for (const { id } of [ann, ...others]) await addBet(ctx, id, 'win', { countsOn: '2026-07-13' });
      expect(await placeCompetitors(system, practice)).toBe(0);
      expect(await cohort('2026-07-13')).toMatchObject({ division: null, entries: [] });
      await freezeWeeks(system, practice);
      expect(await placeCompetitors(system, practice)).toBe(3);
      expect(await cohort('2026-07-13')).toMatchObject({ division: 'Single-A', movement: 'up', entries: [{ isYou: true }] });
      await server.close();
    });
  });

  test('pending bets alone give no place in a cohort, and a past week of nothing else holds no one back', async () => {
    await withTestCtx({ signedOut: true }, async (ctx, world) => {
      const system = world.ctxFor('system');
      const ann = await addBettor(ctx, 'ann', [null]);
      expect(await placeCompetitors(system, practice)).toBe(0);
      world.clock.set(new Date('2026-07-14T16:00:00Z'));
      await addBet(ctx, ann.id, 'win', { countsOn: '2026-07-13' });
      expect(await placeCompetitors(system, practice)).toBe(1);
    });
  });

  test('a cohort has twenty places, and who is not listed stands in it without a name', async () => {
    await withTestCtx({ signedOut: true }, async (ctx, world) => {
      const bettors = [];
      for (let at = 0; at < 21; at++) bettors.push(await addBettor(ctx, `bettor${at}`, ['win']));
      await placeCompetitors(world.ctxFor('system'), practice);
      const places = await ctx.db.select().from(leaderboardPlaces);
      expect(places.filter(({ cohort }) => cohort === 1)).toHaveLength(20);
      expect(places.filter(({ cohort }) => cohort === 2)).toHaveLength(1);
      const [own, hidden] = bettors.filter(({ id }) => places.some(({ userId, cohort }) => userId === id && cohort === 1));
      const server = await openServer(world);
      await (await server.as(hidden!)).patch('/api/leaderboard/profile', { isListed: false });
      const answer = await (await server.as(own!)).get('/api/weekly-leaderboard/2026-07-06/cohort');
      expect(answer.body).toContain('Unlisted competitor');
      expect(answer.body).not.toContain(`"${hidden!.username}"`);
      expect(answer.json().entries).toHaveLength(20);
      await server.close();
    });
  });
});
