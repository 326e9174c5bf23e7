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

  test('belongs to one member: nobody else lists or deletes it', async () => {
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

describe('player props', () => {
  const prop = (table: Table, playerId: string, overPrice: number) =>
    table.world.feed.props.push({
      gameId: FIRST,
      playerId,
      playerName: 'Joe Bat',
      teamCode: 'BOS',
      prop: 'hits',
      line: 0.5,
      quotedAt: table.ctx.now(),
      book: { code: 'AAA', name: 'Book A' },
      overPrice,
      underPrice: -110,
    });
  const choice = (playerId: string, odds: number, change: object = {}) => ({
    propId: `${FIRST}~${playerId}~hits~0.5`,
    selection: 'over',
    odds,
    playerName: 'Joe Bat',
    propType: 'hits',
    line: 0.5,
    team: 'BOS',
    ...change,
  });
  const post = ({ me }: Table, selections: object[], stake: unknown = 10) =>
    me.post('/api/player-prop-parlays', { selections, analysis: { expectedValue: 9 }, stake, potentialPayout: 1 });

  test('one is enough; what it pays is the server’s word, what it is comes from its id', async () => {
    await atTable(async (table) => {
      await table.offer(FIRST);
      prop(table, 'p1', 120);
      const saved = await post(table, [choice('p1', 120, { line: 7.5, propType: 'runs' })]);
      expect([saved.statusCode, saved.json()]).toMatchObject([
        201,
        {
          kind: 'player_prop',
          odds: 120,
          potentialPayout: 22,
          recommendation: 'analysis_needed',
          legs: [{ selection: 'Joe Bat Hits Over 0.5' }],
        },
      ]);
      expect((await post(table, [choice('p1', 130)])).json()).toMatchObject({ code: 'PRICE_MOVED', currentOdds: 120 });
      expect((await post(table, [choice('p1', 120, { propId: 'nonsense' })])).json()).toMatchObject({
        code: 'INVALID_INPUT',
        issues: [{ path: 'selections.0.propId' }],
      });
    });
  });

  test('the same order sent again with another analysis is the same order', async () => {
    await atTable(async (table) => {
      await table.offer(FIRST);
      prop(table, 'p1', 120);
      const send = (potentialPayout: number) =>
        table.me.post(
          '/api/player-prop-parlays',
          { selections: [choice('p1', 120)], stake: 10, potentialPayout },
          { 'idempotency-key': 'again' },
        );
      expect((await send(21)).body).toBe((await send(22)).body);
      expect(await listed(table)).toHaveLength(1);
    });
  });

  test.each([
    [0, 10, 400],
    [1, 10, 201],
    [7, 10, 400],
    [1, 0.99, 400],
    [1, 1000, 201],
    [1, 1000.01, 400],
  ])('%i legs and a stake of %d are answered with %i', async (count, stake, status) => {
    await atTable(async (table) => {
      await table.offer(FIRST);
      const men = Array.from({ length: count }, (_, at) => `p${at}`);
      for (const man of men) prop(table, man, 120);
      expect(
        (
          await post(
            table,
            men.map((man) => choice(man, 120)),
            stake,
          )
        ).statusCode,
      ).toBe(status);
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
      const told = await table.ctx.db.select().from(notifications);
      expect(told.map(({ title }) => title).sort()).toEqual(['Saved parlay lost', 'Saved parlay won']);
      expect(await table.ctx.db.select().from(savedParlays)).toMatchObject([{ settlements: 2, status: 'settled' }]);
    });
  });
});
