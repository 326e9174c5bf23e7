import type { BaseballFacts } from '@clearedge/quant/grading';
import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { betGradings, bets, contestFacts, contests, notifications } from '../../db/schema/index.ts';
import type { Ctx } from '../../kernel/ctx.ts';
import { type ContestRow, createContest, createUser, makeServer, type TestWorld, withTestCtx } from '../../testing/index.ts';
import { betsFeature } from '../bets/index.ts';
import { importCsv } from '../bets/testing/import-csv.ts';
import { recordFacts } from '../contests/index.ts';
import { settlementFeature } from './index.ts';
import { settleOnFacts } from './jobs.ts';
import { settleContest } from './settle-contest.ts';

const slip = (gameId: string, change: object = {}) => ({
  gameId,
  betType: 'moneyline',
  selection: 'New York Yankees',
  odds: -126,
  stake: 40,
  potentialWin: 31.75,
  pick: { market: 'moneyline', side: 'away' },
  ...change,
});
const final = (away: number, home: number): BaseballFacts => ({
  state: 'final',
  scheduledInnings: 9,
  completedInnings: 9,
  score: { away, home },
  lineScore: { away: [away, 0, 0, 0, 0, 0, 0, 0, 0], home: [home, 0, 0, 0, 0, 0, 0, 0, 0] },
  starters: { away: 'p1', home: 'p2' },
  players: {},
});

async function report(ctx: Ctx, contest: ContestRow, version: number, facts: BaseballFacts): Promise<void> {
  const now = ctx.now();
  await ctx.db
    .insert(contestFacts)
    .values({
      id: ctx.newId(),
      contestId: contest.id,
      version,
      isFinal: true,
      facts,
      factsHash: `${version}`,
      reportedAt: now,
      recordedAt: now,
    });
}

async function setUp(ctx: Ctx, world: TestWorld) {
  const contest = await createContest(ctx);
  const server = await makeServer([betsFeature, settlementFeature], { world });
  const me = await server.as(world.user!);
  const system = world.ctxFor('system');
  return { contest, server, me, system };
}

test('a tracked bet is graded from the final score, with a receipt that names the rule', async () => {
  await withTestCtx({}, async (ctx, world) => {
    const { contest, me, system, server } = await setUp(ctx, world);
    const placed = await me.post('/api/bets', slip(contest.gameId));
    expect(placed.statusCode).toBe(201);
    await report(ctx, contest, 1, final(6, 3));
    await settleContest(system, contest.id);
    const bet = (await me.get(`/api/bets/${placed.json().id}`)).json();
    expect(bet).toMatchObject({
      status: 'settled',
      result: 'win',
      actualWin: 31.75,
      receipt: {
        finalScore: { away: 6, home: 3 },
        stake: 40,
        profit: 31.75,
        payout: 71.75,
        payoutFormula: 'Profit $31.75 = $40.00 × 100 / 126',
        gradedBy: 'settlement',
      },
    });
    expect(bet.receipt.ruleTitle).toBeTruthy();
    expect(bet.receipt.postings).toHaveLength(1);
    expect(world.published).toContainEqual({ topic: 'user', userId: world.user!.id, what: 'bets' });
    const reported = await ctx.db.select().from(notifications).where(eq(notifications.kind, 'bet_settled'));
    expect(reported).toMatchObject([{ title: 'Bet won', body: 'NYY @ BOS, New York Yankees ML −126: +$31.75' }]);
    await server.close();
  });
});

test.each([
  ['2026-07-12T02:42:10.000Z', 'Final from MLB, confirmed by ESPN, 10:42 PM ET'],
  [null, 'Final from MLB alone; ESPN did not confirm it in time'],
])('a receipt names who told a game’s final and who confirmed it; while they differ, what was graded stays', async (confirmedAt, words) => {
  await withTestCtx({}, async (ctx, world) => {
    const { contest, me, system, server } = await setUp(ctx, world);
    const placed = (await me.post('/api/bets', slip(contest.gameId))).json() as { id: string };
    const read = async () => (await me.get(`/api/bets/${placed.id}`)).json() as object;
    await ctx.db.update(contests).set({ status: 'final', endedAt: ctx.now() }).where(eq(contests.id, contest.id));
    const tell = async (facts: BaseballFacts, more: object): Promise<void> => {
      world.feed.facts.set(contest.gameId, { gameId: contest.gameId, facts, reportedAt: ctx.now(), isFinal: true, ...more });
      await recordFacts(system, contest.gameId, settleOnFacts);
      await settleContest(system, contest.id);
    };
    await tell(final(6, 3), { sources: { first: 'MLB', second: 'ESPN', confirmedAt } });
    const graded = { status: 'settled', result: 'win', receipt: { finalScore: { away: 6, home: 3 }, resultSources: words } };
    expect(await read()).toMatchObject(graded);
    await tell(final(6, 7), { hold: 'Two sources differ, and the result waits: MLB says 6-7, final; ESPN says 6-3, final' });
    expect(await read()).toMatchObject(graded);
    expect((await ctx.db.select({ hold: contests.resultHold }).from(contests))[0]!.hold).toContain('ESPN says 6-3, final');
    await tell(final(6, 7), { sources: { first: 'MLB', second: 'ESPN', confirmedAt: '2026-07-12T03:00:00.000Z' } });
    const receipt = { resultSources: 'Final from MLB, confirmed by ESPN, 11:00 PM ET', postings: [{}, { kind: 'reversal' }, {}] };
    expect(await read()).toMatchObject({ result: 'loss', receipt });
    await server.close();
  });
});

test('settling twice, and twice at once, grades once', async () => {
  await withTestCtx({}, async (ctx, world) => {
    const { contest, me, system, server } = await setUp(ctx, world);
    await me.post('/api/bets', slip(contest.gameId));
    await report(ctx, contest, 1, final(6, 3));
    await Promise.all([settleContest(system, contest.id), settleContest(system, contest.id)]);
    await settleContest(system, contest.id);
    expect(await ctx.db.select().from(betGradings)).toHaveLength(1);
    expect(await ctx.db.select().from(notifications).where(eq(notifications.kind, 'bet_settled'))).toHaveLength(1);
    await server.close();
  });
});

test('a corrected score posts a reversal and a new grade', async () => {
  await withTestCtx({}, async (ctx, world) => {
    const { contest, me, system, server } = await setUp(ctx, world);
    const { id } = (await me.post('/api/bets', slip(contest.gameId))).json();
    await report(ctx, contest, 1, final(6, 3));
    await settleContest(system, contest.id);
    await report(ctx, contest, 2, final(3, 6));
    await settleContest(system, contest.id);
    const bet = (await me.get(`/api/bets/${id}`)).json();
    expect(bet).toMatchObject({ result: 'loss', actualWin: -40, receipt: { grade: 'loss', payout: 0 } });
    expect(bet.receipt.postings).toMatchObject([
      { kind: 'grade', grade: 'win', profit: 31.75 },
      { kind: 'reversal', grade: 'win', profit: -31.75, reason: 'The result was corrected.' },
      { kind: 'grade', grade: 'loss', profit: -40 },
    ]);
    const rows = await ctx.db.select().from(betGradings);
    expect(rows.reduce((sum, row) => sum + row.profitCents, 0)).toBe(-4000);
    await server.close();
  });
});

test('a game that is over without a score leaves the bet pending and says so', async () => {
  await withTestCtx({}, async (ctx, world) => {
    const { contest, me, system, server } = await setUp(ctx, world);
    const { id } = (await me.post('/api/bets', slip(contest.gameId))).json();
    await settleContest(system, contest.id);
    expect((await me.get(`/api/bets/${id}`)).json()).toMatchObject({
      status: 'pending',
      flag: 'The final score has not arrived yet.',
      receipt: null,
    });
    await report(ctx, contest, 1, final(1, 0));
    await settleContest(system, contest.id);
    expect((await me.get(`/api/bets/${id}`)).json()).toMatchObject({ status: 'settled', flag: null });
    await server.close();
  });
});

test('a bet that scores cannot grade is resolved by its owner or an admin, by no one else', async () => {
  await withTestCtx({}, async (ctx, world) => {
    const { contest, me, server } = await setUp(ctx, world);
    const gradable = (await me.post('/api/bets', slip(contest.gameId))).json();
    const free = (
      await me.post('/api/bets', { gameId: 'Boxing night', betType: 'prop', selection: 'Red corner by knock-out', odds: 200, stake: 10 })
    ).json();
    const other = await server.as(await createUser(ctx, {}));
    const admin = await server.as(await createUser(ctx, { isAdmin: true }));
    expect((await me.post(`/api/bets/${gradable.id}/resolve`, { result: 'win' })).json()).toMatchObject({ code: 'CONFLICT' });
    expect((await other.post(`/api/bets/${free.id}/resolve`, { result: 'win' })).statusCode).toBe(404);
    expect((await me.post(`/api/bets/${free.id}/resolve`, { result: 'win' })).json()).toMatchObject({
      result: 'win',
      actualWin: 20,
      receipt: { ruleTitle: 'Result entered by hand', gradedBy: 'owner' },
    });
    expect((await admin.post(`/api/bets/${free.id}/resolve`, { result: 'void' })).json()).toMatchObject({
      result: 'void',
      actualWin: 0,
      receipt: { postings: [{}, { kind: 'reversal' }, { kind: 'grade', grade: 'void' }] },
    });
    await server.close();
  });
});

test('an imported result stands: settlement does not grade it again', async () => {
  await withTestCtx({ now: '2026-07-12T16:00:00Z' }, async (ctx, world) => {
    const { contest, me, system, server } = await setUp(ctx, world);
    const csv = 'date,game,type,selection,odds,stake,result\n2026-07-11T20:00:00Z,NYY @ BOS,moneyline,Yankees,-126,40,lost\n';
    expect(await importCsv(me, csv)).toEqual({ imported: 1, skipped: 0, refused: [] });
    await report(ctx, contest, 1, final(6, 3));
    await settleContest(system, contest.id);
    expect(await ctx.db.select().from(bets)).toMatchObject([{ result: 'loss', profitCents: -4000, contestId: contest.id }]);
    expect(await ctx.db.select().from(betGradings)).toEqual([]);
    await server.close();
  });
});

test('the bets of a slate are one entry under the bell that grows, each user has their own, and a correction comes by itself', async () => {
  await withTestCtx({}, async (ctx, world) => {
    const { contest, me, system, server } = await setUp(ctx, world);
    const other = await createContest(ctx, { gameId: '20260711_LAD@SF', awayCode: 'LAD', homeCode: 'SF' });
    const stranger = await createUser(ctx);
    const away = { pick: { market: 'moneyline', side: 'away' } };
    const home = { selection: 'Boston Red Sox', odds: 110, pick: { market: 'moneyline', side: 'home' } };
    for (const change of [away, away, home]) await me.post('/api/bets', slip(contest.gameId, change));
    await me.post('/api/bets', slip(other.gameId, { selection: 'Los Angeles Dodgers', ...away }));
    await (await server.as(stranger)).post('/api/bets', slip(contest.gameId, home));
    const reported = async (userId: string) =>
      (
        await ctx.db
          .select()
          .from(notifications)
          .where(eq(notifications.userId, userId))
          .orderBy(notifications.createdAt, notifications.title)
      )
        .filter(({ kind }) => kind === 'bet_settled')
        .map(({ title, body }) => `${title}: ${body}`);
    await report(ctx, contest, 1, final(6, 3));
    await settleContest(system, contest.id);
    const game = [
      'NYY @ BOS: New York Yankees ML −126 won, +$31.75',
      'NYY @ BOS: New York Yankees ML −126 won, +$31.75',
      'NYY @ BOS: Boston Red Sox ML +110 lost, −$40.00',
    ];
    const [first] = await reported(world.user!.id);
    expect(first!.replace('Saturday: 2–1, +$23.50: ', '').split('\n').toSorted()).toEqual(game.toSorted());
    expect(await reported(stranger.id)).toEqual(['Bet lost: NYY @ BOS, Boston Red Sox ML +110: −$40.00']);
    await report(ctx, other, 1, final(6, 3));
    await settleContest(system, other.id);
    const [slate, ...others] = await reported(world.user!.id);
    expect(slate).toContain('Saturday: 3–1, +$55.25');
    expect([slate?.split('\n').length, others]).toEqual([4, []]);
    await ctx.db.update(notifications).set({ readAt: ctx.now() });
    await report(ctx, contest, 2, final(3, 6));
    await settleContest(system, contest.id);
    const all = await reported(world.user!.id);
    expect(all.filter((text) => text.includes('Corrected result.'))).toHaveLength(3);
    expect(all).toContain(slate);
    await server.close();
  });
});
