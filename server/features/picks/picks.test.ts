import { eq, sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { auditEntries, contestFacts, contests, forecasts, pickResults, picks } from '../../db/schema/index.ts';
import type { Ctx } from '../../kernel/ctx.ts';
import { createUser, makeServer, type TestWorld, withTestCtx } from '../../testing/index.ts';
import { recordFeature } from '../record/index.ts';
import { settleContest, settlementFeature } from '../settlement/index.ts';
import { picksFeature } from './index.ts';
import { addGames, finalFacts } from './testing/board.ts';

const NOW = '2026-07-11T16:00:00Z';
const REFUSED = { cause: { message: expect.stringContaining('are added and never changed') } };

async function setUp(ctx: Ctx, world: TestWorld, games = 5) {
  const board = await addGames(ctx, world, games);
  const server = await makeServer([picksFeature(), recordFeature, settlementFeature], { world });
  const pro = await server.as(await createUser(ctx, { tier: 'pro' }));
  return { board, server, pro, system: world.ctxFor('system') };
}

async function report(ctx: Ctx, contestId: string, version: number, away: number, home: number): Promise<void> {
  const at = ctx.now();
  const row = { id: ctx.newId(), contestId, version, isFinal: true, facts: finalFacts(away, home), factsHash: `${version}` };
  await ctx.db.insert(contestFacts).values({ ...row, reportedAt: at, recordedAt: at });
  await ctx.db.update(contests).set({ status: 'final', awayScore: away, homeScore: home, endedAt: at }).where(eq(contests.id, contestId));
}

test('generating publishes what is worth its price, once, and pro readers see all of it', async () => {
  await withTestCtx({ now: NOW, signedOut: true }, async (ctx, world) => {
    const { server, pro } = await setUp(ctx, world);
    const done = (await pro.post('/api/daily-picks/generate')).json();
    expect(done).toEqual({ date: '2026-07-11', added: 5, total: 5, noBet: false });
    expect((await pro.post('/api/daily-picks/generate')).json()).toMatchObject({ added: 0, total: 5 });
    world.clock.advanceMinutes(2);
    expect((await pro.post('/api/daily-picks/generate')).json()).toMatchObject({ added: 0, total: 5 });
    const list = (await pro.get('/api/daily-picks')).json();
    expect(list).toHaveLength(5);
    expect(list[0]).toMatchObject({
      gameId: expect.stringContaining(' @ '),
      pickType: 'moneyline',
      odds: 150,
      bookName: 'Book B',
      status: 'active',
      result: null,
      myResult: null,
      dayPlace: 1,
    });
    expect(list[0].expectedValue).toBeGreaterThan(1.5);
    expect(list[0].reasoning).toMatch(/^Books 40\.0%, we 45\.0%, because our model alone gives .* 47\.0% to win, the books 40\.0%/);
    expect(list[0]).toMatchObject({ winProbability: 0.45, breakEvenProbability: 0.4, pushProbability: 0 });
    expect(list[0].marketWinProbability).toBeCloseTo(0.4, 3);
    expect(list[0].kellyShare).toBeGreaterThanOrEqual(0.001);
    expect((await server.visitor.get('/api/daily-picks/day')).json()).toMatchObject({ noBet: null, noBetNow: null });
    await server.close();
  });
});

test('without pro a day has three picks, without their sentences; before the first pitch the record has seals alone', async () => {
  await withTestCtx({ now: NOW, signedOut: true }, async (ctx, world) => {
    const { server, pro } = await setUp(ctx, world);
    await pro.post('/api/daily-picks/generate');
    const free = await server.as(await createUser(ctx, { tier: 'free' }));
    const full = (await pro.get('/api/daily-picks')).json() as { selection: string; reasoning: string }[];
    for (const reader of [server.visitor, free]) {
      const list = (await reader.get('/api/daily-picks')).json();
      expect(list.map(({ dayPlace }: { dayPlace: number }) => dayPlace)).toEqual([1, 2, 3]);
      expect(list.every((pick: object) => !('reasoning' in pick) && 'locked' in pick)).toBe(true);
      const open = ['/api/record', '/api/record/summary', '/api/record/export', '/api/record/csv', '/api/performance/monthly'];
      const bodies = await Promise.all(open.map(async (url) => (await reader.get(url)).body));
      for (const { selection, reasoning } of full)
        for (const body of bodies) expect([body.includes(selection), body.includes(reasoning)]).toEqual([false, false]);
      const daily = (await reader.get('/api/performance/daily')).body;
      for (const { selection } of full.slice(3)) expect(daily).not.toContain(selection);
      expect((await reader.post('/api/daily-picks/generate')).statusCode).toBe(reader === free ? 402 : 401);
    }
    const record = (await server.visitor.get('/api/record')).json();
    expect(record).toMatchObject({ sealed: 5, summary: { picks: 0 }, entries: [{ kind: 'sealed', selection: null }, {}, {}, {}, {}] });
    world.clock.advanceMinutes(8 * 60);
    const csv = (await server.visitor.get('/api/record/csv')).body;
    for (const { selection } of full) expect(csv).toContain(selection);
    await server.close();
  });
});

test('a game page knows the picks published on it, to each reader what the plan shows, and what has changed since', async () => {
  await withTestCtx({ now: NOW, signedOut: true }, async (ctx, world) => {
    const { server, pro, board } = await setUp(ctx, world);
    const before = (await pro.get(`/api/games/${board[0]!.gameId}/picks`)).json();
    expect(before).toEqual({ picks: [], hidden: 0 });
    await pro.post('/api/daily-picks/generate');
    const published = (await pro.get('/api/daily-picks')).json() as {
      gameKey: string;
      dayPlace: number;
      selection: string;
      reasoning: string;
    }[];
    for (const { gameKey, dayPlace, selection, reasoning } of published) {
      const url = `/api/games/${gameKey}/picks`;
      const own = (await pro.get(url)).json();
      expect(own).toMatchObject({
        hidden: 0,
        picks: [{ pick: { selection, reasoning }, now: { winProbability: expect.closeTo(0.45, 3), best: { odds: 150, why: null } } }],
      });
      const [{ pick, now }] = own.picks;
      const { winProbability, pushProbability, keptShare } = pick.now;
      expect([now.winProbability, now.pushProbability]).toEqual([winProbability, pushProbability]);
      expect(now.best.expectedValue).toBeCloseTo(100 * keptShare * (2.5 * winProbability + pushProbability - 1), 9);
      const visitor = await server.visitor.get(url);
      expect([visitor.body.includes(selection), visitor.body.includes(reasoning)]).toEqual([dayPlace <= 3, false]);
      expect(visitor.json()).toMatchObject(dayPlace <= 3 ? { hidden: 0, picks: [{ now: null }] } : { hidden: 1, picks: [] });
    }
    const [first] = published;
    world.clock.advanceMinutes(8 * 60);
    const begun = (await server.visitor.get(`/api/games/${published[4]!.gameKey}/picks`)).json();
    expect(begun).toMatchObject({ hidden: 0, picks: [{ pick: { selection: published[4]!.selection }, now: null }] });
    expect((await pro.get(`/api/games/${first!.gameKey}/picks`)).json().picks[0].now).toBeNull();
    await server.close();
  });
});

test('a game without a pick gives readers of the analysis its reason, and others none', async () => {
  await withTestCtx({ now: NOW, signedOut: true }, async (ctx, world) => {
    const { server, pro, board } = await setUp(ctx, world, 0);
    const [game] = await addGames(ctx, world, 1, -130);
    expect(board).toEqual([]);
    const url = `/api/games/${game!.gameId}/picks`;
    const { noPick } = (await pro.get(url)).json();
    expect(noPick).toMatch(/^No pick on this game\. Best price: .* \([−+][\d.]+% EV\), (not above our number|under 1\.5% EV)\.$/);
    expect((await server.visitor.get(url)).json()).toEqual({ picks: [], hidden: 0 });
    expect((await pro.get('/api/games/20260711_XXX@YYY/picks')).statusCode).toBe(404);
    await server.close();
  });
});

test('a day whose prices are worth nothing is published as one without a bet, once; a day no one could look at says nothing', async () => {
  await withTestCtx({ now: NOW, signedOut: true }, async (ctx, world) => {
    const { server, pro } = await setUp(ctx, world, 0);
    expect((await pro.post('/api/daily-picks/generate')).json()).toEqual({ date: '2026-07-11', added: 0, total: 0, noBet: false });
    await addGames(ctx, world, 2, -130);
    world.clock.advanceMinutes(1);
    const before = (await server.visitor.get('/api/daily-picks/day')).json();
    expect(before).toMatchObject({ noBet: null, noBetNow: 'No bet: of 4 prices on 2 games, none is worth 1.5% EV or more.' });
    expect((await pro.post('/api/daily-picks/generate')).json()).toMatchObject({ added: 0, total: 0, noBet: true });
    world.clock.advanceMinutes(1);
    await pro.post('/api/daily-picks/generate');
    expect(await ctx.db.select().from(picks)).toMatchObject([{ kind: 'no_bet', sequence: 1, slateOn: '2026-07-11' }]);
    const day = (await server.visitor.get('/api/daily-picks/day')).json();
    expect(day).toMatchObject({ published: 0, noBet: { reasoning: 'No bet: of 4 prices on 2 games, none is worth 1.5% EV or more.' } });
    expect((await server.visitor.get('/api/record')).json()).toMatchObject({ noBets: 1, entries: [{ kind: 'no_bet' }] });
    await server.close();
  });
});

test('nothing is published after the first pitch, of a stale price, or of a game whose starters are unknown', async () => {
  await withTestCtx({ now: NOW, signedOut: true }, async (ctx, world) => {
    const { server, pro, board } = await setUp(ctx, world, 3);
    const [first, second] = board;
    await ctx.db
      .update(contests)
      .set({ startsAt: new Date(NOW) })
      .where(eq(contests.id, first!.id));
    await ctx.db.execute('alter table forecasts disable trigger forecasts_are_kept');
    const quality = { awayStarterKnown: false, homeStarterKnown: true, lineUpsKnown: false, awayGames: 90, homeGames: 90, evidence: 0.6 };
    const numbers = sql`${forecasts.numbers} || ${JSON.stringify({ quality })}::jsonb`;
    await ctx.db.update(forecasts).set({ numbers }).where(eq(forecasts.contestId, second!.id));
    await ctx.db.execute('alter table forecasts enable trigger forecasts_are_kept');
    expect((await pro.post('/api/daily-picks/generate')).json()).toMatchObject({ added: 1 });
    world.clock.advanceMinutes(20);
    await addGames(ctx, world, 1, 150, 10);
    world.clock.advanceMinutes(16);
    expect((await pro.post('/api/daily-picks/generate')).json()).toMatchObject({ added: 0 });
    await server.close();
  });
});

test('settlement writes the official result with the close; a corrected score adds a row and changes none', async () => {
  await withTestCtx({ now: NOW, signedOut: true }, async (ctx, world) => {
    const { server, pro, system, board } = await setUp(ctx, world, 1);
    await pro.post('/api/daily-picks/generate');
    world.clock.advanceMinutes(11 * 60);
    await report(ctx, board[0]!.id, 1, 2, 5);
    await settleContest(system, board[0]!.id);
    await settleContest(system, board[0]!.id);
    const [pick] = (await pro.get('/api/daily-picks?date=2026-07-11')).json();
    expect(pick).toMatchObject({ status: 'settled', result: 'WIN', units: 1.5, score: { away: 2, home: 5 }, closingOdds: 150 });
    // +130 and −150, +150 and −170, each without its margin, averaged on the log odds, at +150.
    expect(pick.clv).toBeCloseTo(-0.0008, 5);
    expect(pick.marketRecord).toEqual({ wins: 1, losses: 0, pushes: 0, units: 1.5 });
    await report(ctx, board[0]!.id, 2, 6, 5);
    await settleContest(system, board[0]!.id);
    expect(await ctx.db.select().from(pickResults).orderBy(pickResults.sequence)).toMatchObject([
      { sequence: 1, version: 1, result: 'win', units: 1.5, gradedBy: 'settlement', reason: null, closing: 'measured' },
      { sequence: 2, version: 2, result: 'loss', units: -1, reason: 'The result was corrected.' },
    ]);
    const [corrected] = (await pro.get('/api/daily-picks?date=2026-07-11')).json();
    expect(corrected.marketRecord).toEqual({ wins: 0, losses: 1, pushes: 0, units: -1 });
    const record = (await server.visitor.get('/api/record')).json();
    expect(record).toMatchObject({
      summary: { picks: 1, wins: 0, losses: 1, hitRate: 0, roi: -1, units: -1 },
      sports: ['mlb'],
      chains: { picks: { length: 1 }, results: { length: 2 } },
      entries: [{ result: 'loss', isCorrected: true, correction: 'The result was corrected.' }],
      drawdown: { depth: 1, from: '2026-07-11', to: '2026-07-11' },
    });
    await server.close();
  });
});

test('a mark is the reader’s own; only an admin corrects a result, with a reason, and settlement does not overrule that', async () => {
  await withTestCtx({ now: NOW, signedOut: true }, async (ctx, world) => {
    const { server, pro, system, board } = await setUp(ctx, world, 1);
    await pro.post('/api/daily-picks/generate');
    const [{ id }] = (await pro.get('/api/daily-picks')).json();
    expect((await pro.patch(`/api/daily-picks/${id}/result`, { result: 'LOSS' })).json()).toMatchObject({ myResult: 'LOSS', result: null });
    const other = await server.as(await createUser(ctx, { tier: 'elite' }));
    const admin = await server.as(await createUser(ctx, { tier: 'elite', isAdmin: true }));
    expect((await other.get('/api/daily-picks')).json()[0]).toMatchObject({ myResult: null, result: null });
    const correction = { result: 'VOID', reason: 'The book voided all bets on this game.' };
    const url = `/api/admin/daily-picks/${id}/correction`;
    expect((await admin.post(url, correction)).json()).toMatchObject({ code: 'CONFLICT' });
    world.clock.advanceMinutes(11 * 60);
    await report(ctx, board[0]!.id, 1, 2, 5);
    await settleContest(system, board[0]!.id);
    expect((await other.post(url, correction)).statusCode).toBe(403);
    expect((await admin.post(url, { result: 'VOID', reason: 'no' })).statusCode).toBe(400);
    expect((await admin.post(url, correction)).json()).toMatchObject({ result: 'VOID', units: 0 });
    await settleContest(system, board[0]!.id);
    expect(await ctx.db.select().from(pickResults)).toHaveLength(2);
    expect(await ctx.db.select().from(auditEntries)).toMatchObject([{ action: 'pick.corrected', details: { from: 'win', to: 'void' } }]);
    expect((await server.visitor.get('/api/record')).json()).toMatchObject({ summary: { voids: 1, staked: 0, roi: null } });
    await server.close();
  });
});

test('the performance of a day and of a month follows real results, and reconciling a day settles what has ended', async () => {
  await withTestCtx({ now: NOW, signedOut: true }, async (ctx, world) => {
    const { server, pro, board } = await setUp(ctx, world, 2);
    await pro.post('/api/daily-picks/generate');
    world.clock.advanceMinutes(10 * 60);
    await report(ctx, board[0]!.id, 1, 2, 5);
    const done = (await pro.post('/api/performance/auto-reconcile', { date: '2026-07-11', force: true })).json();
    expect(done).toMatchObject({ reconciled: 1, resolved: 1, pending: 1, message: expect.stringContaining('1 pick settled') });
    expect((await pro.get('/api/performance/daily?date=2026-07-11')).json()).toMatchObject({
      totalPicks: 2,
      winningPicks: 1,
      resolvedPicks: 1,
      pendingPicks: 1,
      accuracy: 1,
    });
    expect((await server.visitor.get('/api/performance/monthly')).json()).toMatchObject({
      totalAccuracy: 1,
      totalGames: 1,
      spreadAccuracy: null,
      months: [{ month: '2026-07', picks: 1, wins: 1, losses: 0 }],
    });
    const { id } = (await pro.get('/api/daily-picks?date=2026-07-11')).json()[1];
    expect((await pro.post('/api/performance/reconcile', { pickId: id, result: 'PUSH' })).json()).toEqual({ ok: true });
    expect(await ctx.db.select().from(pickResults)).toHaveLength(1);
    await server.close();
  });
});

test('the database refuses to change or delete what was published', async () => {
  await withTestCtx({ now: NOW, signedOut: true }, async (ctx, world) => {
    const { server, pro, system, board } = await setUp(ctx, world, 1);
    await pro.post('/api/daily-picks/generate');
    await report(ctx, board[0]!.id, 1, 2, 5);
    await settleContest(system, board[0]!.id);
    await expect(ctx.db.update(picks).set({ odds: 200 })).rejects.toMatchObject(REFUSED);
    await expect(ctx.db.delete(picks)).rejects.toMatchObject(REFUSED);
    await expect(ctx.db.update(pickResults).set({ result: 'win' })).rejects.toMatchObject(REFUSED);
    await expect(ctx.db.delete(pickResults)).rejects.toMatchObject(REFUSED);
    await server.close();
  });
});
