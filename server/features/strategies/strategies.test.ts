import { americanToDecimal } from '@clearedge/quant/price';
import { longestStreak, maxDrawdown, ratioBootstrap, wilsonInterval } from '@clearedge/quant/scoring';
import { eq, sql } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { eventFacts, playLimits, strategies, strategyMatches, users } from '../../db/schema/index.ts';
import { rowsOf } from '../../kernel/db.ts';
import { createEvent } from '../../testing/index.ts';
import { sampleGames } from '../history/testing/sample-games.ts';
import { finalFacts } from '../picks/testing/board.ts';
import { type Desk, homeDogs, withDesk } from './testing/desk.ts';

const PATH = '/api/strategies';
const slow = { timeout: 60_000 };
const past = sampleGames([2025], 11).slice(0, 450);

interface Made {
  id: string;
  name: string;
  isActive: boolean;
  performance: { totalBets: number };
  forward: { totalBets: number; wins: number; profit: number };
  waiting: number;
  rank: number | null;
  conditionsSince: string;
}
async function keep({ elite }: Pick<Desk, 'elite'>, body: object = {}, key?: string): Promise<Made> {
  const answer = await elite.post(PATH, { name: 'Home dogs', conditions: homeDogs, ...body }, key ? { 'idempotency-key': key } : {});
  expect([answer.statusCode, answer.body]).toEqual([201, expect.any(String)]);
  return answer.json() as Made;
}
const listOf = async ({ elite }: Pick<Desk, 'elite'>): Promise<Made[]> => (await elite.get(PATH)).json() as Made[];
const told = async ({ elite }: Pick<Desk, 'elite'>): Promise<{ kind: string; title: string; body: string; href: string }[]> =>
  ((await elite.get('/api/notifications')).json() as { items: { kind: string; title: string; body: string; href: string }[] }).items;

test('belongs to Elite, and each strategy to its owner', slow, async () => {
  await withDesk(past, async (desk) => {
    const { id } = await keep(desk);
    for (const [client, status] of [
      [desk.visitor, 401],
      [await desk.as('free'), 402],
      [await desk.as('pro'), 402],
    ] as const)
      for (const path of [PATH, `${PATH}/suggestions`, `${PATH}/matches`, `${PATH}/${id}`])
        expect((await client.get(path)).statusCode).toBe(status);
    const other = await desk.as('elite');
    expect((await other.get(PATH)).json()).toEqual([]);
    for (const own of [id, '00000000-0000-4000-8000-000000000000']) {
      const status = own === id ? 403 : 404;
      expect((await other.get(`${PATH}/${own}`)).statusCode).toBe(status);
      expect((await other.patch(`${PATH}/${own}`, { isActive: false })).statusCode).toBe(status);
      expect((await other.delete(`${PATH}/${own}`)).statusCode).toBe(status);
    }
    expect(await listOf(desk)).toMatchObject([{ id, isActive: true }]);
  });
});

describe('a backtest', () => {
  test('comes to what the stored games come to', slow, async () => {
    await withDesk(past, async ({ ctx, elite }) => {
      const { figures, curve, bets, stake, history } = (await elite.post(`${PATH}/backtest`, { conditions: homeDogs })).json();
      // Written apart from the product's own code: the bets are found a second time, from the rows alone.
      const rows = await rowsOf<{ day: string; odds: number; grade: string }>(
        ctx.db,
        sql`select slate_on::text as day, (s ->> 'odds')::int as odds, s ->> 'grade' as grade from past_games, jsonb_array_elements(sides) s
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
      expect(curve.at(-1).total).toBeCloseTo(figures.profit, 6);
      expect(bets).toHaveLength(20);
      expect(history).toMatchObject({ games: past.length, from: past[0]!.slateOn, withoutOpinion: 0 });
    });
  });

  test.each([
    ['an unknown sport', { sport: 'NHL' }],
    ['CFL, of which nothing is stored', { sport: 'CFL' }],
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
    ['a favourite among totals', { market: 'Total', side: 'over', role: 'favourite' }],
    ['conditions nobody knows', { moon: 'full' }],
    ['weather nobody knows', { weather: { hail: true } }],
    ['a team that is none', { team: 'boston' }],
  ])('of %s is refused', slow, async (_what, change) => {
    await withDesk([], async ({ elite }) => {
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
    await withDesk([], async ({ elite }) => {
      const answer = await elite.post(`${PATH}/backtest`, { conditions: { ...homeDogs, ...change } });
      expect([answer.statusCode, answer.json().figures.totalBets]).toEqual([200, 0]);
    });
  });
});

test('suggestions carry their own backtest', slow, async () => {
  await withDesk(past, async ({ elite }) => {
    const list = (await elite.get(`${PATH}/suggestions`)).json() as { name: string; backtest: { conditions: object; figures: object } }[];
    expect(list.map(({ name }) => name)).toEqual(['Home Underdog Special', 'Weather Totals']);
    for (const { backtest } of list)
      expect((await elite.post(`${PATH}/backtest`, { conditions: backtest.conditions })).json().figures).toEqual(backtest.figures);
  });
});

describe('kept', () => {
  test('once for one key, twenty at most, with a name', slow, async () => {
    await withDesk([], async (desk) => {
      const first = await keep(desk, {}, 'one-key');
      expect((await keep(desk, {}, 'one-key')).id).toBe(first.id);
      for (let number = 2; number <= 20; number += 1) await keep(desk, { name: `Number ${number}` });
      const full = await desk.elite.post(PATH, { name: 'Too many', conditions: homeDogs });
      expect([full.statusCode, full.json().message]).toEqual([409, 'You can keep 20 strategies. Delete one to make room.']);
      expect((await desk.elite.delete(`${PATH}/${first.id}`)).json()).toEqual({ ok: true });
      expect((await desk.elite.delete(`${PATH}/${first.id}`)).statusCode).toBe(404);
      for (const name of ['   ', 'x'.repeat(61)])
        expect((await desk.elite.post(PATH, { name, conditions: homeDogs })).statusCode).toBe(400);
      expect((await keep(desk, { name: 'x'.repeat(60) })).name).toHaveLength(60);
    });
  });

  test('is renamed without another test, and changed with one', slow, async () => {
    await withDesk([], async (desk) => {
      const { id, conditionsSince } = await keep(desk);
      desk.world.clock.advanceMinutes(30);
      const patch = async (body: object) => (await desk.elite.patch(`${PATH}/${id}`, body)).json() as Made;
      const { role, side, ...rest } = homeDogs;
      expect(await patch({ name: 'Dogs', isActive: false, conditions: { ...rest, side, role } })).toMatchObject({
        name: 'Dogs',
        isActive: false,
        conditionsSince,
      });
      expect((await patch({ conditions: { ...homeDogs, maxOdds: 2.5 } })).conditionsSince).toBe('2026-07-11T20:35:00.000Z');
      expect((await desk.elite.patch(`${PATH}/${id}`, {})).statusCode).toBe(400);
    });
  });
});

describe('fires', () => {
  test('once a game, at the price of that moment, and its forward test is graded from the final score', slow, async () => {
    await withDesk([], async (desk) => {
      const { id } = await keep(desk);
      await desk.offer(-130, 110);
      expect((await desk.elite.get(`${PATH}/matches`)).json()).toMatchObject([
        { strategyId: id, selection: 'BOS to win', odds: 110, firedAt: null },
      ]);
      await desk.fire();
      desk.world.clock.advanceMinutes(2);
      await desk.offer(-140, 120);
      await desk.fire();
      expect(await desk.ctx.db.select().from(strategyMatches)).toMatchObject([{ strategyId: id, side: 'home', odds: 110, book: 'SUM' }]);
      const news = (await told(desk)).filter(({ kind }) => kind === 'strategy_match');
      expect(news).toMatchObject([{ title: 'Home dogs: a match', href: `/strategies?strategy=${id}` }]);
      expect(news[0]!.body).toContain('BOS to win at +110 (Summit), NYY @ BOS at 7:05 PM ET.');
      expect((await desk.elite.get(`${PATH}/matches`)).json()).toMatchObject([{ odds: 110, firedAt: '2026-07-11T20:05:00.000Z' }]);
      expect(await listOf(desk)).toMatchObject([{ waiting: 1, forward: { totalBets: 0 } }]);
      const at = desk.world.clock.now();
      await desk.ctx.db.insert(eventFacts).values({
        id: desk.ctx.newId(),
        eventId: desk.event.id,
        version: 1,
        isFinal: true,
        facts: finalFacts(2, 5),
        factsHash: 'x',
        reportedAt: at,
        recordedAt: at,
      });
      expect(await listOf(desk)).toMatchObject([{ waiting: 0, rank: null, forward: { totalBets: 1, wins: 1, profit: 22 } }]);
      expect((await desk.elite.get(`${PATH}/${id}`)).json()).toMatchObject({
        forwardBets: [{ selection: 'BOS to win', odds: 110, result: 'win', profit: 22 }],
        forwardCurve: [{ on: '2026-07-11', bets: 1, profit: 22, total: 22 }],
      });
      // Other conditions are another test.
      desk.world.clock.advanceMinutes(1);
      await desk.elite.patch(`${PATH}/${id}`, { conditions: { ...homeDogs, maxOdds: 2.7 } });
      expect(await listOf(desk)).toMatchObject([{ waiting: 0, forward: { totalBets: 0 } }]);
    });
  });

  test.each<[what: string, prepare: (desk: Desk, id: string) => Promise<unknown>]>([
    ['at a price out of range', ({ offer }) => offer(-110, -110)],
    ['at a price that was taken down', ({ offer }) => offer(null, null)],
    [
      'at a stale price',
      async ({ offer, world }) => {
        await offer(-130, 110);
        world.clock.advanceMinutes(16);
      },
    ],
    [
      'for one that is off',
      async ({ offer, elite }, id) => {
        await offer(-130, 110);
        await elite.patch(`${PATH}/${id}`, { isActive: false });
      },
    ],
    [
      'for one that was deleted',
      async ({ offer, elite }, id) => {
        await offer(-130, 110);
        await elite.delete(`${PATH}/${id}`);
      },
    ],
    [
      'for one whose tier is gone',
      async ({ offer, ctx, user }) => {
        await offer(-130, 110);
        await ctx.db.update(users).set({ tier: 'pro' }).where(eq(users.id, user.id));
      },
    ],
    [
      'once the game has begun',
      async ({ offer, world }) => {
        world.clock.advanceMinutes(181);
        await offer(-130, 110);
      },
    ],
  ])('not %s', slow, async (_what, prepare) => {
    await withDesk([], async (desk) => {
      const { id } = await keep(desk);
      await prepare(desk, id);
      await desk.fire();
      expect(await desk.ctx.db.select().from(strategyMatches)).toEqual([]);
    });
  });

  test('not before the last four hours', slow, async () => {
    await withDesk([], async (desk) => {
      await keep(desk);
      desk.world.clock.set(new Date('2026-07-11T19:04:00Z'));
      await desk.offer(-130, 110);
      await desk.fire();
      expect(await desk.ctx.db.select().from(strategyMatches)).toEqual([]);
      desk.world.clock.advanceMinutes(1);
      await desk.fire();
      expect(await desk.ctx.db.select().from(strategyMatches)).toHaveLength(1);
    });
  });

  test('in silence during a break: the test goes on, and nobody is called', slow, async () => {
    await withDesk([], async (desk) => {
      await keep(desk);
      await desk.offer(-130, 110);
      const until = new Date('2026-07-20T00:00:00Z');
      await desk.ctx.db.insert(playLimits).values({ userId: desk.user.id, coolOffUntil: until, updatedAt: desk.ctx.now() });
      await desk.fire();
      expect(await desk.ctx.db.select().from(strategyMatches)).toHaveLength(1);
      expect((await told(desk)).filter(({ kind }) => kind === 'strategy_match')).toEqual([]);
    });
  });
});

test('ranks go by the forward test alone', slow, async () => {
  await withDesk([], async (desk) => {
    const good = await keep(desk, { name: 'Good past', conditions: { ...homeDogs, maxOdds: 9 } });
    const better = await keep(desk, { name: 'Better since' });
    const young = await keep(desk, { name: 'Young' });
    for (const [strategyId, away, bets, won] of [
      [good.id, 'NYY', 10, 3],
      [better.id, 'BOS', 10, 7],
      [young.id, 'TEX', 9, 9],
    ] as const)
      for (let bet = 0; bet < bets; bet += 1) await addForward(desk, strategyId, away, bet, bet < won);
    expect((await listOf(desk)).map(({ name, rank }) => [name, rank])).toEqual([
      ['Better since', 1],
      ['Good past', 2],
      ['Young', null],
    ]);
    // What it did is added to and never rewritten.
    await expect(desk.ctx.db.update(strategyMatches).set({ odds: 500 })).rejects.toThrow(/strategy_matches/);
    await desk.ctx.db.delete(strategies);
    expect(await desk.ctx.db.select().from(strategyMatches)).toEqual([]);
  });
});

async function addForward({ ctx, world }: Desk, strategyId: string, away: string, bet: number, isWon: boolean): Promise<void> {
  const event = await createEvent(ctx, { gameId: `202606${10 + bet}_${away}@SEA` });
  const at = world.clock.now();
  await ctx.db.insert(eventFacts).values({
    id: ctx.newId(),
    eventId: event.id,
    version: 1,
    isFinal: true,
    facts: finalFacts(isWon ? 1 : 3, 2),
    factsHash: 'x',
    reportedAt: at,
    recordedAt: at,
  });
  await ctx.db.insert(strategyMatches).values({
    id: ctx.newId(),
    strategyId,
    eventId: event.id,
    slateOn: '2026-07-10',
    market: 'moneyline',
    side: 'home',
    odds: 110,
    book: 'SUM',
    bookName: 'Summit',
    firedAt: at,
  });
}
