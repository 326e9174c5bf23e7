import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { contests, strategyMatches } from '../../db/schema/index.ts';
import type { Ctx } from '../../kernel/ctx.ts';
import { createUser, makeServer, type TestClient, type TestWorld, withTestCtx } from '../../testing/index.ts';
import { formLeagueForecasts } from '../forecasts/index.ts';
import { cachedHistory } from '../history/index.ts';
import { notificationsFeature } from '../notifications/index.ts';
import { addFootballGame } from '../picks/testing/football-board.ts';
import { fireStrategies } from './fire-strategies.ts';
import { strategiesFeature } from './strategies-feature.ts';
import { addPast, addSpread, type PastScore, report } from './testing/league-scene.ts';
import { PATH, slow } from './testing/stored.ts';

interface Scene {
  ctx: Ctx;
  world: TestWorld;
  elite: TestClient;
  fire: () => Promise<void>;
}

const withScene = (run: (scene: Scene) => Promise<void>): Promise<void> =>
  withTestCtx({ signedOut: true, now: '2026-11-29T15:00:00Z' }, async (ctx, world) => {
    const readHistory = cachedHistory();
    const server = await makeServer([strategiesFeature({ readHistory }), notificationsFeature], { world });
    const elite = await server.as(await createUser(ctx, { tier: 'elite' }));
    await run({ ctx, world, elite, fire: () => fireStrategies(world.ctxFor('system'), readHistory) });
    await server.close();
  });

const conditions = { sport: 'NFL', market: 'Spread', minOdds: 1.5, maxOdds: 2.5, confidenceThreshold: 1, bankrollPercentage: 2 };
const homeDogs = { ...conditions, side: 'home', role: 'underdog' };

/** The home team is given these points; five times it is the underdog. */
const PAST: readonly PastScore[] = [
  { gameId: '20261101_KC@BUF', away: 21, home: 20, spread: { home: 3 } },
  { gameId: '20261108_DAL@NYG', away: 30, home: 20, spread: { home: 6.5, odds: -105 } },
  { gameId: '20261108_DEN@LV', away: 20, home: 24, spread: { home: -1.5 } },
  { gameId: '20261108_SF@SEA', away: 23, home: 20, spread: { home: 3 } },
  { gameId: '20261115_KC@DEN', away: 17, home: 20, spread: { home: 2.5, odds: 100, opened: 4.5 } },
  { gameId: '20261122_SF@NYG', away: 40, home: 10, spread: { home: 7 } },
  { gameId: '20260815_KC@NYG', away: 3, home: 30, spread: { home: 3 }, stage: 'preseason' },
  { gameId: '20261122_LAR@ARI', away: 3, home: 30, spread: null },
  { gameId: '20261122_CHI@MIN', away: 3, home: 30, spread: { home: 3 }, values: { resultHold: 'The score is in doubt' } },
];

const testOf = async (elite: TestClient, requested: object) => (await elite.post(`${PATH}/backtest`, { conditions: requested })).json();

test('a backtest of a league is of its own games at the close, graded by its rules', slow, async () => {
  await withScene(async ({ ctx, elite }) => {
    for (const game of PAST) await addPast(ctx, 'nfl', game);
    // The same codes in another league.
    await addPast(ctx, 'cfl', { gameId: '20261101_HAM@TOR', away: 0, home: 50, spread: { home: 3 } });
    const { figures, curve, bets, history } = await testOf(elite, homeDogs);
    expect(figures).toMatchObject({
      totalBets: 5,
      wins: 2,
      losses: 2,
      pushes: 1,
      winRate: 0.5,
      profit: -1.82,
      staked: 100,
      longestLosingRun: 1,
      drawdown: 20,
      roiInterval: null,
    });
    expect(figures.roi).toBeCloseTo(-0.0182, 9);
    expect(curve).toEqual([
      { on: '2026-11-01', bets: 1, profit: 18.18, total: 18.18 },
      { on: '2026-11-08', bets: 2, profit: -20, total: -1.82 },
      { on: '2026-11-15', bets: 1, profit: 20, total: 18.18 },
      { on: '2026-11-22', bets: 1, profit: -20, total: -1.82 },
    ]);
    expect(
      bets.map(({ selection, odds, result }: { selection: string; odds: number; result: string }) => [selection, odds, result]),
    ).toEqual([
      ['NYG +7', -110, 'loss'],
      ['DEN +2.5', 100, 'win'],
      ['SEA +3', -110, 'push'],
      ['NYG +6.5', -105, 'loss'],
      ['BUF +3', -110, 'win'],
    ]);
    expect(history).toEqual({ games: 6, from: '2026-11-01', to: '2026-11-22', withoutProjection: 6, isReading: false });
    // A week off is thirteen days, and no winter.
    const rested = await testOf(elite, { ...conditions, team: 'KC', rest: { minDays: 10, edge: 'more' } });
    expect(rested.bets).toMatchObject([{ gameId: '20261115_KC@DEN', selection: 'KC −2.5', result: 'loss' }]);
    const moved = await testOf(elite, { ...homeDogs, movement: { direction: 'toward', points: 1 } });
    expect(moved.bets).toMatchObject([{ gameId: '20261115_KC@DEN', selection: 'DEN +2.5' }]);
  });
});

test('what ends, closes and is corrected later counts from then on', slow, async () => {
  await withScene(async ({ ctx, elite }) => {
    const [first, second] = PAST;
    const { id } = await addPast(ctx, 'nfl', first!);
    expect((await testOf(elite, homeDogs)).figures).toMatchObject({ totalBets: 1, wins: 1 });
    const late = await addPast(ctx, 'nfl', { ...second!, spread: null });
    expect((await testOf(elite, homeDogs)).figures.totalBets).toBe(1);
    await addSpread(ctx, late.id, second!.spread!, late.startsAt, true);
    expect((await testOf(elite, homeDogs)).figures).toMatchObject({ totalBets: 2, wins: 1 });
    await ctx.db.update(contests).set({ awayScore: 24 }).where(eq(contests.id, id));
    expect((await testOf(elite, homeDogs)).figures).toMatchObject({ totalBets: 2, wins: 0, losses: 2 });
  });
});

test('games without a forecast of ours count only where confidence asks nothing', slow, async () => {
  await withScene(async ({ ctx, world, elite }) => {
    await addPast(ctx, 'nfl', PAST[0]!);
    const game = await addFootballGame(ctx, '20261129_SF@SEA', { league: 'nfl' });
    await addSpread(ctx, game.id, { home: 3, odds: 105 }, world.clock.now(), true);
    await formLeagueForecasts(world.ctxFor('system'));
    await ctx.db.update(contests).set({ status: 'final', awayScore: 10, homeScore: 20 }).where(eq(contests.id, game.id));
    world.clock.set('2026-11-30T15:00:00Z');
    const { figures, history } = await testOf(elite, { ...homeDogs, confidenceThreshold: 2 });
    expect(history).toMatchObject({ games: 2, withoutProjection: 1 });
    expect(figures.totalBets).toBe(1);
    expect((await testOf(elite, homeDogs)).figures.totalBets).toBe(2);
  });
});

test('a strategy fires on a game of its league alone, and is settled by its rules', slow, async () => {
  await withScene(async ({ ctx, world, elite, fire }) => {
    const kept = async (name: string, requested: object) =>
      (await elite.post(PATH, { name, conditions: requested })).json() as { id: string };
    const { id } = await kept('Home dogs', homeDogs);
    await kept('Of another league', { ...homeDogs, sport: 'CFL' });
    await addPast(ctx, 'nfl', { ...PAST[0]!, gameId: '20261122_KC@SEA' });
    const at = world.clock.now();
    const games = [];
    for (const [gameId, stage] of [
      ['20261129_LAR@ARI', 'regular'],
      ['20261129_KC@SEA', 'regular'],
      ['20261129_DAL@NYG', 'preseason'],
    ] as const) {
      const game = await addFootballGame(ctx, gameId, { league: 'nfl', stage, startsAt: new Date('2026-11-29T18:00:00Z') });
      await addSpread(ctx, game.id, { home: gameId.endsWith('SEA') ? 4.5 : 3, odds: -105 }, at, false);
      games.push(game);
    }
    expect((await elite.get(`${PATH}/matches`)).json()).toMatchObject([
      { strategyId: id, sport: 'nfl', selection: 'SEA +4.5', odds: -105, firedAt: null },
      { strategyId: id, sport: 'nfl', selection: 'ARI +3', odds: -105, firedAt: null },
    ]);
    // Seattle and Kansas City played a week ago; of Arizona no game is known.
    const restedMatches = async (minDays: number) => {
      await elite.patch(`${PATH}/${id}`, { conditions: { ...homeDogs, rest: { minDays } } });
      return ((await elite.get(`${PATH}/matches`)).json() as { selection: string }[]).map(({ selection }) => selection);
    };
    expect([await restedMatches(6), await restedMatches(7)]).toEqual([['SEA +4.5'], []]);
    await elite.patch(`${PATH}/${id}`, { conditions: homeDogs });
    await fire();
    await fire();
    const fired = await ctx.db.select().from(strategyMatches).orderBy(strategyMatches.line);
    expect(fired.map(({ strategyId, line, odds }) => [strategyId, line, odds])).toEqual([
      [id, 3, -105],
      [id, 4.5, -105],
    ]);
    await report(ctx, games[0]!, 20, 17);
    await report(ctx, games[1]!, 24, 20);
    const own = ((await elite.get(PATH)).json() as { id: string }[]).find((one) => one.id === id);
    expect(own).toMatchObject({ waiting: 0, forward: { totalBets: 2, wins: 1, losses: 0, pushes: 1, profit: 19.05 } });
    const { forwardBets } = (await elite.get(`${PATH}/${id}`)).json();
    expect(
      Object.fromEntries(forwardBets.map(({ selection, result }: { selection: string; result: string }) => [selection, result])),
    ).toEqual({ 'ARI +3': 'push', 'SEA +4.5': 'win' });
  });
});

test('each sport has ideas of its own, in its words', slow, async () => {
  await withScene(async ({ elite }) => {
    const ideas = async (query: string) =>
      ((await elite.get(`${PATH}/suggestions${query}`)).json() as { name: string; backtest: { conditions: object } }[]).map(
        ({ name, backtest }) => [name, (backtest.conditions as { sport: string }).sport],
      );
    expect(await ideas('?sport=nhl')).toEqual([
      ['Home Underdogs on the Puck Line', 'NHL'],
      ['Rest Edge', 'NHL'],
    ]);
    expect(await ideas('?sport=nba')).toContainEqual(['Home Underdogs against the Spread', 'NBA']);
    expect((await elite.get(`${PATH}/suggestions?sport=golf`)).statusCode).toBe(400);
  });
});

test('conditions of weather are refused where no weather is stored', slow, async () => {
  await withScene(async ({ elite }) => {
    const answer = await elite.post(`${PATH}/backtest`, { conditions: { ...conditions, sport: 'NBA', weather: { minTemperature: 50 } } });
    expect([answer.statusCode, answer.json().issues]).toEqual([
      400,
      [{ path: 'conditions.weather', message: 'No weather of past NBA games is stored.' }],
    ]);
  });
});
