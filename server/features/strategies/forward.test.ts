import { eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { contestFacts, contests, strategies, strategyMatches, users } from '../../db/schema/index.ts';
import { setLimits } from '../../testing/index.ts';
import { createFootballGame, reportFootball } from '../bets/testing/sport-scene.ts';
import { finalFacts } from '../picks/testing/board.ts';
import { homeDogs, type Setup, withSetup } from './testing/setup.ts';
import { addForward, addSignal, keep, listOf, PATH, reported, slow } from './testing/stored.ts';

describe('fires', () => {
  test('once a game, at the price of that moment, and its forward test is graded from the final score', slow, async () => {
    await withSetup([], async (setup) => {
      const { id } = await keep(setup);
      await setup.offer(-130, 110);
      expect((await setup.elite.get(`${PATH}/matches`)).json()).toMatchObject([
        { strategyId: id, selection: 'BOS to win', odds: 110, firedAt: null },
      ]);
      await setup.fire();
      setup.world.clock.advanceMinutes(2);
      await setup.offer(-140, 120);
      await setup.fire();
      expect(await setup.ctx.db.select().from(strategyMatches)).toMatchObject([{ strategyId: id, side: 'home', odds: 110, book: 'SUM' }]);
      const news = (await reported(setup)).filter(({ kind }) => kind === 'strategy_match');
      expect(news).toMatchObject([{ title: 'Home dogs: a match', href: `/strategies?strategy=${id}` }]);
      expect(news[0]!.body).toContain('BOS to win at +110 (Summit), NYY @ BOS at 7:05 PM ET.');
      expect((await setup.elite.get(`${PATH}/matches`)).json()).toMatchObject([{ odds: 110, firedAt: '2026-07-11T20:05:00.000Z' }]);
      expect(await listOf(setup)).toMatchObject([{ waiting: 1, forward: { totalBets: 0 } }]);
      const at = setup.world.clock.now();
      await setup.ctx.db
        .insert(contestFacts)
        .values({
          id: setup.ctx.newId(),
          contestId: setup.contest.id,
          version: 1,
          isFinal: true,
          facts: finalFacts(2, 5),
          factsHash: 'x',
          reportedAt: at,
          recordedAt: at,
        });
      expect(await listOf(setup)).toMatchObject([{ waiting: 0, rank: null, forward: { totalBets: 1, wins: 1, profit: 22 } }]);
      expect((await setup.elite.get(`${PATH}/${id}`)).json()).toMatchObject({
        forwardBets: [{ selection: 'BOS to win', odds: 110, result: 'win', profit: 22 }],
        forwardCurve: [{ on: '2026-07-11', bets: 1, profit: 22, total: 22 }],
      });
      await setup.ctx.db.update(contests).set({ status: 'final' }).where(eq(contests.id, setup.contest.id));
      expect((await setup.elite.get(`${PATH}/matches`)).json()).toEqual([]);
      // Other conditions are another test.
      setup.world.clock.advanceMinutes(1);
      await setup.elite.patch(`${PATH}/${id}`, { conditions: { ...homeDogs, maxOdds: 2.7 } });
      expect(await listOf(setup)).toMatchObject([{ waiting: 0, forward: { totalBets: 0 } }]);
    });
  });

  test.each<[what: string, prepare: (setup: Setup, id: string) => Promise<unknown>]>([
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
    await withSetup([], async (setup) => {
      const { id } = await keep(setup);
      await prepare(setup, id);
      await setup.fire();
      expect(await setup.ctx.db.select().from(strategyMatches)).toEqual([]);
    });
  });

  test('not before the last four hours', slow, async () => {
    await withSetup([], async (setup) => {
      await keep(setup);
      setup.world.clock.set(new Date('2026-07-11T19:04:00Z'));
      await setup.offer(-130, 110);
      await setup.fire();
      expect(await setup.ctx.db.select().from(strategyMatches)).toEqual([]);
      setup.world.clock.advanceMinutes(1);
      await setup.fire();
      expect(await setup.ctx.db.select().from(strategyMatches)).toHaveLength(1);
    });
  });

  test.each([
    ['a break', { coolOffUntil: new Date('2026-07-20T00:00:00Z') }],
    ['a self-exclusion', { excludedUntil: new Date('2026-07-20T00:00:00Z') }],
    ['an answer of under 21', { ageAnswer: 'under_age' }],
  ] as const)('in silence during %s: the test goes on, and no one is called', slow, async (_name, limits) => {
    await withSetup([], async (setup) => {
      await keep(setup);
      await setup.offer(-130, 110);
      await setLimits(setup.ctx, setup.user.id, limits);
      await setup.fire();
      expect(await setup.ctx.db.select().from(strategyMatches)).toHaveLength(1);
      expect((await reported(setup)).filter(({ kind }) => kind === 'strategy_match')).toEqual([]);
    });
  });
});

test('what was judged is judged anew with its price, and as that ages', slow, async () => {
  await withSetup([], async (setup) => {
    const { id } = await keep(setup);
    const odds = async (): Promise<number[]> => {
      const answer = (await setup.elite.get(`${PATH}/matches`)).json() as { strategyId: string; odds: number }[];
      return answer.filter(({ strategyId }) => strategyId === id).map((match) => match.odds);
    };
    expect(await odds()).toEqual([]);
    await setup.offer(-130, 110);
    expect([await odds(), await odds()]).toEqual([[110], [110]]);
    // Of the same second.
    await setup.offer(-140, 120);
    expect(await odds()).toEqual([120]);
    setup.world.clock.advanceMinutes(16);
    expect(await odds()).toEqual([]);
    await setup.offer(-140, 120);
    expect(await odds()).toEqual([120]);
  });
});

test('ranks go by the forward test alone', slow, async () => {
  await withSetup([], async (setup) => {
    const good = await keep(setup, { name: 'Good past', conditions: { ...homeDogs, maxOdds: 9 } });
    const better = await keep(setup, { name: 'Better since' });
    const young = await keep(setup, { name: 'Young' });
    for (const [strategyId, away, bets, won] of [
      [good.id, 'NYY', 10, 3],
      [better.id, 'BOS', 10, 7],
      [young.id, 'TEX', 9, 9],
    ] as const)
      for (let bet = 0; bet < bets; bet += 1) await addForward(setup, strategyId, away, bet, bet < won);
    expect((await listOf(setup)).map(({ name, rank }) => [name, rank])).toEqual([
      ['Better since', 1],
      ['Good past', 2],
      ['Young', null],
    ]);
    // What it did is added to and never rewritten.
    await expect(setup.ctx.db.update(strategyMatches).set({ odds: 500 })).rejects.toThrow(/strategy_matches/);
    await setup.ctx.db.delete(strategies);
    expect(await setup.ctx.db.select().from(strategyMatches)).toEqual([]);
  });
});

test('a signal on a CFL game is graded by football’s rules', slow, async () => {
  await withSetup([], async (setup) => {
    const { ctx } = setup;
    const { id } = await keep(setup);
    const ends = [
      { state: 'final', minutesPlayed: 66, score: { away: 31, home: 34 } },
      { state: 'final', minutesPlayed: 68, score: { away: 31, home: 31 } },
      { state: 'called', minutesPlayed: 54, score: { away: 20, home: 24 } },
    ] as const;
    for (const [at, facts] of ends.entries()) {
      const contest = await createFootballGame(ctx, 12 + at, { status: 'final' });
      await addSignal(setup, id, contest);
      await reportFootball(ctx, contest, facts);
    }
    // The win and the push count; the game that was void does not, and nothing waits.
    expect(await listOf(setup)).toMatchObject([{ waiting: 0, forward: { totalBets: 2, wins: 1, profit: 22 } }]);
  });
});

test('a signal waits for the final word, and while the result is held', slow, async () => {
  await withSetup([], async (setup) => {
    const { ctx, contest } = setup;
    const { id } = await keep(setup);
    await addSignal(setup, id, contest);
    const at = setup.world.clock.now();
    const tell = (version: number, isFinal: boolean) =>
      ctx.db
        .insert(contestFacts)
        .values({
          id: ctx.newId(),
          contestId: contest.id,
          version,
          isFinal,
          facts: finalFacts(2, 5),
          factsHash: `${version}`,
          reportedAt: at,
          recordedAt: at,
        });
    const waiting = async () => (await listOf(setup))[0]!.waiting;
    const hold = (resultHold: string | null) => ctx.db.update(contests).set({ resultHold }).where(eq(contests.id, contest.id));
    await tell(1, false);
    expect(await waiting()).toBe(1);
    await tell(2, true);
    await hold('The score is in doubt');
    expect(await waiting()).toBe(1);
    await hold(null);
    expect(await waiting()).toBe(0);
  });
});
