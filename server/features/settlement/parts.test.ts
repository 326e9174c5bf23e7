import { eq } from 'drizzle-orm';
import { expect, test, vi } from 'vitest';
import { betGradings, bets, contests, virtualLegs } from '../../db/schema/index.ts';
import type { Ctx } from '../../kernel/ctx.ts';
import type { LiveState } from '../../ports/index.ts';
import { type ContestRow, makeServer, type TestClient, type TestWorld, withTestCtx } from '../../testing/index.ts';
import { betsFeature } from '../bets/index.ts';
import { practiceFeature } from '../practice/index.ts';
import { expectSoundBooks, finalScore, GAME_ID, offerGame, offerSecondGame, report, SECOND, slip } from '../practice/testing/scene.ts';
import { settlementFeature } from './index.ts';
import { sweepOpenJob } from './jobs.ts';
import { settleContest } from './settle-contest.ts';
import { FIRST_FIVE_PRICES, firstFive, showLive } from './testing/live-scene.ts';

vi.setConfig({ testTimeout: 60_000 });

interface Scene {
  ctx: Ctx;
  world: TestWorld;
  contest: ContestRow;
  /** Stores a line score and settles. */
  play: (away: number[], home: number[]) => Promise<void>;
  end: (version: number, away: number[], home: number[]) => Promise<void>;
  track: (change: object) => Promise<string>;
  practice: (body: object) => Promise<string>;
  bet: (id: string) => Promise<Record<string, unknown>>;
  virtual: (id: string) => Promise<Record<string, unknown>>;
  balance: () => Promise<number>;
}

const runs = (innings: number[]): number => innings.reduce((sum, one) => sum + one, 0);
const partPick = (period: string, rest: object) => ({ pick: { period, ...rest } });
const FIVE_AWAY = partPick('first5', { market: 'moneyline', side: 'away' });

async function created(me: TestClient, path: string, body: object): Promise<string> {
  const answer = await me.post(path, body);
  expect(answer.statusCode, answer.body).toBe(201);
  return answer.json().id;
}

async function scene(work: (scene: Scene) => Promise<void>): Promise<void> {
  await withTestCtx({}, async (ctx, world) => {
    const contest = await offerGame(ctx, {}, FIRST_FIVE_PRICES);
    await offerSecondGame(ctx);
    const server = await makeServer([betsFeature, practiceFeature(), settlementFeature], { world });
    const me = await server.as(world.user!);
    const system = world.ctxFor('system');
    const base = { gameId: GAME_ID, betType: 'moneyline', selection: 'Yankees', odds: 110, stake: 50, potentialWin: 55 };
    await work({
      ctx,
      world,
      contest,
      play: async (away, home) => {
        await showLive(ctx, contest.id, away, home);
        await settleContest(system, contest.id);
        await expectSoundBooks(ctx);
      },
      end: async (version, away, home) => {
        await ctx.db.update(contests).set({ status: 'final' }).where(eq(contests.id, contest.id));
        await report(ctx, contest.id, version, finalScore(runs(away), runs(home), { lineScore: { away, home } }));
        await settleContest(system, contest.id);
        await expectSoundBooks(ctx);
      },
      track: (change) => created(me, '/api/bets', { ...base, ...change }),
      practice: (body) => created(me, '/api/virtual/bets', body),
      bet: async (id) => (await me.get(`/api/bets/${id}`)).json(),
      virtual: async (id) => (await me.get(`/api/virtual/bets/${id}`)).json(),
      balance: async () => (await me.get('/api/user/balance')).json().balance,
    });
    await server.close();
  });
}

test('bets on the first inning and the first five are settled when those innings are complete, all others wait for the end', async () => {
  await scene(async ({ play, track, practice, bet, virtual, balance }) => {
    const inning = await track({
      betType: 'total',
      selection: 'Under 0.5',
      ...partPick('inning1', { market: 'total', side: 'under', line: 0.5 }),
    });
    const five = await track(FIVE_AWAY);
    const total = await track({
      betType: 'total',
      selection: 'Over 4.5 first 5 innings',
      ...partPick('first5', { market: 'total', side: 'over', line: 4.5 }),
    });
    const full = await track({ pick: { market: 'moneyline', side: 'away' } });
    const played = await practice(firstFive({ stake: 55 }));
    await play([0], [0]);
    for (const id of [inning, five, full]) expect(await bet(id)).toMatchObject({ status: 'pending', flag: null });
    await play([0, 0], [0]);
    expect(await bet(inning)).toMatchObject({ result: 'win', receipt: { rule: 'baseball-first-inning', finalScore: null, innings: 1 } });
    await play([0, 0, 2, 1, 0], [0, 1, 0, 0]);
    expect(await bet(five)).toMatchObject({ status: 'pending', flag: null });
    expect(await balance()).toBe(945);
    await play([0, 0, 2, 1, 0, 0], [0, 1, 0, 0, 0]);
    expect(await bet(five)).toMatchObject({ status: 'settled', result: 'win', actualWin: 55, receipt: { rule: 'baseball-first-five' } });
    expect(await bet(total)).toMatchObject({ result: 'loss' });
    expect(await virtual(played)).toMatchObject({ status: 'settled', result: 'win', actualWin: 50 });
    expect(await balance()).toBe(1050);
    expect(await bet(full)).toMatchObject({ status: 'pending', flag: null });
  });
});

test('a parlay leg on the first five is decided in play: a lost one loses the parlay at once, a won one waits for the others', async () => {
  await scene(async ({ play, practice, virtual }) => {
    const leg = ({ stake: _stake, potentialWin: _win, status: _status, ...rest }: ReturnType<typeof slip>) => rest;
    const other = leg(slip({ gameId: SECOND, selection: 'Los Angeles Dodgers ML' }));
    const parlay = (five: ReturnType<typeof slip>) => ({ betType: 'parlay', stake: 20, potentialWin: 1, legs: [leg(five), other] });
    const won = await practice(parlay(firstFive()));
    const homeFive = { selection: 'Boston Red Sox First 5 ML', odds: -105, pick: { market: 'moneyline', period: 'first5', side: 'home' } };
    const lost = await practice(parlay(firstFive(homeFive)));
    await play([1, 0, 0, 0, 0, 0], [0, 0, 0, 0, 0]);
    expect(await virtual(lost)).toMatchObject({ status: 'settled', result: 'loss' });
    expect(await virtual(won)).toMatchObject({ status: 'pending', legs: [{ result: 'win' }, { result: null }] });
  });
});

test('a correction of the innings regrades in play and at the end, with both postings', async () => {
  await scene(async ({ ctx, play, end, track, practice, bet, virtual, balance }) => {
    const five = await track(FIVE_AWAY);
    const played = await practice(firstFive({ stake: 55 }));
    await play([2, 0, 0, 0, 0, 0], [1, 0, 0, 0, 0]);
    await play([1, 0, 0, 0, 0, 0], [1, 0, 0, 0, 0]);
    expect(await bet(five)).toMatchObject({
      result: 'push',
      receipt: { postings: [{ grade: 'win' }, { kind: 'reversal' }, { grade: 'push' }] },
    });
    expect([await virtual(played), await balance()]).toMatchObject([{ result: 'push' }, 1000]);
    await end(1, [0, 0, 0, 0, 0, 0, 4, 0, 0], [1, 0, 0, 0, 0, 0, 0, 0, 0]);
    expect(await bet(five)).toMatchObject({ result: 'loss' });
    expect([await virtual(played), await balance()]).toMatchObject([{ result: 'loss' }, 945]);
    const rows = await ctx.db.select({ version: betGradings.factsVersion }).from(betGradings).orderBy(betGradings.sequence);
    expect(rows.map(({ version }) => version)).toEqual([null, null, null, 1, 1]);
  });
});

test('the final result that says the same changes nothing, and an older line score never follows it', async () => {
  await scene(async ({ ctx, contest, world, play, end, track, bet }) => {
    const five = await track(FIVE_AWAY);
    await play([2, 0, 0, 0, 0, 0], [1, 0, 0, 0, 0]);
    await end(1, [2, 0, 0, 0, 0, 0, 0, 0, 0], [1, 0, 0, 0, 0, 0, 0, 0, 6]);
    expect((await bet(five)) as { receipt: { postings: unknown[] } }).toMatchObject({
      result: 'win',
      receipt: { postings: [{ grade: 'win' }] },
    });
    await ctx.db.update(contests).set({ status: 'live' }).where(eq(contests.id, contest.id));
    await showLive(ctx, contest.id, [0, 0, 0, 0, 0, 0], [1, 0, 0, 0, 0]);
    await settleContest(world.ctxFor('system'), contest.id);
    expect(await bet(five)).toMatchObject({ result: 'win' });
  });
});

test.each<[string, number[], number[], Partial<LiveState>]>([
  ['a score that is not the sum of its innings', [2, 0, 0, 0, 0, 0], [1, 0, 0, 0, 0], { score: { away: 5, home: 1 } }],
  ['an inning that is missing', [2, 0, 0, 0, 0, 0], [1, 0, 0, 0], {}],
  ['lost totals', [2, 0, 0, 0, 0, 0], [1, 0, 0, 0, 0], { score: { away: 0, home: 0 } }],
])('with %s nothing is settled in play', async (_name, away, home, change) => {
  await scene(async ({ ctx, contest, world, track, practice, bet, virtual }) => {
    const [five, played] = [await track(FIVE_AWAY), await practice(firstFive())];
    await showLive(ctx, contest.id, away, home, change);
    await settleContest(world.ctxFor('system'), contest.id);
    expect([await bet(five), await virtual(played)]).toMatchObject([{ status: 'pending' }, { status: 'pending' }]);
  });
});

test('a result in doubt, listed pitchers and what staff entered are left alone in play', async () => {
  await scene(async ({ ctx, contest, play, track, practice, bet, virtual }) => {
    const listed = await track(FIVE_AWAY);
    const terms = { pitcherRule: 'listed' as const, listed: { away: 'p1', home: 'p2' } };
    await ctx.db.update(bets).set({ terms }).where(eq(bets.id, listed));
    const five = await track(FIVE_AWAY);
    const played = await practice(firstFive());
    await ctx.db.update(virtualLegs).set({ rule: 'entered', result: 'void' }).where(eq(virtualLegs.betId, played));
    await ctx.db.update(contests).set({ resultHold: 'LAA: no total runs' }).where(eq(contests.id, contest.id));
    await play([2, 0, 0, 0, 0, 0], [1, 0, 0, 0, 0]);
    expect(await bet(five)).toMatchObject({ status: 'pending' });
    await ctx.db.update(contests).set({ resultHold: null }).where(eq(contests.id, contest.id));
    await play([2, 0, 0, 0, 0, 0], [1, 0, 0, 0, 0]);
    expect(await bet(five)).toMatchObject({ result: 'win' });
    expect(await bet(listed)).toMatchObject({ status: 'pending', flag: null });
    expect(await virtual(played)).toMatchObject({ legs: [{ result: 'void' }] });
  });
});

test('a suspended game settles its complete first five at once; the rest waits and stays open', async () => {
  await scene(async ({ ctx, contest, world, track, practice, bet, virtual }) => {
    const five = await track(FIVE_AWAY);
    const full = await track({ pick: { market: 'moneyline', side: 'away' } });
    const played = await practice(firstFive());
    await ctx.db.update(contests).set({ status: 'suspended' }).where(eq(contests.id, contest.id));
    const lineScore = { away: [2, 0, 0, 0, 0, 0], home: [1, 0, 0, 0, 0] };
    await report(ctx, contest.id, 1, finalScore(2, 1, { state: 'suspended', completedInnings: 5.5, lineScore }));
    await settleContest(world.ctxFor('system'), contest.id);
    expect(await bet(five)).toMatchObject({ result: 'win' });
    expect(await virtual(played)).toMatchObject({ result: 'win' });
    expect(await bet(full)).toMatchObject({ status: 'pending', flag: 'The game is suspended and may resume within 36 hours' });
  });
});

test('the sweep picks up a part that no job settled, and skips games in play without one', async () => {
  await scene(async ({ ctx, contest, world, track, practice, bet, virtual }) => {
    const full = await track({ pick: { market: 'moneyline', side: 'away' } });
    await showLive(ctx, contest.id, [2, 0, 0, 0, 0, 0], [1, 0, 0, 0, 0]);
    await sweepOpenJob.run(world.ctxFor('system'), { firedAt: '' });
    expect(await bet(full)).toMatchObject({ status: 'pending', flag: null });
    await ctx.db.update(contests).set({ status: 'scheduled' }).where(eq(contests.id, contest.id));
    const [five, played] = [await track(FIVE_AWAY), await practice(firstFive())];
    await ctx.db.update(contests).set({ status: 'live' }).where(eq(contests.id, contest.id));
    await sweepOpenJob.run(world.ctxFor('system'), { firedAt: '' });
    expect([await bet(five), await virtual(played)]).toMatchObject([{ result: 'win' }, { result: 'win' }]);
    expect(await ctx.db.select().from(bets).where(eq(bets.status, 'pending'))).toHaveLength(1);
  });
});
