import { americanToDecimal } from '@clearedge/quant/price';
import { wilsonInterval } from '@clearedge/quant/scoring';
import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { boardPrices, contestFacts, contests, newsItems, pickResults, picks } from '../../db/schema/index.ts';
import type { Ctx } from '../../kernel/ctx.ts';
import { createContest, createUser, makeServer, type TestWorld, withTestCtx } from '../../testing/index.ts';
import { analyzeSlates } from '../analysis/index.ts';
import { GAME_ID, prepareGame, reprice } from '../analysis/testing/scene.ts';
import { formLeagueForecasts } from '../forecasts/index.ts';
import { picksFeature } from '../picks/index.ts';
import { publishPicks } from '../picks/publish/publish-picks.ts';
import { leaguePicks } from '../picks/sports/league/look-at-games.ts';
import { addGames, finalFacts } from '../picks/testing/board.ts';
import { addFootballGame, addFootballPrices, addFootballResult } from '../picks/testing/football-board.ts';
import { settleContest, settlementFeature } from '../settlement/index.ts';
import { settlePicks } from '../settlement/testing/settle-picks.ts';
import type { Digest } from './build/digest-shape.ts';
import { digestFeature } from './index.ts';

const NOW = '2026-07-11T16:00:00Z';
const DAY_AFTER = '2026-07-12T14:00:00Z';

const news = (ctx: Ctx, title: string, category: string, publishedAt: string) =>
  ctx.db
    .insert(newsItems)
    .values({
      id: ctx.newId(),
      sport: 'mlb',
      sourceId: title,
      title,
      summary: `${title}.`,
      publishedAt: new Date(publishedAt),
      source: 'Wire',
      url: '#',
      category,
    });

async function report(ctx: Ctx, contestId: string, away: number, home: number): Promise<void> {
  const at = ctx.now();
  const row = { id: ctx.newId(), contestId, version: 1, isFinal: true, facts: finalFacts(away, home), factsHash: '1' };
  await ctx.db.insert(contestFacts).values({ ...row, reportedAt: at, recordedAt: at });
  await ctx.db.update(contests).set({ status: 'final', awayScore: away, homeScore: home, endedAt: at }).where(eq(contests.id, contestId));
}

async function setUp(ctx: Ctx, world: TestWorld, games = 5) {
  const board = await addGames(ctx, world, games);
  const server = await makeServer([digestFeature, picksFeature(), settlementFeature], { world });
  const pro = await server.as(await createUser(ctx, { tier: 'pro' }));
  const free = await server.as(await createUser(ctx, { tier: 'free' }));
  return { board, server, pro, free, system: world.ctxFor('system') };
}

const DIGEST = '/api/digest';

test('the board, its prices and what is missing are those of the rows', async () => {
  await withTestCtx({ now: NOW, signedOut: true }, async (ctx, world) => {
    const { server } = await setUp(ctx, world, 2);
    await createContest(ctx, { gameId: '20260711_MIL@CIN', startsAt: new Date('2026-07-11T20:00:00Z') });
    const digest = (await server.visitor.get(DIGEST)).json() as Digest;
    expect(digest).toMatchObject({
      date: '2026-07-11',
      asOf: '2026-07-11T16:00:00.000Z',
      isPast: false,
      isStale: false,
      nextSlateOn: null,
    });
    expect(digest.games.map(({ gameId }) => gameId)).toEqual(['20260711_MIL@CIN', '20260711_LAD@SF', '20260711_NYY@BOS']);
    const rows = await ctx.db.select().from(boardPrices);
    for (const game of digest.games.slice(1)) {
      const [contest] = await ctx.db.select().from(contests).where(eq(contests.gameId, game.gameId));
      const best = (side: string): number => {
        const own = rows.filter((row) => row.contestId === contest!.id && row.side === side && row.market === 'moneyline');
        return own.reduce((top, row) => (americanToDecimal(row.price!) > americanToDecimal(top.price!) ? row : top)).price!;
      };
      expect([game.moneyline?.away.odds, game.moneyline?.home.odds, game.moneyline?.bookCount]).toEqual([best('away'), best('home'), 2]);
      expect(game.lineUps).toEqual({ away: false, home: false });
    }
    expect(digest.games[0]).toMatchObject({ moneyline: null, total: null, lineUps: null });
    expect(digest.missing).toEqual({ prices: 1, starters: 3, weather: 3 });
    world.clock.advanceMinutes(20);
    expect((await server.visitor.get(`${DIGEST}?date=2026-07-11`)).json()).toMatchObject({ isStale: true });
    await server.close();
  });
});

test('a price that moved is a mover, from its opening to now', async () => {
  await withTestCtx({ now: NOW, isDemo: false }, async (ctx, world) => {
    await prepareGame(ctx, world.feed);
    await reprice(ctx, world, -150, 130);
    await reprice(ctx, world, -112, -105);
    const server = await makeServer([digestFeature], { world });
    const { movers } = (await server.visitor.get(DIGEST)).json() as Digest;
    expect(movers).toMatchObject([{ gameId: GAME_ID, market: 'moneyline', selection: 'New York Yankees', bookCount: 2, isClosed: false }]);
    expect(movers[0]!.to.probability).toBeGreaterThan(movers[0]!.from.probability);
    expect(new Date(movers[0]!.openedAt) < new Date(movers[0]!.seenAt)).toBe(true);
    await server.close();
  });
});

test('each tier gets its picks and no more: number and first three without reasons; all of it with Pro', async () => {
  await withTestCtx({ now: NOW, signedOut: true }, async (ctx, world) => {
    const { server, pro, free } = await setUp(ctx, world);
    await pro.post('/api/daily-picks/generate');
    const rows = await ctx.db.select().from(picks).orderBy(picks.sequence);
    const whole = (await pro.get(DIGEST)).json() as Digest;
    expect(whole.picks).toMatchObject({ published: 5, hidden: 0 });
    expect(whole.picks.list.map(({ reasoning }) => reasoning)).toEqual(rows.map(({ reasoning }) => reasoning));
    expect(whole.watch).toEqual([]);
    for (const reader of [server.visitor, free]) {
      const answer = await reader.get(DIGEST);
      const digest = answer.json() as Digest;
      expect(digest.picks).toMatchObject({ published: 5, hidden: 2, list: rows.slice(0, 3).map(({ id }) => ({ id, locked: true })) });
      expect([digest.locked, 'watch' in digest]).toEqual([true, false]);
      for (const { reasoning } of rows) expect(answer.body).not.toContain(JSON.stringify(reasoning).slice(1, -1));
      for (const { selection, id } of rows.slice(3)) {
        expect(answer.body).not.toContain(`"selection":${JSON.stringify(selection)}`);
        expect(answer.body).not.toContain(id);
      }
    }
    expect(whole.picks.list.filter(({ label }) => label !== null)).toHaveLength(3);
    await server.close();
  });
});

test('what to watch is for Pro alone, from the stored drivers', async () => {
  await withTestCtx({ now: NOW, isDemo: false }, async (ctx, world) => {
    await prepareGame(ctx, world.feed);
    await reprice(ctx, world, -120, 110);
    await analyzeSlates(ctx);
    const server = await makeServer([digestFeature], { world });
    const pro = await server.as(await createUser(ctx, { tier: 'elite' }));
    const { watch, locked } = (await pro.get(DIGEST)).json() as Digest;
    expect([locked, watch?.map(({ gameId }) => gameId)]).toEqual([undefined, [GAME_ID]]);
    expect(watch![0]!.drivers.length).toBeGreaterThan(0);
    const { body } = await server.visitor.get(DIGEST);
    for (const { detail } of watch![0]!.drivers) expect(body).not.toContain(JSON.stringify(detail).slice(1, -1));
    expect(body).not.toContain(watch![0]!.verdict);
    await server.close();
  });
});

test('yesterday and the record are what the rows say, losers included', async () => {
  await withTestCtx({ now: NOW, signedOut: true }, async (ctx, world) => {
    const { board, server, pro, system } = await setUp(ctx, world, 4);
    await pro.post('/api/daily-picks/generate');
    world.clock.set(new Date(DAY_AFTER));
    for (const [index, contest] of board.slice(0, 3).entries()) {
      await report(ctx, contest.id, index === 0 ? 1 : 6, 5);
      await settleContest(system, contest.id);
    }
    await createContest(ctx, { gameId: '20260714_NYY@BOS' });
    const digest = (await server.visitor.get(DIGEST)).json() as Digest;
    const rows = await ctx.db.select().from(picks).orderBy(picks.sequence);
    const results = await ctx.db.select().from(pickResults);
    const units = results.reduce((sum, row) => sum + row.units, 0);
    expect(digest.yesterday).toMatchObject({ date: '2026-07-11', wins: 1, losses: 2, pushes: 0, voids: 0, pending: 1 });
    expect(digest.yesterday.units).toBeCloseTo(units, 12);
    expect(digest.yesterday.games.filter(({ status }) => status === 'completed')).toHaveLength(3);
    // Once their games have begun, all picks are everybody's.
    const current = rows.map(({ id }) => results.find(({ pickId }) => pickId === id)?.result.toUpperCase() ?? null);
    expect(digest.yesterday.picks.map(({ result }) => result)).toEqual(current);
    expect(digest.yesterday.picks.every(({ reasoning }) => reasoning !== undefined)).toBe(true);
    const { summary } = digest.record;
    expect(summary).toMatchObject({ picks: 4, wins: 1, losses: 2, pending: 1, staked: 3 });
    expect([summary.hitInterval, summary.units]).toEqual([wilsonInterval(1, 3), units]);
    // A day without games says when the next one is.
    expect(digest).toMatchObject({ games: [], movers: [], nextSlateOn: '2026-07-14', picks: { published: 0, list: [] } });
    await server.close();
  });
});

test("another sport's picks are in the day, in its results and in the record, each beside its own sport's figures", async () => {
  await withTestCtx({ now: NOW, signedOut: true }, async (ctx, world) => {
    const { board, server, pro, system } = await setUp(ctx, world, 1);
    await addFootballResult(ctx, '20260704_HAM@OTT', 30, 20);
    await addFootballResult(ctx, '20260704_BC@WPG', 20, 24);
    const game = await addFootballGame(ctx, '20260711_HAM@TOR');
    await addFootballPrices(ctx, game.id);
    await formLeagueForecasts(system);
    await pro.post('/api/daily-picks/generate');
    await publishPicks(system, leaguePicks('cfl'));
    const rows = await ctx.db.select().from(picks).orderBy(picks.sequence);
    const football = rows.filter(({ sport }) => sport === 'cfl');
    expect([football.length, rows.length - football.length]).toEqual([1, 1]);
    const open = (await pro.get(DIGEST)).json() as Digest;
    expect(open.picks.list.map(({ id, sport, slateOn }) => [id, sport, slateOn])).toEqual(
      rows.map(({ id, sport, slateOn }) => [id, sport, slateOn]),
    );
    world.clock.set(new Date(DAY_AFTER));
    await report(ctx, board[0]!.id, 1, 5);
    await settleContest(system, board[0]!.id);
    await settlePicks(system, game.id, {
      version: 1,
      isFinal: true,
      facts: { state: 'final', minutesPlayed: 60, score: { away: 30, home: 3 } },
    });
    const results = await ctx.db.select().from(pickResults);
    const { yesterday, record } = (await pro.get(DIGEST)).json() as Digest;
    expect(yesterday.picks.map(({ sport, result }) => [sport, result])).toEqual(
      rows.map(({ id, sport }) => [sport, results.find(({ pickId }) => pickId === id)!.result.toUpperCase()]),
    );
    expect(yesterday.wins + yesterday.losses).toBe(2);
    expect(yesterday.units).toBeCloseTo(
      results.reduce((sum, row) => sum + row.units, 0),
      12,
    );
    for (const { sport, marketRecord } of yesterday.picks) {
      const own = results.filter(({ pickId }) => rows.find(({ id }) => id === pickId)!.sport === sport);
      expect([sport, marketRecord.wins + marketRecord.losses, marketRecord.units]).toEqual([sport, 1, own[0]!.units]);
    }
    expect(record).toMatchObject({ sports: ['mlb', 'cfl'], summary: { picks: 2 } });
    await server.close();
  });
});

test('a past day is told as of its end: its own news, its closing prices, the record before it', async () => {
  await withTestCtx({ now: NOW, signedOut: true }, async (ctx, world) => {
    const { board, server, pro, system } = await setUp(ctx, world, 1);
    await pro.post('/api/daily-picks/generate');
    await news(ctx, 'Sox place A. Hill on the injured list', 'Injuries', '2026-07-11T18:00:00Z');
    await news(ctx, 'Cubs place B. Stone on the injured list', 'Injuries', '2026-07-12T09:00:00Z');
    await news(ctx, 'Sox beat Yankees', 'Results', '2026-07-11T19:00:00Z');
    expect(((await server.visitor.get(DIGEST)).json() as Digest).news).toEqual([]);
    world.clock.set(new Date(DAY_AFTER));
    await report(ctx, board[0]!.id, 1, 5);
    await settleContest(system, board[0]!.id);
    const past = (await server.visitor.get(`${DIGEST}?date=2026-07-11`)).json() as Digest;
    expect(past).toMatchObject({
      isPast: true,
      asOf: '2026-07-12T04:00:00.000Z',
      record: { through: '2026-07-10', summary: { picks: 0 } },
    });
    expect(past.news.map(({ title, source }) => [title, source])).toEqual([['Sox place A. Hill on the injured list', 'Wire']]);
    expect(past.games).toMatchObject([{ status: 'completed', awayScore: 1, homeScore: 5, moneyline: { home: { state: 'closed' } } }]);
    expect(past.picks.list).toMatchObject([{ result: 'WIN', score: { away: 1, home: 5 } }]);
    const today = (await server.visitor.get(`${DIGEST}?date=2026-07-12`)).json() as Digest;
    expect(today.news.map(({ title }) => title)).toEqual([
      'Cubs place B. Stone on the injured list',
      'Sox place A. Hill on the injured list',
    ]);
    await server.close();
  });
});

test.each(['2026-02-30', 'today', '2026-7-1', '', '1999-12-31', '2101-01-01', '9999-12-31', '0000-01-01'])(
  'a date like %j is refused',
  async (date) => {
    await withTestCtx({ now: NOW, signedOut: true }, async (_ctx, world) => {
      const server = await makeServer([digestFeature], { world });
      expect((await server.visitor.get(`${DIGEST}?date=${date}`)).statusCode).toBe(400);
      await server.close();
    });
  },
);

test.each(['2000-01-01', '2100-12-31'])('a day as far away as %s is empty', async (date) => {
  await withTestCtx({ now: NOW, signedOut: true }, async (_ctx, world) => {
    const server = await makeServer([digestFeature], { world });
    expect((await server.visitor.get(`${DIGEST}?date=${date}`)).json()).toMatchObject({
      date,
      games: [],
      nextSlateOn: null,
      yesterday: { games: [] },
    });
    await server.close();
  });
});
