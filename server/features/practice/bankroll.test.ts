import { describe, expect, test, vi } from 'vitest';
import { ledgerEntries, virtualBets } from '../../db/schema/index.ts';
import { balance, scene } from './testing/member.ts';
import { GAME_ID, slip } from './testing/scene.ts';

// The first test of a file waits for the database and the score tables.
vi.setConfig({ testTimeout: 60_000 });

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
    [0.01, 400],
    [0.99, 400],
    [1, 201],
    [1000, 201],
    [1000.01, 422],
  ])('a stake of %j is answered with %i', async (stake, status) => {
    await scene(async ({ me }) => expect((await me.post('/api/virtual/bets', slip({ stake }))).statusCode).toBe(status));
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
