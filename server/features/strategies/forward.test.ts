import { eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { contestFacts, strategies, strategyMatches, users } from '../../db/schema/index.ts';
import { setLimits } from '../../testing/index.ts';
import { finalFacts } from '../picks/testing/board.ts';
import { type Desk, homeDogs, withDesk } from './testing/desk.ts';
import { addForward, keep, listOf, PATH, slow, told } from './testing/kept.ts';

describe('fires', () => {
  test('once a game, at the price of that moment, and its forward test is graded from the final score', slow, async () => {
    await withDesk([], async (desk) => {
      const { id } = await keep(desk);
      await desk.offer(-130, 110);
      expect((await desk.elite.get(`${PATH}/matches`)).json()).toMatchObject([
        { strategyId: id, selection: 'BOS to win', odds: 110, firedAt: null },
      ]);
      await desk.fire();
      desk.world.clock.advanceMinutes(2);
      await desk.offer(-140, 120);
      await desk.fire();
      expect(await desk.ctx.db.select().from(strategyMatches)).toMatchObject([{ strategyId: id, side: 'home', odds: 110, book: 'SUM' }]);
      const news = (await told(desk)).filter(({ kind }) => kind === 'strategy_match');
      expect(news).toMatchObject([{ title: 'Home dogs: a match', href: `/strategies?strategy=${id}` }]);
      expect(news[0]!.body).toContain('BOS to win at +110 (Summit), NYY @ BOS at 7:05 PM ET.');
      expect((await desk.elite.get(`${PATH}/matches`)).json()).toMatchObject([{ odds: 110, firedAt: '2026-07-11T20:05:00.000Z' }]);
      expect(await listOf(desk)).toMatchObject([{ waiting: 1, forward: { totalBets: 0 } }]);
      const at = desk.world.clock.now();
      await desk.ctx.db.insert(contestFacts).values({
        id: desk.ctx.newId(),
        contestId: desk.contest.id,
        version: 1,
        isFinal: true,
        facts: finalFacts(2, 5),
        factsHash: 'x',
        reportedAt: at,
        recordedAt: at,
      });
      expect(await listOf(desk)).toMatchObject([{ waiting: 0, rank: null, forward: { totalBets: 1, wins: 1, profit: 22 } }]);
      expect((await desk.elite.get(`${PATH}/${id}`)).json()).toMatchObject({
        forwardBets: [{ selection: 'BOS to win', odds: 110, result: 'win', profit: 22 }],
        forwardCurve: [{ on: '2026-07-11', bets: 1, profit: 22, total: 22 }],
      });
      // Other conditions are another test.
      desk.world.clock.advanceMinutes(1);
      await desk.elite.patch(`${PATH}/${id}`, { conditions: { ...homeDogs, maxOdds: 2.7 } });
      expect(await listOf(desk)).toMatchObject([{ waiting: 0, forward: { totalBets: 0 } }]);
    });
  });

  test.each<[what: string, prepare: (desk: Desk, id: string) => Promise<unknown>]>([
    ['at a price out of range', ({ offer }) => offer(-110, -110)],
    ['at a price that was taken down', ({ offer }) => offer(null, null)],
    [
      'at a stale price',
      async ({ offer, world }) => {
        await offer(-130, 110);
        world.clock.advanceMinutes(16);
      },
    ],
    [
      'for one that is off',
      async ({ offer, elite }, id) => {
        await offer(-130, 110);
        await elite.patch(`${PATH}/${id}`, { isActive: false });
      },
    ],
    [
      'for one that was deleted',
      async ({ offer, elite }, id) => {
        await offer(-130, 110);
        await elite.delete(`${PATH}/${id}`);
      },
    ],
    [
      'for one whose tier is gone',
      async ({ offer, ctx, user }) => {
        await offer(-130, 110);
        await ctx.db.update(users).set({ tier: 'pro' }).where(eq(users.id, user.id));
      },
    ],
    [
      'once the game has begun',
      async ({ offer, world }) => {
        world.clock.advanceMinutes(181);
        await offer(-130, 110);
      },
    ],
  ])('not %s', slow, async (_what, prepare) => {
    await withDesk([], async (desk) => {
      const { id } = await keep(desk);
      await prepare(desk, id);
      await desk.fire();
      expect(await desk.ctx.db.select().from(strategyMatches)).toEqual([]);
    });
  });

  test('not before the last four hours', slow, async () => {
    await withDesk([], async (desk) => {
      await keep(desk);
      desk.world.clock.set(new Date('2026-07-11T19:04:00Z'));
      await desk.offer(-130, 110);
      await desk.fire();
      expect(await desk.ctx.db.select().from(strategyMatches)).toEqual([]);
      desk.world.clock.advanceMinutes(1);
      await desk.fire();
      expect(await desk.ctx.db.select().from(strategyMatches)).toHaveLength(1);
    });
  });

  test.each([
    ['a break', { coolOffUntil: new Date('2026-07-20T00:00:00Z') }],
    ['a self-exclusion', { excludedUntil: new Date('2026-07-20T00:00:00Z') }],
    ['an answer of under 21', { ageAnswer: 'under_age' }],
  ] as const)('in silence during %s: the test goes on, and no one is called', slow, async (_name, limits) => {
    await withDesk([], async (desk) => {
      await keep(desk);
      await desk.offer(-130, 110);
      await setLimits(desk.ctx, desk.user.id, limits);
      await desk.fire();
      expect(await desk.ctx.db.select().from(strategyMatches)).toHaveLength(1);
      expect((await told(desk)).filter(({ kind }) => kind === 'strategy_match')).toEqual([]);
    });
  });
});

test('ranks go by the forward test alone', slow, async () => {
  await withDesk([], async (desk) => {
    const good = await keep(desk, { name: 'Good past', conditions: { ...homeDogs, maxOdds: 9 } });
    const better = await keep(desk, { name: 'Better since' });
    const young = await keep(desk, { name: 'Young' });
    for (const [strategyId, away, bets, won] of [
      [good.id, 'NYY', 10, 3],
      [better.id, 'BOS', 10, 7],
      [young.id, 'TEX', 9, 9],
    ] as const)
      for (let bet = 0; bet < bets; bet += 1) await addForward(desk, strategyId, away, bet, bet < won);
    expect((await listOf(desk)).map(({ name, rank }) => [name, rank])).toEqual([
      ['Better since', 1],
      ['Good past', 2],
      ['Young', null],
    ]);
    // What it did is added to and never rewritten.
    await expect(desk.ctx.db.update(strategyMatches).set({ odds: 500 })).rejects.toThrow(/strategy_matches/);
    await desk.ctx.db.delete(strategies);
    expect(await desk.ctx.db.select().from(strategyMatches)).toEqual([]);
  });
});
