import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { contestFacts, contests, forecasts, notifications, pickResults, picks as pickRows } from '../../../../db/schema/index.ts';
import type { Ctx } from '../../../../kernel/ctx.ts';
import { createUser, makeServer, type TestWorld, withTestCtx } from '../../../../testing/index.ts';
import { formLeagueForecasts, listGameProjections, listNewestLeagueForecasts, listProjectionsById } from '../../../forecasts/index.ts';

import { listContestsToSettle, settlementFeature } from '../../../settlement/index.ts';
import { settlePicks } from '../../../settlement/testing/settle-picks.ts';
import { listPicksOn, picksFeature } from '../../index.ts';
import { notifyReadersJob } from '../../publish/notify-readers.ts';
import { publishPicks } from '../../publish/publish-picks.ts';
import { addFootballGame, addFootballPrices, addFootballResult, closeFootballBoard } from '../../testing/football-board.ts';
import { leaguePicks } from './look-at-games.ts';

const NOW = '2026-07-11T12:00:00Z';
const DAY = '2026-07-11';
const GAMES = ['HAM@TOR', 'OTT@MTL', 'CGY@EDM', 'BC@SSK'].map((matchup) => `20260711_${matchup}`);
const REFUSED = { cause: { message: expect.stringContaining('are added and never changed') } };

const final = (away: number, home: number, state: 'final' | 'postponed' = 'final') => ({
  version: 1,
  isFinal: state === 'final',
  facts: { state, minutesPlayed: state === 'final' ? 60 : 0, score: { away, home } },
});

async function setUp(ctx: Ctx, world: TestWorld, count = 4) {
  await addFootballResult(ctx, '20260704_HAM@OTT', 30, 20);
  await addFootballResult(ctx, '20260704_BC@WPG', 20, 24);
  const games = [];
  for (const gameId of GAMES.slice(0, count)) {
    const game = await addFootballGame(ctx, gameId);
    await addFootballPrices(ctx, game.id);
    games.push(game);
  }
  const system = world.ctxFor('system');
  await formLeagueForecasts(system);
  const server = await makeServer([picksFeature()], { world });
  const pro = await server.as(await createUser(ctx, { tier: 'pro' }));
  return { games, system, server, pro };
}

test('a coming game gets a forecast, again when its prices move, and what was said is kept', async () => {
  await withTestCtx({ now: NOW, signedOut: true }, async (ctx, world) => {
    const { games, system } = await setUp(ctx, world, 1);
    await formLeagueForecasts(system);
    const [first, ...none] = await ctx.db.select().from(forecasts);
    expect(none).toEqual([]);
    expect(first).toMatchObject({
      contestId: games[0]!.id,
      sport: 'cfl',
      numbers: { marginWeight: 0.2, totalWeight: 0.2 },
      inputs: { ratedGames: 2, market: { bookCount: 2 } },
    });
    // Nearer to the books' 0.42 than to the model's own.
    expect(first!.pHome).toBeGreaterThan(0.42);
    expect(first!.pHome).toBeLessThan((0.42 + first!.pHomeModel) / 2);
    expect(first!.pHomeLow).toBeLessThan(first!.pHome);
    const ids = [games[0]!.id];
    expect([(await listGameProjections(ctx, ids)).size, (await listNewestLeagueForecasts(ctx.db, 'cfl', ids)).size]).toEqual([0, 1]);
    expect((await listProjectionsById(ctx, [first!.id])).size).toBe(0);
    await addFootballPrices(ctx, games[0]!.id, { 'moneyline home': 150, 'moneyline away': -175 });
    await formLeagueForecasts(system);
    expect(await ctx.db.select().from(forecasts)).toHaveLength(2);
    expect(world.published).toContainEqual({ topic: 'slate', slateOn: DAY, sport: 'cfl' });
    await expect(ctx.transact((tx) => tx.db.update(forecasts).set({ pHome: 0.9 }))).rejects.toMatchObject(REFUSED);
  });
});

test('preseason games, open playoff places and games without a date ahead are not spoken of', async () => {
  await withTestCtx({ now: NOW, signedOut: true }, async (ctx, world) => {
    for (const game of [
      await addFootballGame(ctx, '20260712_HAM@TOR', { stage: 'preseason' }),
      await addFootballGame(ctx, '20260713_TBD@BC', { stage: 'semifinal' }),
      await addFootballGame(ctx, '20260711_CGY@EDM', { status: 'postponed' }),
      await addFootballGame(ctx, '20260801_CGY@SSK'),
    ])
      await addFootballPrices(ctx, game.id);
    await formLeagueForecasts(world.ctxFor('system'));
    expect(await ctx.db.select().from(forecasts)).toEqual([]);
    expect(await publishPicks(world.ctxFor('system'), leaguePicks('cfl'))).toEqual([]);
  });
});

test('what is worth its price is published once, four a day at most, and cannot be changed', async () => {
  await withTestCtx({ now: NOW, signedOut: true }, async (ctx, world) => {
    const { system, pro, server } = await setUp(ctx, world);
    const added = await publishPicks(system, leaguePicks('cfl'));
    expect(added.map(({ dayPlace }) => dayPlace)).toEqual([1, 2, 3, 4]);
    expect(await publishPicks(system, leaguePicks('cfl'))).toEqual([]);
    const list = (await pro.get(`/api/cfl/daily-picks?date=${DAY}`)).json();
    expect(list).toHaveLength(4);
    for (const pick of list) {
      expect(pick).toMatchObject({ status: 'active', result: null, myResult: null, bookCount: 2, game: { gameTime: pick.gameTime } });
      expect(pick.expectedValue).toBeGreaterThanOrEqual(2);
      expect(pick.confidence).toBeGreaterThan(50);
      expect(pick.confidence).toBeLessThan(100);
      expect(pick.reasoning).toContain('The model counts for 20% of it');
    }
    expect((await pro.get('/api/cfl/daily-picks/day')).json()).toMatchObject({
      date: DAY,
      hasSource: true,
      published: 4,
      shown: 4,
      games: 4,
      openGames: 4,
      previousOn: '2026-07-04',
      nextOn: null,
      record: { picks: 0, units: 0 },
      model: { weight: 0.2, ratedGames: 2 },
      judgedPlays: 1200,
      publishes: ['moneyline', 'spread', 'total'],
    });
    world.feed.keptClaims = { ...world.feed.keptClaims, cfl: [] };
    const unproven = (await pro.get('/api/cfl/daily-picks/day')).json();
    expect(unproven).toMatchObject({ model: { weight: 0 }, judgedPlays: 0, publishes: [] });
    await expect(ctx.transact((tx) => tx.db.update(pickRows).set({ odds: 500 }))).rejects.toMatchObject(REFUSED);
    await expect(ctx.transact((tx) => tx.db.delete(pickRows))).rejects.toMatchObject(REFUSED);
    await server.close();
  });
});

test('subscribers are notified of each sport’s picks, with the day they are for', async () => {
  await withTestCtx({ now: '2026-07-10T23:30:00Z', signedOut: true }, async (ctx, world) => {
    const { system } = await setUp(ctx, world);
    await publishPicks(system, leaguePicks('cfl'));
    await world.runDue([{ jobs: [notifyReadersJob] }]);
    const told = await ctx.db
      .select({ title: notifications.title, body: notifications.body, href: notifications.href })
      .from(notifications);
    expect(told).toEqual([
      { title: 'CFL picks published', body: expect.stringMatching(/^4 picks so far for Saturday, with price/), href: '/cfl/picks' },
    ]);
  });
});

test('a forecast of a market that has moved since is not acted on, nor a price past its age', async () => {
  await withTestCtx({ now: NOW, signedOut: true }, async (ctx, world) => {
    const { games, system } = await setUp(ctx, world, 2);
    await addFootballPrices(ctx, games[0]!.id, { 'moneyline home': 160, 'moneyline away': -190 });
    expect((await publishPicks(system, leaguePicks('cfl'))).map(({ contestId }) => contestId)).not.toContain(games[0]!.id);
    await formLeagueForecasts(system);
    world.clock.advanceMinutes(16);
    expect(await publishPicks(system, leaguePicks('cfl'))).toEqual([]);
  });
});

test('without pro a day has its first three picks, and no sentence before the kickoff', async () => {
  await withTestCtx({ now: NOW, signedOut: true }, async (ctx, world) => {
    const { system, server } = await setUp(ctx, world);
    await publishPicks(system, leaguePicks('cfl'));
    const free = await server.as(await createUser(ctx, { tier: 'free' }));
    for (const reader of [server.visitor, free]) {
      const list = (await reader.get('/api/cfl/daily-picks')).json();
      expect(list.map(({ dayPlace }: { dayPlace: number }) => dayPlace)).toEqual([1, 2, 3]);
      expect(list.every((pick: object) => !('reasoning' in pick) && 'locked' in pick)).toBe(true);
      expect((await reader.get('/api/cfl/daily-picks/day')).json()).toMatchObject({ published: 4, shown: 3 });
    }
    world.clock.advanceMinutes(11 * 60);
    const started = (await server.visitor.get(`/api/cfl/daily-picks?date=${DAY}`)).json();
    expect(started[0]).toMatchObject({ status: 'started', reasoning: expect.any(String) });
    expect((await server.visitor.get('/api/cfl/daily-picks?date=2026-02-30')).statusCode).toBe(400);
    expect((await server.visitor.get('/api/cfl/daily-picks?date=2026-07-10')).json()).toEqual([]);
    await server.close();
  });
});

test('a result is written once, with the closing price; a corrected one counts from then on', async () => {
  await withTestCtx({ now: NOW, signedOut: true }, async (ctx, world) => {
    const { games, system, pro, server } = await setUp(ctx, world, 1);
    await publishPicks(system, leaguePicks('cfl'));
    const contestId = games[0]!.id;
    await closeFootballBoard(ctx, contestId);
    const picks = await ctx.db.select().from(pickRows).where(eq(pickRows.contestId, contestId));
    const winner = picks.find(({ market }) => market !== 'total')!;
    expect(winner).toMatchObject({ market: 'moneyline', side: 'home', odds: 132 });
    expect(await settlePicks(system, contestId, { ...final(3, 0), isFinal: false })).toBe(0);
    expect(await settlePicks(system, contestId, final(20, 27))).toBe(picks.length);
    expect(await settlePicks(system, contestId, final(20, 27))).toBe(0);
    const shown = async () => (await pro.get(`/api/cfl/daily-picks?date=${DAY}`)).json().find(({ id }: { id: string }) => id === winner.id);
    expect(await shown()).toMatchObject({ status: 'settled', result: 'win', score: { away: 20, home: 27 }, units: 1.32, closingOdds: 110 });
    // Taken at +132, and worth about +117 at the close.
    expect((await shown()).clv).toBeGreaterThan(0.03);
    expect(await settlePicks(system, contestId, { ...final(28, 27), version: 2 })).toBeGreaterThan(0);
    expect(await shown()).toMatchObject({ result: 'loss', units: -1 });
    const rows = await ctx.db.select().from(pickResults).where(eq(pickResults.pickId, winner.id));
    expect(rows.map(({ version, result }) => [version, result])).toEqual([
      [1, 'win'],
      [2, 'loss'],
    ]);
    expect((await pro.get('/api/cfl/daily-picks/day')).json().record).toMatchObject({ picks: picks.length });
    await expect(ctx.transact((tx) => tx.db.delete(pickResults))).rejects.toMatchObject(REFUSED);
    expect((await listPicksOn(ctx, DAY, 'cfl')).map((pick) => pick.contestId)).toEqual(picks.map(() => contestId));
    expect(await listPicksOn(ctx, DAY, 'mlb')).toEqual([]);
    expect(await listContestsToSettle(ctx)).toEqual([]);
    await server.close();
  });
});

test.each([
  ['a tie hands a moneyline back', final(24, 24), 'push'],
  ['a postponed game is void', final(0, 0, 'postponed'), 'void'],
])('%s', async (_name, outcome, result) => {
  await withTestCtx({ now: NOW, signedOut: true }, async (ctx, world) => {
    const { games, system } = await setUp(ctx, world, 1);
    await publishPicks(system, leaguePicks('cfl'));
    await settlePicks(system, games[0]!.id, outcome);
    const [winner] = await ctx.db.select().from(pickRows).where(eq(pickRows.market, 'moneyline'));
    const [row] = await ctx.db.select().from(pickResults).where(eq(pickResults.pickId, winner!.id));
    expect(row).toMatchObject({ result, units: 0, closing: 'none', clv: null });
  });
});

test('a mark is its reader’s own: pro only, on a pick that exists, and no other reader sees it', async () => {
  await withTestCtx({ now: NOW, signedOut: true }, async (ctx, world) => {
    const { system, server, pro } = await setUp(ctx, world, 1);
    const [pick] = await publishPicks(system, leaguePicks('cfl'));
    const body = { pickId: pick!.id, result: 'WIN' };
    const free = await server.as(await createUser(ctx, { tier: 'free' }));
    const other = await server.as(await createUser(ctx, { tier: 'elite' }));
    expect((await server.visitor.post('/api/performance/reconcile', body)).statusCode).toBe(401);
    expect((await free.post('/api/performance/reconcile', body)).statusCode).toBe(402);
    expect((await pro.post('/api/performance/reconcile', { ...body, pickId: ctx.newId() })).statusCode).toBe(404);
    expect((await pro.post('/api/performance/reconcile', { ...body, result: 'VOID' })).statusCode).toBe(400);
    expect((await pro.post('/api/performance/reconcile', body)).json()).toEqual({ ok: true });
    expect((await pro.post('/api/performance/reconcile', { ...body, result: 'PUSH' })).statusCode).toBe(200);
    expect((await pro.get('/api/cfl/daily-picks')).json()[0]).toMatchObject({ result: null, myResult: 'push' });
    expect((await other.get('/api/cfl/daily-picks')).json()[0]).toMatchObject({ myResult: null });
    await server.close();
  });
});

test('a source without the CFL says so', async () => {
  await withTestCtx({ now: NOW, signedOut: true }, async (_ctx, world) => {
    world.feed.leagues = {};
    const server = await makeServer([picksFeature()], { world });
    expect((await server.visitor.get('/api/cfl/daily-picks')).json()).toEqual([]);
    expect((await server.visitor.get('/api/cfl/daily-picks/day')).json()).toMatchObject({ hasSource: false, published: 0, nextOn: null });
    await server.close();
  });
});

test('a day is reconciled on real scores: what has not ended stays pending and is counted as such', async () => {
  await withTestCtx({ now: NOW, signedOut: true }, async (ctx, world) => {
    const { games, system } = await setUp(ctx, world, 2);
    const picks = await publishPicks(system, leaguePicks('cfl'));
    const [ended] = games;
    const own = picks.filter(({ contestId }) => contestId === ended!.id).length;
    const server = await makeServer([settlementFeature, picksFeature()], { world });
    const pro = await server.as(await createUser(ctx, { tier: 'pro' }));
    const free = await server.as(await createUser(ctx, { tier: 'free' }));
    expect((await server.visitor.post('/api/performance/auto-reconcile', { date: DAY })).statusCode).toBe(401);
    expect((await free.post('/api/performance/auto-reconcile', { date: DAY })).statusCode).toBe(402);
    world.clock.advanceMinutes(15 * 60);
    const at = ctx.now();
    await ctx.db.update(contests).set({ status: 'final', awayScore: 20, homeScore: 27, endedAt: at }).where(eq(contests.id, ended!.id));
    const facts = { id: ctx.newId(), contestId: ended!.id, ...final(20, 27), factsHash: '1', reportedAt: at, recordedAt: at };
    await ctx.db.insert(contestFacts).values(facts);
    const answer = (await pro.post('/api/performance/auto-reconcile', { date: DAY })).json();
    expect(answer).toMatchObject({ date: DAY, reconciled: own, resolved: own, pending: picks.length - own });
    expect((await pro.post('/api/performance/auto-reconcile', { date: DAY })).json()).toMatchObject({ reconciled: 0, resolved: own });
    const ofSport = async (sport: string) => (await pro.post('/api/performance/auto-reconcile', { date: DAY, sport })).json();
    expect(await ofSport('cfl')).toMatchObject({ resolved: own, pending: picks.length - own });
    expect(await ofSport('mlb')).toMatchObject({ reconciled: 0, resolved: 0, pending: 0 });
    expect(await listContestsToSettle(ctx)).toEqual([]);
    await server.close();
  });
});
