import { describe, expect, test, vi } from 'vitest';
import { boardPrices, virtualBets } from '../../db/schema/index.ts';
import { createUser } from '../../testing/index.ts';
import { pair } from '../odds/testing/samples.ts';
import { balance, leg, scene } from './testing/member.ts';
import { GAME_ID, offerGame, SECOND, slip } from './testing/scene.ts';

// The first test of a file waits for the database and the score tables.
vi.setConfig({ testTimeout: 60_000 });

describe('prices', () => {
  test('a worse price than the one seen is told, a better one is given', async () => {
    await scene(async ({ me }) => {
      const worse = await me.post('/api/virtual/bets', slip({ odds: -115 }));
      expect([worse.statusCode, worse.json()]).toMatchObject([409, { code: 'PRICE_MOVED', currentOdds: -120 }]);
      expect((await me.post('/api/virtual/bets', slip({ odds: -130 }))).json()).toMatchObject({ odds: -120, potentialWin: 50 });
    });
  });

  test('the text of a selection is enough where it says one thing', async () => {
    await scene(async ({ me }) => {
      const text = (selection: string, betType: string, odds: number) =>
        me.post('/api/virtual/bets', slip({ selection, betType, odds, pick: undefined }));
      expect((await text('Yankees ML', 'moneyline', -120)).statusCode).toBe(201);
      expect((await text('Over 8.5', 'total', -110)).statusCode).toBe(201);
      expect((await text('Someone wins', 'moneyline', -120)).statusCode).toBe(400);
      expect((await text('Over 9.5', 'total', -110)).json()).toMatchObject({ code: 'PRICE_MOVED', currentOdds: -110 });
    });
  });

  test('no bet on a game that has started, is unknown or has no price', async () => {
    await scene(async ({ ctx, world, me }) => {
      expect((await me.post('/api/virtual/bets', slip({ gameId: '20260711_ABC@DEF' }))).statusCode).toBe(404);
      expect((await me.post('/api/virtual/bets', slip({ book: 'ZZZ' }))).json()).toMatchObject({ code: 'UNPROCESSABLE' });
      world.clock.set('2026-07-11T23:04:59Z');
      await ctx.db.update(boardPrices).set({ seenAt: world.clock.now() });
      expect((await me.post('/api/virtual/bets', slip())).statusCode).toBe(201);
      world.clock.set('2026-07-11T23:05:00Z');
      expect((await me.post('/api/virtual/bets', slip())).json()).toMatchObject({ code: 'CONTEST_STARTED' });
    });
  });
});

describe('alternate lines', () => {
  const alternate = (over: object = {}) =>
    slip({
      betType: 'total',
      selection: 'Over 9.5',
      pick: { market: 'total', period: 'full', side: 'over', line: 9.5 },
      odds: 150,
      ...over,
    });

  test('are taken at the price of now, at the best book or the one named; on another number the line has moved', async () => {
    await scene(async ({ world, me }) => {
      world.feed.alternates.push(...pair('SUM', 'total', 9.5, 150, -185), ...pair('AAA', 'total', 9.5, 145, -180));
      expect((await me.post('/api/virtual/bets', alternate())).json()).toMatchObject({ odds: 150, selection: 'Over 9.5' });
      expect((await me.post('/api/virtual/bets', alternate({ book: 'AAA', odds: 140 }))).json()).toMatchObject({ odds: 145 });
      const worse = await me.post('/api/virtual/bets', alternate({ odds: 160 }));
      expect([worse.statusCode, worse.json()]).toMatchObject([409, { code: 'PRICE_MOVED', currentOdds: 150 }]);
      const other = alternate({ selection: 'Over 10.5', pick: { market: 'total', period: 'full', side: 'over', line: 10.5 } });
      expect((await me.post('/api/virtual/bets', other)).json()).toMatchObject({ code: 'PRICE_MOVED', currentOdds: -110 });
    });
  });

  test('are not taken at a price that is old, that looks like an error, or when the source does not answer', async () => {
    await scene(async ({ ctx, world, me }) => {
      world.feed.alternates.push(...pair('AAA', 'total', 7.5, 150, -180), ...pair('SUM', 'total', 7, 150, -180));
      const easy = alternate({ selection: 'Over 7.5', pick: { market: 'total', period: 'full', side: 'over', line: 7.5 } });
      expect((await me.post('/api/virtual/bets', easy)).json().message).toContain('likely an error');
      // A number that one book alone sells, and nothing else: no one can tell.
      const alone = alternate({ selection: 'Over 7', pick: { market: 'total', period: 'full', side: 'over', line: 7 } });
      expect((await me.post('/api/virtual/bets', alone)).json()).toMatchObject({ code: 'PRICE_MOVED', currentOdds: -110 });
      world.feed.alternates = pair('AAA', 'total', 9.5, 150, -185);
      world.clock.advanceMinutes(16);
      await ctx.db.update(boardPrices).set({ seenAt: world.clock.now() });
      expect((await me.post('/api/virtual/bets', alternate())).json().message).toContain('too old');
      world.feed.outage = new Error('down');
      world.clock.advanceMinutes(20);
      await ctx.db.update(boardPrices).set({ seenAt: world.clock.now() });
      expect((await me.post('/api/virtual/bets', alternate())).json()).toMatchObject({ code: 'PRICE_MOVED', currentOdds: -110 });
    });
  });
});

describe('parlays', () => {
  test('legs of several games multiply; one bet with its legs', async () => {
    await scene(async ({ me }) => {
      const legs = [leg(GAME_ID), leg(SECOND, { pick: { market: 'moneyline', side: 'home' }, selection: 'Giants ML', odds: 105 })];
      const quote = (await me.post('/api/virtual/quote', { legs, stake: 10 })).json();
      expect(quote).toMatchObject({ odds: 276, pricing: 'product', holdFraction: null, potentialWin: 27.58, problem: null });
      const placed = await me.post('/api/virtual/bets', { betType: 'parlay', legs, odds: 276, stake: 10, potentialWin: 99_999 });
      expect(placed.json()).toMatchObject({
        betType: 'parlay',
        odds: 276,
        stake: 10,
        potentialWin: 27.58,
        selection: 'New York Yankees ML + San Francisco Giants ML',
      });
      expect(placed.json().legs).toHaveLength(2);
      const moved = await me.post('/api/virtual/bets', { betType: 'parlay', legs, odds: 277, stake: 10 });
      expect(moved.json()).toMatchObject({ code: 'PRICE_MOVED', currentOdds: 276 });
    });
  });

  test.each([
    ['both sides of a moneyline', { pick: { market: 'moneyline', side: 'home' }, odds: 105, selection: 'Boston' }, /cannot both win/],
    [
      'one side and its run line',
      { betType: 'spread', pick: { market: 'spread', side: 'away', line: -1.5 }, odds: 140, selection: 'NYY -1.5' },
      /wins too/,
    ],
    ['the same twice', {}, /twice/],
    [
      'legs that no one can price together',
      { betType: 'total', pick: { market: 'total', side: 'over', line: 8.5 }, odds: -110, selection: 'Over 8.5' },
      /no joint price/,
    ],
  ])('%s is refused with the reason', async (_name, change, reason) => {
    await scene(async ({ ctx, me }) => {
      const answer = await me.post('/api/virtual/bets', { betType: 'parlay', legs: [leg(GAME_ID), leg(GAME_ID, change)], stake: 10 });
      expect([answer.statusCode, answer.json().message]).toEqual([422, expect.stringMatching(reason)]);
      expect(await ctx.db.select().from(virtualBets)).toEqual([]);
    });
  });

  test('a round robin is every parlay of its sizes, all or none', async () => {
    await scene(async ({ ctx, me }) => {
      const third = '20260711_HOU@TEX';
      await offerGame(ctx, { gameId: third, awayCode: 'HOU', awayName: 'Houston Astros', homeCode: 'TEX', homeName: 'Texas Rangers' });
      const legs = [GAME_ID, SECOND, third].map((gameId) => leg(gameId));
      const placed = await me.post('/api/virtual/round-robins', { legs, sizes: [2, 3], stake: 25 });
      expect(placed.statusCode).toBe(201);
      expect(placed.json().totalStake).toBe(100);
      expect(placed.json().bets.map(({ odds, legs: own }: never) => [odds, (own as unknown[]).length])).toEqual([
        [236, 2],
        [236, 2],
        [236, 2],
        [516, 3],
      ]);
      expect(await balance(me)).toBe(900);
      expect((await me.post('/api/virtual/round-robins', { legs, sizes: [2], stake: 300.01 })).statusCode).toBe(422);
      expect((await me.post('/api/virtual/round-robins', { legs, sizes: [4], stake: 1 })).statusCode).toBe(400);
      expect(await ctx.db.select().from(virtualBets)).toHaveLength(4);
    });
  });
});

describe('whose it is', () => {
  test('a user id that is not one’s own is refused, whatever it names', async () => {
    await scene(async ({ ctx, me, server }) => {
      const other = await createUser(ctx, {});
      const their = await server.as(other);
      const { id } = (await their.post('/api/virtual/bets', slip())).json();
      for (const path of ['user/balance', 'virtual/bets', 'virtual/performance', 'virtual/statement'])
        for (const userId of [other.id, '1', '999', '../1', '1 or 1'])
          expect((await me.get(`/api/${path}?userId=${encodeURIComponent(userId)}`)).statusCode, `${path} ${userId}`).toBe(403);
      for (const userId of [other.id, 1, 999, '1']) expect((await me.post('/api/virtual/bets', slip({ userId }))).statusCode).toBe(403);
      expect((await me.get(`/api/virtual/bets/${id}`)).statusCode).toBe(404);
      expect((await me.get(`/api/virtual/bets/${id}/cash-out`)).statusCode).toBe(404);
      expect((await me.post(`/api/virtual/bets/${id}/cash-out`, { amount: 0.01 })).statusCode).toBe(404);
      const admin = await server.as(await createUser(ctx, { isAdmin: true }));
      expect((await admin.get(`/api/virtual/bets?userId=${other.id}`)).json()).toHaveLength(1);
      expect((await admin.get('/api/user/balance?userId=999')).statusCode).toBe(404);
      expect((await server.visitor.get('/api/user/balance')).statusCode).toBe(401);
    });
  });

  test('nothing but the documented fields of a bet is taken from its body', async () => {
    await scene(async ({ me, world }) => {
      const extra = {
        id: 'x',
        isAdmin: true,
        balance: 1e6,
        result: 'win',
        payout: 500,
        actualWin: 500,
        period: 9,
        settledAt: '2026-01-01',
        constructor: {},
      };
      const placed = await me.post('/api/virtual/bets', slip({ ...extra, potentialWin: 1e9, userId: world.user!.id }));
      expect(placed.json()).toMatchObject({ result: null, actualWin: null, payout: null, potentialWin: 50, isCurrentPeriod: true });
      expect((await me.post('/api/virtual/bets', slip({ status: 'settled' }))).statusCode).toBe(400);
      expect(await balance(me)).toBe(940);
    });
  });

  test('one’s own limits hold for practice too', async () => {
    await scene(async ({ me }) => {
      const limits = { weeklyStake: 100, weeklyLoss: null, sessionReminderMinutes: null };
      expect((await me.put('/api/responsible-gaming/limits', limits)).statusCode).toBe(200);
      expect((await me.post('/api/virtual/bets', slip())).statusCode).toBe(201);
      expect((await me.post('/api/virtual/bets', slip())).json()).toMatchObject({
        code: 'FORBIDDEN',
        message: expect.stringContaining('$40.00 is left'),
      });
      await me.post('/api/responsible-gaming/cool-off', { hours: 24 });
      expect((await me.post('/api/virtual/bets', slip({ stake: 1 }))).statusCode).toBe(403);
      expect(await balance(me)).toBe(940);
    });
  });
});

test('a repeated key places once and gets the first answer, also after the start', async () => {
  await scene(async ({ ctx, world, me }) => {
    const headers = { 'idempotency-key': 'one' };
    const first = await me.post('/api/virtual/bets', slip(), headers);
    world.clock.set('2026-07-12T01:00:00Z');
    const again = await me.post('/api/virtual/bets', slip(), headers);
    expect([again.statusCode, again.body]).toEqual([201, first.body]);
    expect((await me.post('/api/virtual/bets', slip({ stake: 61 }), headers)).json()).toMatchObject({ code: 'IDEMPOTENCY_CONFLICT' });
    expect(await ctx.db.select().from(virtualBets)).toHaveLength(1);
    expect(await balance(me)).toBe(940);
  });
});
