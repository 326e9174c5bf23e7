import type { BaseballFacts } from '@clearedge/quant/grading';
import { eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { contestFacts, contests, groupPicks } from '../../../db/schema/index.ts';
import type { Ctx } from '../../../kernel/ctx.ts';
import { type ContestRow, createContest, createUser, withTestCtx } from '../../../testing/index.ts';
import { createFootballGame, reportFootball } from '../../bets/testing/sport-scene.ts';
import { settleContest } from '../../settlement/index.ts';
import { tally } from '../leaderboard-feature.ts';
import { addBet, addBettor, openServer } from '../testing/week.ts';

const facts = (away: number, home: number): BaseballFacts => ({
  state: 'final',
  scheduledInnings: 9,
  completedInnings: 9,
  score: { away, home },
  lineScore: { away: [away, 0, 0, 0, 0, 0, 0, 0, 0], home: [home, 0, 0, 0, 0, 0, 0, 0, 0] },
  starters: { away: 'p1', home: 'p2' },
  players: {},
});

const report = (ctx: Ctx, { id }: ContestRow, version: number, reported: BaseballFacts, isFinal = true) =>
  ctx.db
    .insert(contestFacts)
    .values({
      id: ctx.newId(),
      contestId: id,
      version,
      isFinal,
      facts: reported,
      factsHash: String(version),
      reportedAt: ctx.now(),
      recordedAt: ctx.now(),
    });

type NewPick = Pick<typeof groupPicks.$inferInsert, 'market' | 'side' | 'line' | 'odds'>;
const addPick = (ctx: Ctx, groupId: string, userId: string, contest: ContestRow, pick: NewPick) =>
  ctx.db
    .insert(groupPicks)
    .values({
      id: ctx.newId(),
      groupId,
      userId,
      contestId: contest.id,
      slateOn: contest.slateOn,
      bookName: 'Summit',
      scheduledInnings: 9,
      pickedAt: ctx.now(),
      ...pick,
    });

describe('a group’s own board', () => {
  test('each pick counts one unit at its price', () => {
    const picks = [
      { result: 'win', odds: 150 },
      { result: 'win', odds: -200 },
      { result: 'loss', odds: 300 },
      { result: 'push', odds: 100 },
      { result: 'void', odds: 100 },
      { result: null, odds: 100 },
    ] as const;
    expect(tally(picks)).toEqual({ wins: 2, losses: 1, pushes: 2, pending: 1, units: 1 });
  });

  test('members by points, then net profit, in a week and over the year, with their graded picks; no one outside sees it', async () => {
    await withTestCtx({ signedOut: true }, async (ctx, world) => {
      const [ann, bob] = [await addBettor(ctx, 'ann', ['loss']), await addBettor(ctx, 'bob', ['win'], { isSimulated: true })];
      await addBet(ctx, ann.id, 'win', { countsOn: '2026-05-01' });
      await addBet(ctx, ann.id, 'win', { countsOn: '2026-05-02' });
      await addBet(ctx, ann.id, 'win', { countsOn: '2025-09-02' });
      const eve = await addBettor(ctx, 'eve', ['win', 'win']);
      const server = await openServer(world);
      const [asAnn, asBob, asEve] = [await server.as(ann), await server.as(bob), await server.as(eve)];
      const group = (await asAnn.post('/api/groups', { name: 'Bleachers' })).json();
      await asBob.post('/api/groups/join', { inviteCode: group.inviteCode });
      const contest = await createContest(ctx);
      await addPick(ctx, group.id, ann.id, contest, { market: 'moneyline', side: 'away', line: null, odds: 150 });
      await addPick(ctx, group.id, bob.id, contest, { market: 'total', side: 'over', line: 9, odds: -110 });
      await report(ctx, contest, 1, facts(6, 3));
      await settleContest(world.ctxFor('system'), contest.id);

      const url = `/api/groups/${group.id}/leaderboard`;
      const rows = async (query: string) => (await asAnn.get(`${url}?${query}`)).json().rows;
      expect(await rows('week=2026-07-06')).toMatchObject([
        { rank: 1, username: 'bob', points: 3, isYou: false, isSimulated: true, picks: { pushes: 1, units: 0 } },
        { rank: 2, username: 'ann', points: 0, isYou: true, picks: { wins: 1, units: 1.5 } },
      ]);
      expect((await rows('period=season')).map(({ username, points }: { username: string; points: number }) => [username, points])).toEqual(
        [
          ['ann', 6],
          ['bob', 3],
        ],
      );
      expect((await asEve.get(url)).statusCode).toBe(404);
      expect((await asAnn.get(`${url}?period=ever`)).statusCode).toBe(400);
      await server.close();
    });
  });

  test('a pick is graded when the facts are final, and again when they are corrected; older facts never win', async () => {
    await withTestCtx({ signedOut: true }, async (ctx, world) => {
      const ann = await createUser(ctx);
      const server = await openServer(world);
      const group = (await (await server.as(ann)).post('/api/groups', { name: 'Bleachers' })).json();
      const contest = await createContest(ctx);
      await addPick(ctx, group.id, ann.id, contest, { market: 'spread', side: 'home', line: 1.5, odds: -130 });
      const result = async () => {
        await settleContest(world.ctxFor('system'), contest.id);
        const [pick] = await ctx.db.select().from(groupPicks).where(eq(groupPicks.contestId, contest.id));
        return [pick!.result, pick!.factsVersion];
      };
      expect(await result()).toEqual([null, null]);
      await report(ctx, contest, 1, facts(4, 3), false);
      expect(await result()).toEqual([null, null]);
      await report(ctx, contest, 2, facts(4, 3));
      expect(await result()).toEqual(['win', 2]);
      await report(ctx, contest, 3, facts(5, 3));
      expect(await result()).toEqual(['loss', 3]);
      await server.close();
    });
  });

  test('a CFL pick is graded by football’s rules: overtime counts, a tie pushes, too short a game is void', async () => {
    await withTestCtx({ signedOut: true }, async (ctx, world) => {
      const ann = await createUser(ctx);
      const server = await openServer(world);
      const group = (await (await server.as(ann)).post('/api/groups', { name: 'Bleachers' })).json();
      const ends = [
        [{ state: 'final', minutesPlayed: 66, score: { away: 31, home: 34 } }, 'loss', 'win'],
        [{ state: 'final', minutesPlayed: 68, score: { away: 31, home: 31 } }, 'push', 'win'],
        [{ state: 'called', minutesPlayed: 54, score: { away: 20, home: 24 } }, 'void', 'void'],
      ] as const;
      for (const [at, [reported, moneyline, total]] of ends.entries()) {
        const contest = await createFootballGame(ctx, 11 + at, { status: 'final' });
        await addPick(ctx, group.id, ann.id, contest, { market: 'moneyline', side: 'away', line: null, odds: 120 });
        await addPick(ctx, group.id, ann.id, contest, { market: 'total', side: 'over', line: 51.5, odds: -110 });
        await reportFootball(ctx, contest, reported);
        await settleContest(world.ctxFor('system'), contest.id);
        const picks = await ctx.db.select().from(groupPicks).where(eq(groupPicks.contestId, contest.id));
        expect(new Map(picks.map(({ market, result }) => [market, result]))).toEqual(
          new Map([
            ['moneyline', moneyline],
            ['total', total],
          ]),
        );
      }
      await server.close();
    });
  });

  test('a pick waits while the result is held, and is graded when it is released', async () => {
    await withTestCtx({ signedOut: true }, async (ctx, world) => {
      const ann = await createUser(ctx);
      const server = await openServer(world);
      const group = (await (await server.as(ann)).post('/api/groups', { name: 'Bleachers' })).json();
      const contest = await createContest(ctx);
      await addPick(ctx, group.id, ann.id, contest, { market: 'moneyline', side: 'away', line: null, odds: 120 });
      await report(ctx, contest, 1, facts(6, 3));
      const gradeHeld = async (resultHold: string | null) => {
        await ctx.db.update(contests).set({ resultHold }).where(eq(contests.id, contest.id));
        await settleContest(world.ctxFor('system'), contest.id);
        return (await ctx.db.select().from(groupPicks))[0]!.result;
      };
      expect([await gradeHeld('The score is in doubt'), await gradeHeld(null)]).toEqual([null, 'win']);
      await server.close();
    });
  });
});
