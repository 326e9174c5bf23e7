import { americanToDecimal } from '@clearedge/quant/price';
import { longestStreak, maxDrawdown, ratioBootstrap, wilsonInterval } from '@clearedge/quant/scoring';
import { sql } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { rowsOf } from '../../kernel/db.ts';
import { sampleGames } from '../history/testing/sample-games.ts';
import { homeDogs, withSetup } from './testing/setup.ts';
import { keep, listOf, type Made, PATH, slow } from './testing/stored.ts';

const past = sampleGames([2025], 11).slice(0, 450);

test('belongs to Elite, and each strategy to its owner', slow, async () => {
  await withSetup(past, async (setup) => {
    const { id } = await keep(setup);
    for (const [client, status] of [
      [setup.visitor, 401],
      [await setup.as('free'), 402],
      [await setup.as('pro'), 402],
    ] as const)
      for (const path of [PATH, `${PATH}/suggestions`, `${PATH}/matches`, `${PATH}/${id}`])
        expect((await client.get(path)).statusCode).toBe(status);
    const other = await setup.as('elite');
    expect((await other.get(PATH)).json()).toEqual([]);
    for (const own of [id, '00000000-0000-4000-8000-000000000000']) {
      const status = own === id ? 403 : 404;
      expect((await other.get(`${PATH}/${own}`)).statusCode).toBe(status);
      expect((await other.patch(`${PATH}/${own}`, { isActive: false })).statusCode).toBe(status);
      expect((await other.delete(`${PATH}/${own}`)).statusCode).toBe(status);
    }
    expect(await listOf(setup)).toMatchObject([{ id, isActive: true }]);
  });
});

describe('a backtest', () => {
  test('comes to what the stored games come to', slow, async () => {
    await withSetup(past, async ({ ctx, elite }) => {
      const { figures, curve, bets, stake, history } = (await elite.post(`${PATH}/backtest`, { conditions: homeDogs })).json();
      // Written apart from the product's own code: the bets are found a second time, from the rows alone.
      const rows = await rowsOf<{ day: string; odds: number; fair: number | null; grade: string }>(
        ctx.db,
        sql`select slate_on::text as day, (s ->> 'odds')::int as odds, (s ->> 'fair')::float8 as fair, s ->> 'grade' as grade from past_games, jsonb_array_elements(sides) s
          where s ->> 'market' = 'moneyline' and s ->> 'side' = 'home' and (s ->> 'odds')::int between 101 and 180 order by starts_at, game_id`,
      );
      const profits = rows.map(({ odds, grade }) =>
        grade === 'win' ? Math.floor(20 * (americanToDecimal(odds) - 1) * 100 + 1e-6) : -2000,
      );
      const wins = rows.filter(({ grade }) => grade === 'win').length;
      const total = profits.reduce((sum, one) => sum + one, 0);
      expect(rows.length).toBeGreaterThan(60);
      expect(stake).toBe(20);
      expect(figures).toMatchObject({ totalBets: rows.length, wins, losses: rows.length - wins, pushes: 0 });
      expect(figures.winInterval).toEqual(wilsonInterval(wins, rows.length));
      expect(Math.abs(figures.profit - total / 100)).toBeLessThan(rows.length / 100);
      const cents = figures.profit * 100;
      expect(figures.roi).toBeCloseTo(cents / (2000 * rows.length), 10);
      const { low, high } = ratioBootstrap(
        profits,
        rows.map(() => 2000),
        rows.map(({ day }) => day),
        { seed: 20_260_101, draws: 2000 },
      );
      expect(figures.roiInterval.low).toBeCloseTo(low, 3);
      expect(figures.roiInterval.high).toBeCloseTo(high, 3);
      let balance = 0;
      const balances = [0, ...profits.map((one) => (balance += one))];
      expect(figures.drawdown).toBeCloseTo(maxDrawdown(balances).depth / 100, 0);
      expect(figures.longestLosingRun).toBe(longestStreak(rows.map(({ grade }) => (grade === 'loss' ? 1 : 0))));
      const worth = rows.flatMap(({ odds, fair }) => (fair === null ? [] : [fair * americanToDecimal(odds) - 1]));
      expect(figures.atClose).toEqual({
        bets: worth.length,
        mean: expect.closeTo(worth.reduce((sum, one) => sum + one, 0) / worth.length, 9),
      });
      expect(curve.at(-1).total).toBeCloseTo(figures.profit, 6);
      expect(bets).toHaveLength(20);
      expect(history).toMatchObject({ games: past.length, from: past[0]!.slateOn, withoutProjection: 0 });
    });
  });

  test.each([
    ['an unknown sport', { sport: 'XFL' }],
    ['props, of which no prices are stored', { market: 'Props' }],
    ['odds below the least', { minOdds: 1 }],
    ['odds in thousandths', { minOdds: 1.505 }],
    ['odds the wrong way round', { minOdds: 2.5, maxOdds: 2.4 }],
    ['confidence 0', { confidenceThreshold: 0 }],
    ['confidence 101', { confidenceThreshold: 101 }],
    ['confidence of a half', { confidenceThreshold: 50.5 }],
    ['no bankroll', { bankrollPercentage: 0 }],
    ['a bankroll above ten percent', { bankrollPercentage: 10.1 }],
    ['a bankroll in hundredths', { bankrollPercentage: 2.05 }],
    ['an over on a moneyline', { side: 'over' }],
    ['a favorite among totals', { market: 'Total', side: 'over', role: 'favorite' }],
    ['conditions no one knows', { moon: 'full' }],
    ['weather no one knows', { weather: { hail: true } }],
    ['a team that is none', { team: 'boston' }],
  ])('of %s is refused', slow, async (_what, change) => {
    await withSetup([], async ({ elite }) => {
      const answer = await elite.post(`${PATH}/backtest`, { conditions: { ...homeDogs, ...change } });
      expect([answer.statusCode, answer.json().issues?.length > 0]).toEqual([400, true]);
    });
  });

  test.each([
    { confidenceThreshold: 1 },
    { confidenceThreshold: 100 },
    { bankrollPercentage: 0.1 },
    { bankrollPercentage: 10 },
    { minOdds: 1.01 },
    { maxOdds: 100 },
  ])('at the end of a range is made: %j', slow, async (change) => {
    await withSetup([], async ({ elite }) => {
      const answer = await elite.post(`${PATH}/backtest`, { conditions: { ...homeDogs, ...change } });
      expect([answer.statusCode, answer.json().figures.totalBets]).toEqual([200, 0]);
    });
  });
});

test('suggestions carry their own backtest', slow, async () => {
  await withSetup(past, async ({ elite }) => {
    const list = (await elite.get(`${PATH}/suggestions`)).json() as { name: string; backtest: { conditions: object; figures: object } }[];
    expect(list.map(({ name }) => name)).toEqual(['Home Underdog Special', 'Weather Totals']);
    for (const { backtest } of list)
      expect((await elite.post(`${PATH}/backtest`, { conditions: backtest.conditions })).json().figures).toEqual(backtest.figures);
  });
});

describe('kept', () => {
  test('once for one key, twenty at most, with a name', slow, async () => {
    await withSetup([], async (setup) => {
      const first = await keep(setup, {}, 'one-key');
      expect((await keep(setup, {}, 'one-key')).id).toBe(first.id);
      for (let number = 2; number <= 20; number += 1) await keep(setup, { name: `Number ${number}` });
      const full = await setup.elite.post(PATH, { name: 'Too many', conditions: homeDogs });
      expect([full.statusCode, full.json().message]).toEqual([409, 'You can keep 20 strategies. Delete one to make room.']);
      expect((await setup.elite.delete(`${PATH}/${first.id}`)).json()).toEqual({ ok: true });
      expect((await setup.elite.delete(`${PATH}/${first.id}`)).statusCode).toBe(404);
      for (const name of ['   ', 'x'.repeat(61)])
        expect((await setup.elite.post(PATH, { name, conditions: homeDogs })).statusCode).toBe(400);
      expect((await keep(setup, { name: 'x'.repeat(60) })).name).toHaveLength(60);
    });
  });

  test('is renamed without another test, and changed with one', slow, async () => {
    await withSetup([], async (setup) => {
      const { id, conditionsSince } = await keep(setup);
      setup.world.clock.advanceMinutes(30);
      const patch = async (body: object) => (await setup.elite.patch(`${PATH}/${id}`, body)).json() as Made;
      const { role, side, ...rest } = homeDogs;
      expect(await patch({ name: 'Dogs', isActive: false, conditions: { ...rest, side, role } })).toMatchObject({
        name: 'Dogs',
        isActive: false,
        conditionsSince,
      });
      expect((await patch({ conditions: { ...homeDogs, maxOdds: 2.5 } })).conditionsSince).toBe('2026-07-11T20:35:00.000Z');
      expect((await setup.elite.patch(`${PATH}/${id}`, {})).statusCode).toBe(400);
    });
  });
});
