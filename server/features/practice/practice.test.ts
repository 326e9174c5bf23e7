import { describe, expect, test } from 'vitest';
import { boardPrices, ledgerEntries, virtualBets } from '../../db/schema/index.ts';
import type { Ctx } from '../../kernel/ctx.ts';
import { createUser, makeServer, type TestClient, type TestWorld, withTestCtx } from '../../testing/index.ts';
import { limitsFeature } from '../limits/index.ts';
import { practiceFeature } from './index.ts';
import { expectSoundBooks, GAME_ID, offerGame, slip } from './testing/scene.ts';

const SECOND = '20260711_LAD@SF';
const features = [practiceFeature(), limitsFeature({ weeklyUsage: () => Promise.resolve({ stakeCents: 0, lossCents: 0 }) })];

async function scene(
  test: (at: {
    ctx: Ctx;
    world: TestWorld;
    me: TestClient;
    eventId: string;
    server: Awaited<ReturnType<typeof makeServer>>;
  }) => Promise<void>,
) {
  await withTestCtx({}, async (ctx, world) => {
    const event = await offerGame(ctx);
    await offerGame(ctx, {
      gameId: SECOND,
      awayCode: 'LAD',
      awayName: 'Los Angeles Dodgers',
      homeCode: 'SF',
      homeName: 'San Francisco Giants',
    });
    const server = await makeServer(features, { world });
    await test({ ctx, world, me: await server.as(world.user!), eventId: event.id, server });
    await expectSoundBooks(ctx);
    await server.close();
  });
}
const leg = (gameId: string, change: object = {}) => {
  const { stake: _stake, potentialWin: _win, status: _status, ...rest } = slip({ gameId, ...change });
  return rest;
};
const balance = async (me: TestClient): Promise<number> => (await me.get('/api/user/balance')).json().balance;

describe('the bankroll', () => {
  test('starts at $1,000, granted once however often it is looked at', async () => {
    await scene(async ({ ctx, me }) => {
      for (let look = 0; look < 3; look++)
        expect((await me.get('/api/user/balance')).json()).toMatchObject({
          balance: 1000,
          betCount: 0,
          winRate: null,
          openStake: 0,
          resets: 0,
        });
      expect(await ctx.db.select().from(ledgerEntries)).toHaveLength(2);
    });
  });

  test('gives the stake at placement, and refuses more than it holds', async () => {
    await scene(async ({ ctx, me }) => {
      const placed = await me.post('/api/virtual/bets', slip());
      expect(placed.statusCode).toBe(201);
      expect(placed.json()).toMatchObject({
        odds: -120,
        stake: 60,
        potentialWin: 50,
        status: 'pending',
        result: null,
        betType: 'moneyline',
        gameId: GAME_ID,
      });
      expect((await me.get('/api/user/balance')).json()).toMatchObject({ balance: 940, openStake: 60, openBets: 1, betCount: 1 });
      const refused = await me.post('/api/virtual/bets', slip({ stake: 940.01 }));
      expect([refused.statusCode, refused.json().message]).toEqual([422, 'Your virtual balance of $940.00 does not cover $940.01.']);
      expect((await me.post('/api/virtual/bets', slip({ stake: '940.00' }))).statusCode).toBe(201);
      expect(await balance(me)).toBe(0);
      expect(await ctx.db.select().from(virtualBets)).toHaveLength(2);
    });
  });

  test.each([
    [0, 400],
    [-1, 400],
    ['', 400],
    [null, 400],
    ['NaN', 400],
    [[5], 400],
    [0.001, 400],
    [2 ** 53, 400],
    [1_000_000.01, 400],
    [0.01, 201],
    [1000, 201],
    [1000.01, 422],
  ])('a stake of %j is answered with %i', async (stake, status) => {
    await scene(async ({ me }) => expect((await me.post('/api/virtual/bets', slip({ stake }))).statusCode).toBe(status));
  });

  test('reset brings it back to $1,000 and keeps history and open stakes', async () => {
    await scene(async ({ me }) => {
      await me.post('/api/virtual/bets', slip());
      const reset = await me.post('/api/user/balance/reset');
      expect(reset.json()).toMatchObject({
        message: 'Balance reset to $1,000',
        balance: { balance: 1000, openStake: 60, betCount: 0, resets: 1 },
      });
      expect((await me.post('/api/user/virtual-balance/reset')).json()).toMatchObject({ balance: { balance: 1000, resets: 2 } });
      const { entries, openStake } = (await me.get('/api/virtual/statement')).json();
      expect(entries.map(({ kind, amount, balanceAfter }: never) => [kind, amount, balanceAfter])).toEqual([
        ['reset', 60, 1000],
        ['stake', -60, 940],
        ['grant', 1000, 1000],
      ]);
      expect(openStake).toBe(60);
    });
  });

  test('what it held at any past time is asked of its entries', async () => {
    await scene(async ({ world, me }) => {
      await me.get('/api/user/balance');
      world.clock.set('2026-07-11T16:10:00Z');
      await me.post('/api/virtual/bets', slip());
      const at = async (time: string) => (await me.get(`/api/virtual/statement?at=${time}`)).json().balanceAt;
      expect([await at('2026-07-11T15:00:00Z'), await at('2026-07-11T16:05:00Z'), await at('2026-07-11T16:10:00Z')]).toEqual([
        0, 1000, 940,
      ]);
    });
  });
});

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
      expect((await text('Somebody wins', 'moneyline', -120)).statusCode).toBe(400);
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
      expect((await me.post('/api/virtual/bets', slip())).json()).toMatchObject({ code: 'EVENT_STARTED' });
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
        selection: 'New York Yankees ML + Giants ML',
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
      /stand or fall/,
    ],
    ['the same twice', {}, /stand or fall/],
    [
      'legs that nobody can price together',
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
