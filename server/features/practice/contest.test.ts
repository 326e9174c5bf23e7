import { describe, expect, test, vi } from 'vitest';
import { boardPrices } from '../../db/schema/index.ts';
import { balance, leg, scene } from './testing/member.ts';
import { GAME_ID, offerGame, SECOND, slip } from './testing/scene.ts';

// The first test of a file waits for the database and the score tables.
vi.setConfig({ testTimeout: 60_000 });

const contest = (change: object = {}) => slip({ bankroll: 'contest', ...change });
const NEXT = '20260714_HOU@TEX';

describe('the contest bankroll', () => {
  test('is $1,000 for everybody, beside the practice bankroll, granted with the first bet', async () => {
    await scene(async ({ me }) => {
      expect((await me.get('/api/user/balance')).json()).toMatchObject({
        balance: 1000,
        contest: { weekOn: '2026-07-06', endsOn: '2026-07-12', balance: 1000, openBets: 0, openStake: 0 },
      });
      const placed = await me.post('/api/virtual/bets', contest());
      expect([placed.statusCode, placed.json().bankroll, placed.json().contestWeek]).toEqual([201, 'contest', '2026-07-06']);
      expect((await me.post('/api/virtual/bets', slip({ stake: 10 }))).json()).toMatchObject({ bankroll: 'practice', contestWeek: null });
      expect((await me.get('/api/user/balance')).json()).toMatchObject({
        balance: 990,
        betCount: 1,
        openStake: 10,
        contest: { balance: 940, openBets: 1, openStake: 60 },
      });
      const { entries } = (await me.get('/api/virtual/statement?bankroll=contest')).json();
      expect(entries.map(({ kind, balanceAfter }: never) => [kind, balanceAfter])).toEqual([
        ['stake', 940],
        ['grant', 1000],
      ]);
    });
  });

  test('covers its own stakes alone, and says which balance does not', async () => {
    await scene(async ({ me }) => {
      const refused = await me.post('/api/virtual/bets', contest({ stake: 1000.01 }));
      expect([refused.statusCode, refused.json().message]).toEqual([422, 'Your contest balance of $1,000.00 does not cover $1,000.01.']);
      expect((await me.post('/api/virtual/bets', contest({ stake: 1000 }))).statusCode).toBe(201);
      expect((await me.post('/api/virtual/bets', contest({ stake: 1 }))).statusCode).toBe(422);
      expect(await balance(me)).toBe(1000);
    });
  });

  test('starts anew on Monday at midnight Eastern, whatever was left', async () => {
    await scene(async ({ ctx, world, me }) => {
      await me.post('/api/virtual/bets', contest({ stake: 900 }));
      await offerGame(ctx, { gameId: NEXT, awayCode: 'HOU', awayName: 'Houston Astros', homeCode: 'TEX', homeName: 'Texas Rangers' });
      const onNext = contest({ gameId: NEXT, selection: 'Houston Astros ML' });
      const early = await me.post('/api/virtual/bets', onNext);
      expect([early.statusCode, early.json().message]).toEqual([422, expect.stringContaining('games of this week only')]);
      expect((await me.post('/api/virtual/bets', { ...onNext, bankroll: 'practice' })).statusCode).toBe(201);
      const at = async (time: string) => {
        world.clock.set(time);
        await ctx.db.update(boardPrices).set({ seenAt: world.clock.now() });
        return (await me.post('/api/virtual/bets', onNext)).statusCode;
      };
      expect([await at('2026-07-13T03:59:59Z'), await at('2026-07-13T04:00:00Z')]).toEqual([422, 201]);
      expect((await me.get('/api/user/balance')).json().contest).toMatchObject({ weekOn: '2026-07-13', balance: 940, openStake: 60 });
    });
  });

  test('takes a parlay and a round robin only when all legs are of the week', async () => {
    await scene(async ({ ctx, me }) => {
      await offerGame(ctx, { gameId: NEXT, awayCode: 'HOU', awayName: 'Houston Astros', homeCode: 'TEX', homeName: 'Texas Rangers' });
      const legs = [GAME_ID, SECOND].map((gameId) => leg(gameId));
      const late = [...legs, leg(NEXT)];
      const place = async (path: string, body: object) =>
        (await me.post(`/api/virtual/${path}`, { ...body, bankroll: 'contest' })).statusCode;
      expect(await place('bets', { betType: 'parlay', legs, stake: 10 })).toBe(201);
      expect(await place('bets', { betType: 'parlay', legs: late, stake: 10 })).toBe(422);
      expect(await place('round-robins', { legs: late, sizes: [2], stake: 10 })).toBe(422);
    });
  });

  test('has no cash-out, in words', async () => {
    await scene(async ({ me }) => {
      const { id } = (await me.post('/api/virtual/bets', contest())).json();
      expect((await me.get(`/api/virtual/bets/${id}/cash-out`)).json()).toMatchObject({
        amount: null,
        reason: expect.stringContaining('Contest bets cannot be cashed out'),
      });
      expect((await me.post(`/api/virtual/bets/${id}/cash-out`, { amount: 0.01 })).statusCode).toBe(422);
    });
  });

  test('is one of two names', async () => {
    await scene(async ({ me }) => {
      for (const bankroll of ['house', '', null, 1]) expect((await me.post('/api/virtual/bets', slip({ bankroll }))).statusCode).toBe(400);
    });
  });
});

describe('stakes', () => {
  test('a win under a cent is no bet', async () => {
    await scene(async ({ ctx, me }) => {
      const gameId = '20260711_ATL@PHI';
      await offerGame(ctx, { gameId, awayCode: 'ATL', homeCode: 'PHI' }, [
        { market: 'moneyline', side: 'away', line: null, price: -50_000 },
      ]);
      const stake = async (amount: number) => me.post('/api/virtual/bets', slip({ gameId, odds: -50_000, stake: amount }));
      expect((await stake(1)).json()).toMatchObject({ code: 'UNPROCESSABLE', message: expect.stringContaining('less than a cent') });
      expect((await stake(5)).json()).toMatchObject({ potentialWin: 0.01 });
    });
  });

  test('a round robin that the balance does not cover is told its whole cost', async () => {
    await scene(async ({ ctx, me }) => {
      const third = '20260711_HOU@TEX';
      await offerGame(ctx, { gameId: third, awayCode: 'HOU', awayName: 'Houston Astros', homeCode: 'TEX', homeName: 'Texas Rangers' });
      const legs = [GAME_ID, SECOND, third].map((gameId) => leg(gameId));
      const answer = await me.post('/api/virtual/round-robins', { legs, sizes: [2, 3], stake: 252.5 });
      expect(answer.json().message).toBe('Your virtual balance of $1,000.00 does not cover $1,010.00.');
      expect(await balance(me)).toBe(1000);
    });
  });
});
