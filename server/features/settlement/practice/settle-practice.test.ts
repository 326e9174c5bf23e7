import { eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { contests, notifications, virtualBets, virtualLegs } from '../../../db/schema/index.ts';
import type { Ctx } from '../../../kernel/ctx.ts';
import { type ContestRow, makeServer, type TestClient, type TestWorld, withTestCtx } from '../../../testing/index.ts';
import { practiceFeature } from '../../practice/index.ts';
import { expectSoundBooks, finalScore, GAME_ID, offerGame, offerSecondGame, report, SECOND, slip } from '../../practice/testing/scene.ts';
import { settlementFeature } from '../index.ts';
import { settleContest } from '../settle-contest.ts';

const features = [practiceFeature(), settlementFeature];

interface Scene {
  ctx: Ctx;
  world: TestWorld;
  me: TestClient;
  first: ContestRow;
  second: ContestRow;
  /** Reports a final score and settles. */
  end: (contest: ContestRow, version: number, away: number, home: number) => Promise<void>;
}

async function scene(play: (scene: Scene) => Promise<void>): Promise<void> {
  await withTestCtx({}, async (ctx, world) => {
    const first = await offerGame(ctx);
    const second = await offerSecondGame(ctx);
    const server = await makeServer(features, { world });
    const system = world.ctxFor('system');
    const end = async (contest: ContestRow, version: number, away: number, home: number): Promise<void> => {
      await ctx.db.update(contests).set({ status: 'final' }).where(eq(contests.id, contest.id));
      await report(ctx, contest.id, version, finalScore(away, home));
      await settleContest(system, contest.id);
      await expectSoundBooks(ctx);
    };
    await play({ ctx, world, me: await server.as(world.user!), first, second, end });
    await expectSoundBooks(ctx);
    await server.close();
  });
}

const leg = (gameId: string, change: object = {}) => {
  const { stake: _stake, potentialWin: _win, status: _status, ...rest } = slip({ gameId, ...change });
  return rest;
};
const balanceOf = async (me: TestClient) => (await me.get('/api/user/balance')).json();
const betOf = async (me: TestClient, id: string) => (await me.get(`/api/virtual/bets/${id}`)).json();
const place = async (me: TestClient, body: object): Promise<string> => (await me.post('/api/virtual/bets', body)).json().id;

describe('a single', () => {
  test.each([
    ['win', 5, 3, 1050, 50],
    ['loss', 3, 5, 940, -60],
  ])('ends as a %s', async (result, away, home, balance, profit) => {
    await scene(async ({ me, first, end }) => {
      const id = await place(me, slip());
      await end(first, 1, away, home);
      expect(await betOf(me, id)).toMatchObject({
        status: 'settled',
        result,
        actualWin: profit,
        payout: 60 + profit,
        legs: [{ result, finalScore: { away, home } }],
      });
      expect(await balanceOf(me)).toMatchObject({ balance, openStake: 0, winCount: result === 'win' ? 1 : 0, settledCount: 1 });
    });
  });

  test('settling again, and twice at once, pays once and tells once', async () => {
    await scene(async ({ ctx, world, me, first, end }) => {
      await place(me, slip());
      await end(first, 1, 5, 3);
      const system = world.ctxFor('system');
      await Promise.all([settleContest(system, first.id), settleContest(system, first.id)]);
      await world.runDue(features);
      await world.runDue(features);
      expect(await balanceOf(me)).toMatchObject({ balance: 1050 });
      const reported = await ctx.db.select().from(notifications).where(eq(notifications.kind, 'bet_settled'));
      expect(reported).toMatchObject([{ title: 'Practice bet won', body: 'NYY @ BOS, New York Yankees ML −120: +$50.00' }]);
    });
  });

  test('a corrected score takes the payout back and settles anew; what was staked since is not owed', async () => {
    await scene(async ({ me, first, second, end }) => {
      const id = await place(me, slip({ stake: 1000 }));
      await end(first, 1, 5, 3);
      expect((await balanceOf(me)).balance).toBe(1833.33);
      await place(me, slip({ gameId: second.gameId, stake: 1800 }));
      await end(first, 2, 3, 5);
      expect((await balanceOf(me)).balance).toBe(0);
      const bet = await betOf(me, id);
      expect(bet).toMatchObject({ result: 'loss', actualWin: -1000, payout: 0, notes: expect.stringContaining('not owed') });
      expect(bet.postings.map(({ kind, amount }: never) => [kind, amount])).toEqual([
        ['stake', -1000],
        ['settlement', 1833.33],
        ['reversal', -33.33],
      ]);
      await end(first, 3, 6, 5);
      expect(await betOf(me, id)).toMatchObject({ result: 'win', payout: 1833.33 });
      expect((await balanceOf(me)).balance).toBe(1833.33);
    });
  });

  test('a game that is over without a score leaves the bet open and says why', async () => {
    await scene(async ({ ctx, world, me, first, end }) => {
      const id = await place(me, slip());
      await settleContest(world.ctxFor('system'), first.id);
      expect(await betOf(me, id)).toMatchObject({ status: 'pending', legs: [{ flag: 'The final score has not arrived yet.' }] });
      await end(first, 1, 5, 3);
      expect(await betOf(me, id)).toMatchObject({ status: 'settled', legs: [{ flag: null }] });
      expect(await ctx.db.select().from(virtualLegs)).toMatchObject([{ revision: 1, factsVersion: 1 }]);
    });
  });
});

describe('a parlay', () => {
  const ticket = (firstLeg: object = {}, secondLeg: object = {}) => ({
    betType: 'parlay',
    stake: 10,
    legs: [leg(GAME_ID, firstLeg), leg(SECOND, secondLeg)],
  });

  test('stays open until its last leg, and pays the exact product', async () => {
    await scene(async ({ me, first, second, end }) => {
      const id = await place(me, ticket());
      await end(first, 1, 5, 3);
      expect(await betOf(me, id)).toMatchObject({ status: 'pending', legs: [{ result: 'win' }, { result: null }] });
      await end(second, 1, 4, 0);
      expect(await betOf(me, id)).toMatchObject({ result: 'win', payout: 33.61, actualWin: 23.61 });
    });
  });

  test('is lost with its first lost leg, and stays so', async () => {
    await scene(async ({ me, first, second, end }) => {
      const id = await place(me, ticket());
      await end(first, 1, 3, 5);
      expect(await betOf(me, id)).toMatchObject({ result: 'loss', payout: 0, legs: [{ result: 'loss' }, { result: null }] });
      await end(second, 1, 4, 0);
      expect(await betOf(me, id)).toMatchObject({ result: 'loss', legs: [{ result: 'loss' }, { result: 'win' }] });
      expect((await balanceOf(me)).balance).toBe(990);
      await end(first, 2, 5, 3);
      expect((await balanceOf(me)).balance).toBe(1023.61);
    });
  });

  test('without a void leg it is what the others are', async () => {
    await scene(async ({ ctx, world, me, first, second, end }) => {
      const id = await place(me, ticket());
      await end(first, 1, 5, 3);
      await ctx.db.update(contests).set({ status: 'cancelled' }).where(eq(contests.id, second.id));
      await report(ctx, second.id, 1, finalScore(0, 0, { state: 'postponed', completedInnings: 0, lineScore: { away: [], home: [] } }));
      await settleContest(world.ctxFor('system'), second.id);
      expect(await betOf(me, id)).toMatchObject({
        result: 'win',
        payout: 18.33,
        legs: [{ result: 'win' }, { result: 'void' }],
        explanation: expect.stringContaining('drops out'),
      });
    });
  });
});

describe('closing early', () => {
  test('pays the offer at once, and the game no longer matters', async () => {
    await scene(async ({ ctx, world, me, first, end }) => {
      const id = await place(me, slip());
      world.clock.advanceMinutes(1);
      const offer = (await me.get(`/api/virtual/bets/${id}/cash-out`)).json();
      expect(offer.amount).toBe(57);
      const greedy = await me.post(`/api/virtual/bets/${id}/cash-out`, { amount: (offer.amount + 0.01).toFixed(2) });
      expect([greedy.statusCode, greedy.json().code]).toEqual([409, 'PRICE_MOVED']);
      const closed = await me.post(`/api/virtual/bets/${id}/cash-out`, { amount: offer.amount });
      expect(closed.json()).toMatchObject({ status: 'settled', result: 'cash_out', payout: offer.amount });
      expect((await me.post(`/api/virtual/bets/${id}/cash-out`, { amount: 0.01 })).statusCode).toBe(409);
      await end(first, 1, 5, 3);
      expect((await balanceOf(me)).balance).toBeCloseTo(940 + offer.amount, 2);
      expect(await ctx.db.select().from(virtualBets)).toMatchObject([{ result: 'cash_out', settlements: 1 }]);
    });
  });

  test('is closed from the first pitch on', async () => {
    await scene(async ({ world, me }) => {
      const id = await place(me, slip());
      world.clock.set('2026-07-11T23:05:00Z');
      expect((await me.get(`/api/virtual/bets/${id}/cash-out`)).json()).toMatchObject({
        amount: null,
        reason: expect.stringContaining('being played'),
      });
      expect((await me.post(`/api/virtual/bets/${id}/cash-out`, { amount: 0.01 })).statusCode).toBe(422);
    });
  });
});

test('after a reset neither a result nor a correction of an earlier bet reaches the new bankroll', async () => {
  await scene(async ({ me, first, second, end }) => {
    const settled = await place(me, slip({ stake: 500 }));
    await end(first, 1, 3, 5);
    const voided = await place(me, slip({ gameId: second.gameId, stake: 500 }));
    await me.post('/api/user/balance/reset');
    await end(second, 1, 5, 3);
    await end(first, 2, 5, 3);
    expect(await balanceOf(me)).toMatchObject({
      balance: 1000,
      openStake: 0,
      betCount: 0,
      totalWinnings: 0,
      notCharged: 0,
      earlierBets: 2,
    });
    expect((await me.get('/api/virtual/bets')).json()).toEqual([]);
    expect(await betOf(me, settled)).toMatchObject({
      result: 'win',
      isCurrentPeriod: false,
      notes: expect.stringContaining('before your balance reset'),
    });
    expect(await betOf(me, voided)).toMatchObject({ result: 'void', isCurrentPeriod: false });
    await end(first, 3, 3, 5);
    await end(second, 2, 3, 5);
    expect(await balanceOf(me)).toMatchObject({ balance: 1000 });
    expect(await betOf(me, voided)).toMatchObject({ result: 'void' });
  });
});

test('all in, reset, all in again on the other side leaves what one bankroll can win', async () => {
  await scene(async ({ me, first, end }) => {
    await place(me, slip({ stake: 1000 }));
    await me.post('/api/user/balance/reset');
    await place(me, slip({ stake: 1000, odds: 105, selection: 'Boston Red Sox ML', pick: { market: 'moneyline', side: 'home' } }));
    expect((await me.post('/api/user/balance/reset')).statusCode).toBe(409);
    await end(first, 1, 5, 3);
    expect(await balanceOf(me)).toMatchObject({ balance: 0 });
  });
});

test('a contest bet is paid, corrected and voided on the contest bankroll of its week, also when the week is over', async () => {
  await scene(async ({ world, me, first, end }) => {
    const id = await place(me, slip({ bankroll: 'contest' }));
    await place(me, slip({ stake: 100 }));
    await me.post('/api/user/balance/reset');
    const both = async () => {
      const { balance, contest } = await balanceOf(me);
      return [balance, contest.balance];
    };
    await end(first, 1, 5, 3);
    expect(await both()).toEqual([1000, 1050]);
    await end(first, 2, 3, 5);
    expect(await both()).toEqual([1000, 940]);
    world.clock.set('2026-07-13T12:00:00Z');
    await end(first, 3, 5, 3);
    expect(await betOf(me, id)).toMatchObject({
      bankroll: 'contest',
      result: 'win',
      postings: expect.arrayContaining([expect.objectContaining({ amount: 110 })]),
    });
    // The new week has its own bankroll; that of the old one is left as it is.
    expect(await both()).toEqual([1000, 1000]);
  });
});

test('the cards add up to the balance to the cent: wins, losses, cash-outs, voids, open bets and corrections', async () => {
  await scene(async ({ ctx, world, me, first, second, end }) => {
    const sum = async () => {
      const { balance, startingBalance, totalWinnings, totalLosses, cashOutProfit, notCharged, openStake } = await balanceOf(me);
      expect(startingBalance + totalWinnings - totalLosses + cashOutProfit + notCharged - openStake).toBeCloseTo(balance, 6);
      return { cashOutProfit, notCharged };
    };
    await place(me, slip({ stake: 33.33 }));
    const early = await place(me, slip({ stake: 17.77 }));
    world.clock.set('2026-07-11T16:01:00Z');
    const offer = (await me.get(`/api/virtual/bets/${early}/cash-out`)).json();
    expect((await me.post(`/api/virtual/bets/${early}/cash-out`, { amount: offer.amount })).statusCode).toBe(200);
    expect((await sum()).cashOutProfit).toBeLessThan(0);
    await place(me, slip({ gameId: second.gameId, stake: 21.01 }));
    expect((await sum()).notCharged).toBe(0);
    await end(first, 1, 5, 3);
    await ctx.db.update(contests).set({ status: 'cancelled' }).where(eq(contests.id, second.id));
    await report(ctx, second.id, 1, finalScore(0, 0, { state: 'postponed', completedInnings: 0, lineScore: { away: [], home: [] } }));
    await settleContest(world.ctxFor('system'), second.id);
    expect((await sum()).notCharged).toBe(0);
    const { winRate, winCount, decidedCount, settledCount } = await balanceOf(me);
    const { wins, losses, winRate: rate } = (await me.get('/api/virtual/performance')).json();
    expect([winRate, winCount, decidedCount]).toEqual([rate, wins, wins + losses]);
    expect(settledCount).toBeGreaterThan(decidedCount);
  });
});

test('the practice bets of a slate are one entry under the bell', async () => {
  await scene(async ({ ctx, world, me, first, end }) => {
    for (const stake of [10, 20, 30]) await place(me, slip({ stake }));
    await end(first, 1, 5, 3);
    await world.runDue(features);
    await world.runDue(features);
    const reported = await ctx.db.select().from(notifications).where(eq(notifications.kind, 'bet_settled'));
    expect(reported).toMatchObject([{ title: 'Saturday, practice: 3–0, +$50.00' }]);
    expect(reported[0]!.body.split('\n').sort()).toEqual(
      ['+$8.33', '+$16.67', '+$25.00'].map((profit) => `NYY @ BOS: New York Yankees ML −120 won, ${profit}`).sort(),
    );
  });
});
