import { describe, expect, test, vi } from 'vitest';
import { notifications, savedParlayLegs, savedParlays } from '../../../db/schema/index.ts';
import { createUser } from '../../../testing/index.ts';
import { finalScore } from '../../practice/testing/scene.ts';
import { coolOff } from '../testing/cool-off.ts';
import { atTable, FIRST, moneyline, over, postponed, SECOND, type Table, THIRD } from '../testing/table.ts';
import type { SavedParlay } from './present-parlay.ts';

// The first test of a file waits for the database and the score tables.
vi.setConfig({ testTimeout: 60_000 });

const save = ({ me }: Pick<Table, 'me'>, legs: object[], stake: unknown = 20, key?: string) =>
  me.post('/api/parlays', { legs, stake }, key ? { 'idempotency-key': key } : undefined);
const listed = async ({ me }: Pick<Table, 'me'>): Promise<SavedParlay[]> => (await me.get('/api/my-parlays')).json();
const AWAY_WINS_HIGH = finalScore(9, 3);

describe('saving', () => {
  test('keeps prices and what was thought of them; a repeat of the same key saves once', async () => {
    await atTable(async (table) => {
      await table.offer(FIRST);
      await table.offer(SECOND);
      const first = await save(table, [moneyline(FIRST), over(SECOND)], 20, 'one');
      expect([first.statusCode, first.json().message]).toEqual([201, undefined]);
      const again = await save(table, [moneyline(FIRST), over(SECOND)], 20, 'one');
      expect(again.body).toBe(first.body);
      expect((await save(table, [moneyline(FIRST), over(SECOND)], 30, 'one')).statusCode).toBe(409);
      const quote = (await table.me.post('/api/parlays/quote', { legs: [moneyline(FIRST), over(SECOND)], stake: 20 })).json();
      const [parlay, ...others] = await listed(table);
      expect(others).toEqual([]);
      expect(parlay).toMatchObject({
        kind: 'parlay',
        odds: quote.totalOdds,
        stake: 20,
        potentialPayout: quote.potentialPayout,
        estimatedProbability: quote.estimatedProbability,
        expectedValue: quote.expectedValue,
        recommendation: 'poor',
        status: 'pending',
        profit: null,
        legs: [
          { gameId: FIRST, odds: -120, bookName: 'Book A', result: null },
          { gameId: SECOND, odds: -110, result: null },
        ],
      });
    });
  });

  test('writes what each leg is on by its pick, and refuses a text that says another bet', async () => {
    await atTable(async (table) => {
      await table.offer(FIRST);
      await table.offer(SECOND);
      expect((await save(table, [moneyline(FIRST, { selection: 'Home ML' }), over(SECOND)])).json().message).toContain('says another bet');
      expect((await save(table, [moneyline(FIRST), over(SECOND, { selection: 'Under 8.5' })])).statusCode).toBe(422);
      expect((await save(table, [moneyline(FIRST, { selection: 'x' }), over(SECOND)])).statusCode).toBe(201);
      const [parlay] = await listed(table);
      expect(parlay!.legs.map(({ selection }) => selection)).toEqual([expect.stringMatching(/^Club \w+ ML$/), 'Over 8.5']);
    });
  });

  test('refuses a worse price than the one seen, naming the leg, and legs that do not go together or have begun', async () => {
    await atTable(async (table) => {
      await table.offer(FIRST);
      await table.offer(SECOND);
      const moved = await save(table, [moneyline(FIRST, { odds: 100 }), over(SECOND)]);
      expect([moved.statusCode, moved.json()]).toMatchObject([409, { code: 'PRICE_MOVED', issues: [{ path: 'legs.0.odds' }] }]);
      expect((await save(table, [moneyline(FIRST, { odds: -200 }), over(SECOND)])).json().legs[0].odds).toBe(-120);
      const both = await save(table, [
        over(FIRST),
        over(FIRST, { selection: 'Under 8.5', odds: -105, pick: { ...over(FIRST).pick, side: 'under' } }),
      ]);
      expect([both.statusCode, both.json().message]).toMatchObject([422, expect.stringMatching(/cannot both win/)]);
      table.world.clock.set('2026-07-12T02:00:00Z');
      const late = await save(table, [moneyline(FIRST), over(SECOND)]);
      expect([late.statusCode, late.json().message]).toMatchObject([422, expect.stringMatching(/already started/)]);
      expect(await listed(table)).toHaveLength(1);
    });
  });

  test.each([
    [0, 400],
    [0.99, 400],
    [1, 201],
    [500, 201],
    [500.01, 400],
    ['25', 201],
    ['', 400],
    [null, 400],
    [1.005, 400],
  ])('a stake of %j is answered with %i', async (stake, status) => {
    await atTable(async (table) => {
      await table.offer(FIRST);
      await table.offer(SECOND);
      expect((await save(table, [moneyline(FIRST), over(SECOND)], stake)).statusCode).toBe(status);
    });
  });

  test('one leg is no parlay, and a break is a break', async () => {
    await atTable(async (table) => {
      await table.offer(FIRST);
      await table.offer(SECOND);
      expect((await save(table, [moneyline(FIRST)])).statusCode).toBe(400);
      const user = await createUser(table.ctx, { tier: 'elite' });
      await coolOff(table.ctx, user.id);
      const refused = await save({ me: await table.server.as(user) }, [moneyline(FIRST), over(SECOND)]);
      expect([refused.statusCode, refused.json().message]).toMatchObject([403, expect.stringMatching(/taking a break/)]);
    });
  });

  test('belongs to one member: no one else lists or deletes it', async () => {
    await atTable(async (table) => {
      await table.offer(FIRST);
      await table.offer(SECOND);
      const { id } = (await save(table, [moneyline(FIRST), over(SECOND)])).json();
      const other = { me: await table.server.as(await createUser(table.ctx, { tier: 'elite' })) };
      const pro = await table.server.as(await createUser(table.ctx, { tier: 'pro' }));
      expect(await listed(other)).toEqual([]);
      expect((await other.me.delete(`/api/my-parlays/${id}`)).statusCode).toBe(404);
      expect((await pro.delete(`/api/my-parlays/${id}`)).statusCode).toBe(402);
      expect((await table.server.visitor.delete(`/api/my-parlays/${id}`)).statusCode).toBe(401);
      expect((await table.me.delete(`/api/my-parlays/${id}`)).json()).toEqual({ ok: true });
      expect((await table.me.delete(`/api/my-parlays/${id}`)).statusCode).toBe(404);
      expect(await table.ctx.db.select().from(savedParlayLegs)).toEqual([]);
    });
  });
});

describe('settling', () => {
  test('a lost leg loses at once; the last won leg pays from the exact product, and the owner is told once', async () => {
    await atTable(async (table) => {
      const [first, second] = [await table.offer(FIRST), await table.offer(SECOND)];
      await save(table, [moneyline(FIRST), over(SECOND)]);
      table.world.clock.advanceMinutes(1);
      await save(table, [
        moneyline(FIRST, { selection: 'Home ML', odds: 105, pick: { ...moneyline(FIRST).pick, side: 'home' } }),
        over(SECOND),
      ]);
      await table.end(first, AWAY_WINS_HIGH);
      expect((await listed(table)).map(({ status, result, profit }) => [status, result, profit])).toEqual([
        ['settled', 'loss', -20],
        ['pending', null, null],
      ]);
      await table.end(second, finalScore(6, 5));
      await table.end(second, finalScore(6, 5), 2);
      const [, won] = await listed(table);
      expect(won).toMatchObject({ status: 'settled', result: 'win', payout: 70, profit: 50, isCorrected: false });
      expect(won!.legs.map(({ result, finalScore: score }) => [result, score])).toEqual([
        ['win', { away: 9, home: 3 }],
        ['win', { away: 6, home: 5 }],
      ]);
      expect(await table.ctx.db.select().from(notifications)).toHaveLength(2);
    });
  });

  test('a void leg drops out and the price is made of the rest, of legs of one game by their part; all void hand the stake back', async () => {
    await atTable(async (table) => {
      const [first, second] = [await table.offer(FIRST), await table.offer(SECOND)];
      const third = await table.offer(THIRD);
      const quote = (await table.me.post('/api/parlays/quote', { legs: [moneyline(FIRST), over(FIRST)], stake: 20 })).json();
      await save(table, [moneyline(FIRST), over(FIRST), over(SECOND)]);
      table.world.clock.advanceMinutes(1);
      await save(table, [over(SECOND), over(THIRD)]);
      await table.end(second, postponed);
      await table.end(first, AWAY_WINS_HIGH);
      await table.end(third, postponed);
      const [allVoid, dropped] = await listed(table);
      expect(allVoid).toMatchObject({ result: 'void', payout: 20, profit: 0 });
      expect(dropped).toMatchObject({ result: 'win', payout: quote.potentialPayout });
    });
  });

  test('a corrected score settles again and says so', async () => {
    await atTable(async (table) => {
      const [first, second] = [await table.offer(FIRST), await table.offer(SECOND)];
      await save(table, [moneyline(FIRST), over(SECOND)]);
      await table.end(first, AWAY_WINS_HIGH);
      await table.end(second, finalScore(4, 3));
      expect((await listed(table))[0]).toMatchObject({ result: 'loss', isCorrected: false });
      await table.end(second, finalScore(5, 4), 2);
      expect((await listed(table))[0]).toMatchObject({ result: 'win', payout: 70, isCorrected: true });
      const reported = await table.ctx.db.select().from(notifications);
      expect(reported.map(({ title }) => title).sort()).toEqual(['Saved parlay lost', 'Saved parlay won']);
      expect(await table.ctx.db.select().from(savedParlays)).toMatchObject([{ settlements: 2, status: 'settled' }]);
    });
  });
});
