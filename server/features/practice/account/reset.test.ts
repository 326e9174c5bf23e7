import { describe, expect, test, vi } from 'vitest';
import { balance, scene } from '../testing/member.ts';
import { GAME_ID, slip } from '../testing/scene.ts';

// The first test of a file waits for the database and the score tables.
vi.setConfig({ testTimeout: 60_000 });

const SECOND_WEEK = '2026-07-18T16:00:00Z';

describe('a reset of the practice bankroll', () => {
  test('brings it to $1,000, voids open bets and gives no stake back on top', async () => {
    await scene(async ({ me }) => {
      const { id } = (await me.post('/api/virtual/bets', slip())).json();
      const reset = await me.post('/api/user/balance/reset');
      expect(reset.json()).toMatchObject({
        message: 'Balance reset to $1,000. 1 open bet was voided.',
        balance: {
          balance: 1000,
          openStake: 0,
          openBets: 0,
          betCount: 0,
          resets: 1,
          earlierBets: 1,
          lastResetAt: '2026-07-11T16:00:00.000Z',
        },
      });
      const bet = (await me.get(`/api/virtual/bets/${id}`)).json();
      expect(bet).toMatchObject({ status: 'settled', result: 'void', actualWin: 0, payout: 0, isCurrentPeriod: false });
      expect(bet.notes).toContain('Voided by your balance reset');
      const { entries, openStake } = (await me.get('/api/virtual/statement')).json();
      expect(entries.map(({ kind, amount, balanceAfter }: never) => [kind, amount, balanceAfter])).toEqual([
        ['reset', 60, 1000],
        ['stake', -60, 940],
        ['grant', 1000, 1000],
      ]);
      expect(openStake).toBe(0);
    });
  });

  test('is possible once in seven days, to the second, and says when again', async () => {
    await scene(async ({ world, me }) => {
      expect((await me.post('/api/user/balance/reset')).statusCode).toBe(200);
      const again = await me.post('/api/user/virtual-balance/reset');
      expect([again.statusCode, again.json().message]).toEqual([409, expect.stringContaining('Jul 18, 2026, 12:00')]);
      expect((await me.get('/api/user/balance')).json()).toMatchObject({ resets: 1, nextResetAt: '2026-07-18T16:00:00.000Z' });
      world.clock.set('2026-07-18T15:59:59Z');
      expect((await me.post('/api/user/balance/reset')).statusCode).toBe(409);
      world.clock.set(SECOND_WEEK);
      expect((await me.get('/api/user/balance')).json().nextResetAt).toBeNull();
      expect((await me.post('/api/user/balance/reset')).json()).toMatchObject({ balance: { balance: 1000, resets: 2 } });
    });
  });

  test('touches neither the contest bankroll nor its open bets', async () => {
    await scene(async ({ me }) => {
      await me.post('/api/virtual/bets', slip({ bankroll: 'contest', stake: 400 }));
      await me.post('/api/virtual/bets', slip({ stake: 700 }));
      expect((await me.post('/api/user/balance/reset')).json().balance).toMatchObject({
        balance: 1000,
        contest: { balance: 600, openStake: 400, openBets: 1 },
      });
      const open = (await me.get('/api/virtual/bets?status=pending')).json();
      expect(open).toMatchObject([{ bankroll: 'contest', stake: 400, gameId: GAME_ID }]);
    });
  });

  test('goes down as well: money won is given up for the new start', async () => {
    await scene(async ({ me }) => {
      await me.post('/api/virtual/bets', slip({ stake: 1000 }));
      expect(await balance(me)).toBe(0);
      await me.post('/api/user/balance/reset');
      expect(await balance(me)).toBe(1000);
    });
  });
});
