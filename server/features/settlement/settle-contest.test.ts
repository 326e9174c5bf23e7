import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { bets, contests, groupPicks, groups, virtualBets, virtualLegs } from '../../db/schema/index.ts';
import type { Ctx } from '../../kernel/ctx.ts';
import { type ContestRow, createContest, makeServer, withTestCtx } from '../../testing/index.ts';
import { betsFeature } from '../bets/index.ts';
import { practiceFeature } from '../practice/index.ts';
import { expectSoundBooks, finalScore, GAME_ID, offerGame, report, slip } from '../practice/testing/scene.ts';
import { settlementFeature } from './index.ts';
import { sweepOpenJob } from './jobs.ts';
import { listContestsToSettle, settleContest } from './settle-contest.ts';

interface Scene {
  ctx: Ctx;
  system: Ctx;
  contest: ContestRow;
  /** Of two tracked bets, a practice bet and a group pick, each on the away club. */
  results: () => Promise<(string | null)[]>;
}

async function scene(work: (scene: Scene) => Promise<void>): Promise<void> {
  await withTestCtx({}, async (ctx, world) => {
    const contest = await offerGame(ctx);
    const server = await makeServer([betsFeature, practiceFeature(), settlementFeature], { world });
    const me = await server.as(world.user!);
    const pick = { market: 'moneyline', period: 'full', side: 'away' };
    const body = { gameId: GAME_ID, betType: 'moneyline', selection: 'Yankees', odds: 110, stake: 50, potentialWin: 55, pick };
    for (const stake of [50, 60]) expect((await me.post('/api/bets', { ...body, stake, potentialWin: 1.1 * stake })).statusCode).toBe(201);
    expect((await me.post('/api/virtual/bets', slip())).statusCode).toBe(201);
    const [groupId, at] = [ctx.newId(), ctx.now()];
    const { id: userId } = world.user!;
    const group = { name: 'Bleachers', description: '', isPrivate: false, maxMembers: 5, memberCount: 1, inviteCode: 'ABCDEFGH' };
    await ctx.db.insert(groups).values({ id: groupId, ...group, createdAt: at });
    const own = { id: ctx.newId(), groupId, userId, contestId: contest.id, slateOn: contest.slateOn, pickedAt: at };
    await ctx.db
      .insert(groupPicks)
      .values({ ...own, market: 'moneyline', side: 'away', line: null, odds: 120, bookName: 'Summit', scheduledInnings: 9 });
    await ctx.db.update(contests).set({ status: 'final' }).where(eq(contests.id, contest.id));
    await report(ctx, contest.id, 1, finalScore(6, 3));
    const results = async () =>
      [
        ...(await ctx.db.select().from(bets).orderBy(bets.stakeCents)),
        ...(await ctx.db.select().from(virtualBets)),
        ...(await ctx.db.select().from(groupPicks)),
      ].map(({ result }) => result);
    await work({ ctx, system: world.ctxFor('system'), contest, results });
    await server.close();
  });
}

test('an item that cannot be graded holds up no other, and its failure is reported', async () => {
  await scene(async ({ ctx, system, contest, results }) => {
    const unreadable = { market: 'total', period: 'full', side: 'over', line: 'x' } as never;
    await ctx.db.update(bets).set({ selection: unreadable }).where(eq(bets.stakeCents, 5000));
    await expect(settleContest(system, contest.id)).rejects.toThrow(RangeError);
    expect(await results()).toEqual([null, 'win', 'win', 'win']);
    // A contest that fails holds up no other contest of the sweep either.
    const other = await createContest(ctx, { gameId: '20260712_LAD@SF', status: 'final' });
    await ctx.db.update(groupPicks).set({ contestId: other.id, result: null, factsVersion: null });
    await report(ctx, other.id, 1, finalScore(1, 3));
    expect((await listContestsToSettle(ctx)).sort()).toEqual([contest.id, other.id].sort());
    await expect(sweepOpenJob.run(system, { firedAt: '' })).rejects.toThrow(RangeError);
    expect(await results()).toEqual([null, 'win', 'win', 'loss']);
    await expectSoundBooks(ctx);
  });
});

test('a result that is held while its items are graded grades none that is left', async () => {
  await scene(async ({ ctx, system, contest, results }) => {
    const hold = (resultHold: string | null) => ctx.db.update(contests).set({ resultHold }).where(eq(contests.id, contest.id));
    let transactions = 0;
    const transact: Ctx['transact'] = async (work) => {
      transactions += 1;
      // After the closing prices and the first look at the facts.
      if (transactions === 3) await hold('The score is in doubt');
      return system.transact(work);
    };
    await settleContest({ ...system, transact }, contest.id);
    expect(transactions).toBeGreaterThan(3);
    expect(await results()).toEqual([null, null, null, null]);
    expect((await ctx.db.select().from(virtualLegs)).map(({ result }) => result)).toEqual([null]);
    await hold(null);
    await settleContest(system, contest.id);
    await settleContest(system, contest.id);
    expect(await results()).toEqual(['win', 'win', 'win', 'win']);
    await expectSoundBooks(ctx);
  });
});
