import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { boardPrices, contests } from '../../../db/schema/index.ts';
import type { Ctx } from '../../../kernel/ctx.ts';
import type { LiveState } from '../../../ports/index.ts';
import { type ContestRow, makeServer, type TestClient, type TestWorld, withTestCtx } from '../../../testing/index.ts';
import { closeAt } from '../../odds/testing/close-at.ts';
import { addProjection } from '../../props/testing/sample-projection.ts';
import { practiceFeature } from '../index.ts';
import { expectSoundBooks, offerGame, slip } from '../testing/scene.ts';

const LATER = '2026-07-12T00:10:00Z';
const HALF: Omit<LiveState, 'asOf' | 'gameId' | 'lineScore'> = {
  inning: 3,
  half: 'bottom',
  isBetweenInnings: true,
  balls: 0,
  strikes: 0,
  outs: 3,
  runners: { first: false, second: false, third: false },
  batter: null,
  pitcher: null,
  lastPlay: null,
  score: { away: 0, home: 0 },
  plays: [],
};

interface Scene {
  ctx: Ctx;
  world: TestWorld;
  me: TestClient;
  contest: ContestRow;
  stands: (change?: Partial<LiveState>) => Promise<void>;
}

/** The prices of the board are those it closed at. */
async function close(ctx: Ctx, contestId: string): Promise<void> {
  await closeAt(ctx, contestId, await ctx.db.select().from(boardPrices).where(eq(boardPrices.contestId, contestId)));
}

async function scene(play: (scene: Scene) => Promise<void>): Promise<void> {
  await withTestCtx({}, async (ctx, world) => {
    const contest = await offerGame(ctx);
    await addProjection(ctx, contest.id);
    const server = await makeServer([practiceFeature()], { world });
    const stands = async (change: Partial<LiveState> = {}): Promise<void> => {
      const liveState = { ...HALF, gameId: contest.gameId, asOf: world.clock.now(), ...change } as LiveState;
      const { away, home } = liveState.score;
      await close(ctx, contest.id);
      await ctx.db.update(contests).set({ status: 'live', liveState, awayScore: away, homeScore: home }).where(eq(contests.id, contest.id));
    };
    await play({ ctx, world, me: await server.as(world.user!), contest, stands });
    await expectSoundBooks(ctx);
    await server.close();
  });
}

const place = async (me: TestClient, change: object = {}): Promise<string> => (await me.post('/api/virtual/bets', slip(change))).json().id;
const offerOf = async (me: TestClient, id: string) => (await me.get(`/api/virtual/bets/${id}/cash-out`)).json();

test('between two halves an open bet is worth what the score makes of it, and can be closed for that', async () => {
  await scene(async ({ world, me, stands }) => {
    const id = await place(me);
    world.clock.set(LATER);
    await stands({ score: { away: 4, home: 0 } });
    const ahead = await offerOf(me, id);
    expect(ahead).toMatchObject({ isLive: true, reason: null, holdFraction: 0.05, legs: [{ odds: -120, oddsNow: null }] });
    expect(ahead.amount).toBeGreaterThan(80);
    expect(ahead.amount).toBeLessThan(110);
    await stands({ score: { away: 0, home: 4 } });
    expect((await offerOf(me, id)).amount).toBeLessThan(30);
    await stands({ score: { away: 4, home: 0 } });
    const closed = await me.post(`/api/virtual/bets/${id}/cash-out`, { amount: ahead.amount });
    expect(closed.json()).toMatchObject({ status: 'settled', result: 'cash_out', payout: ahead.amount });
    expect((await me.get('/api/user/balance')).json().balance).toBeCloseTo(940 + ahead.amount, 2);
  });
});

test('while a half is being played, and when the state is old, there is a reason and no offer', async () => {
  await scene(async ({ world, me, stands }) => {
    const id = await place(me);
    world.clock.set(LATER);
    await stands({ outs: 1, isBetweenInnings: false });
    expect(await offerOf(me, id)).toMatchObject({ amount: null, isLive: false, reason: expect.stringContaining('half-inning') });
    expect((await me.post(`/api/virtual/bets/${id}/cash-out`, { amount: 0.01 })).statusCode).toBe(422);
    await stands();
    expect((await offerOf(me, id)).amount).toBeGreaterThan(0);
    world.clock.set('2026-07-12T00:14:01Z');
    expect(await offerOf(me, id)).toMatchObject({ amount: null, reason: expect.stringContaining('not certain') });
  });
});

test('an offer falls with the score: what was seen before is refused with the new one', async () => {
  await scene(async ({ world, me, stands }) => {
    const id = await place(me);
    world.clock.set(LATER);
    await stands({ score: { away: 3, home: 0 } });
    const { amount } = await offerOf(me, id);
    await stands({ score: { away: 3, home: 5 } });
    const refused = await me.post(`/api/virtual/bets/${id}/cash-out`, { amount });
    expect([refused.statusCode, refused.json().code]).toEqual([409, 'PRICE_MOVED']);
  });
});

test('a total that is passed is worth its stake over its chance at placing, less the hold', async () => {
  await scene(async ({ world, me, stands }) => {
    const total = {
      betType: 'total',
      selection: 'Over 8.5',
      odds: -110,
      pick: { market: 'total', period: 'full', side: 'over', line: 8.5 },
    };
    const id = await place(me, total);
    world.clock.set(LATER);
    await stands({ score: { away: 6, home: 4 } });
    // Over −110 with under −105 is a chance of 0.506: 60 / 0.506 less 5%, and less than the 114.55 it pays.
    expect((await offerOf(me, id)).amount).toBeCloseTo(112.6, 0);
  });
});

test('at the first pitch a bet on prices that did not move returns its stake less the hold', async () => {
  await scene(async ({ world, me, stands }) => {
    const id = await place(me);
    world.clock.set('2026-07-11T23:06:00Z');
    await stands({ inning: 1, half: 'top', outs: 0 });
    expect((await offerOf(me, id)).amount).toBeCloseTo(57, 1);
  });
});

test('without two books at the close the score alone gives no price', async () => {
  await scene(async ({ ctx, world, me, stands }) => {
    const id = await place(me);
    await ctx.db.delete(boardPrices).where(eq(boardPrices.bookCode, 'BBB'));
    world.clock.set(LATER);
    await stands({ score: { away: 4, home: 0 } });
    expect(await offerOf(me, id)).toMatchObject({ amount: null, reason: expect.stringContaining('closed both sides') });
  });
});

test('a bet on a part of a game, alone or as a leg, has no offer while the game is played', async () => {
  await scene(async ({ ctx, world, me, contest, stands }) => {
    const fiveSides = [
      { side: 'away' as const, price: -110 },
      { side: 'home' as const, price: -105 },
    ];
    for (const bookCode of ['AAA', 'BBB'])
      await ctx.db
        .insert(boardPrices)
        .values(
          fiveSides.map((one) => ({
            ...one,
            contestId: contest.id,
            bookCode,
            market: 'first5_moneyline' as const,
            line: null,
            quotedAt: ctx.now(),
            seenAt: ctx.now(),
          })),
        );
    const five = { selection: 'New York Yankees First 5 ML', odds: -110, pick: { market: 'moneyline', period: 'first5', side: 'away' } };
    const single = await place(me, five);
    const total = {
      betType: 'total',
      selection: 'Over 8.5',
      odds: -110,
      pick: { market: 'total', period: 'full', side: 'over', line: 8.5 },
    };
    const legs = [slip(five), slip(total)].map(({ stake: _stake, potentialWin: _win, status: _status, ...leg }) => leg);
    const together = await me.post('/api/virtual/bets', { betType: 'parlay', stake: 20, potentialWin: 1, legs });
    expect(together.statusCode, together.body).toBe(201);
    world.clock.set(LATER);
    for (const score of [
      { away: 9, home: 0 },
      { away: 0, home: 9 },
    ]) {
      await stands({ score });
      for (const id of [single, together.json().id]) {
        expect(await offerOf(me, id)).toMatchObject({ amount: null, isLive: false });
        expect((await me.post(`/api/virtual/bets/${id}/cash-out`, { amount: 0.01 })).statusCode).toBe(422);
      }
    }
  });
});

test('legs of one game in play never offer more than the bet pays, and tell no chance', async () => {
  await scene(async ({ world, me, stands }) => {
    const total = {
      betType: 'total',
      selection: 'Over 8.5',
      odds: -110,
      pick: { market: 'total', period: 'full', side: 'over', line: 8.5 },
    };
    const legs = [slip(), slip(total)].map(({ stake: _stake, potentialWin: _win, status: _status, ...leg }) => leg);
    const placed = (await me.post('/api/virtual/bets', { betType: 'parlay', stake: 20, potentialWin: 1, legs })).json();
    world.clock.set(LATER);
    let last = 0;
    for (const away of [0, 2, 4, 6, 9]) {
      await stands({ score: { away, home: 0 } });
      const offer = await offerOf(me, placed.id);
      expect(offer.amount).toBeGreaterThan(last);
      expect(offer.amount).toBeLessThan(placed.stake + placed.potentialWin);
      expect(Object.keys(offer)).not.toContain('winProbability');
      expect(Object.keys(offer)).not.toContain('fairValue');
      last = offer.amount;
    }
  });
});
