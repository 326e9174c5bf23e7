import { PICK_SPORTS } from '@clearedge/contract/sports';
import { joinWords } from '@clearedge/contract/words/join-words';
import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { pickResults, picks as pickRows } from '../../db/schema/index.ts';
import type { Ctx } from '../../kernel/ctx.ts';
import { createUser, makeServer, type TestWorld, withTestCtx } from '../../testing/index.ts';
import { formLeagueForecasts } from '../forecasts/index.ts';
import { settlePicks } from '../settlement/testing/settle-picks.ts';
import { picksFeature } from './index.ts';
import { publishPicks } from './publish/publish-picks.ts';
import { leaguePicks } from './sports/league/look-at-games.ts';
import { addGames, finalFacts } from './testing/board.ts';
import { addFootballGame, addFootballPrices, addFootballResult } from './testing/football-board.ts';

const NOW = '2026-07-11T16:00:00Z';
const DAY = '2026-07-11';

/** Two baseball games and four of football, with a pick on each at least. */
async function setUp(ctx: Ctx, world: TestWorld) {
  const board = await addGames(ctx, world, 2);
  await addFootballResult(ctx, '20260704_HAM@OTT', 30, 20);
  await addFootballResult(ctx, '20260704_BC@WPG', 20, 24);
  const football = [];
  for (const matchup of ['HAM@TOR', 'OTT@MTL', 'CGY@EDM', 'BC@SSK']) {
    const game = await addFootballGame(ctx, `20260711_${matchup}`);
    await addFootballPrices(ctx, game.id);
    football.push(game);
  }
  const system = world.ctxFor('system');
  await formLeagueForecasts(system);
  const server = await makeServer([picksFeature()], { world });
  const pro = await server.as(await createUser(ctx, { tier: 'pro' }));
  await pro.post('/api/daily-picks/generate');
  await publishPicks(system, leaguePicks('cfl'));
  return { board, football, system, server, pro };
}

const baseballFinal = { version: 1, isFinal: true, facts: finalFacts(1, 5) };
const footballFinal = { version: 1, isFinal: true, facts: { state: 'final', minutesPlayed: 60, score: { away: 20, home: 27 } } as const };

test("a day's performance counts the picks of every sport, each as its own sport shows it", async () => {
  await withTestCtx({ now: NOW, signedOut: true }, async (ctx, world) => {
    const { board, football, system, pro } = await setUp(ctx, world);
    const rows = await ctx.db.select().from(pickRows).orderBy(pickRows.sequence);
    const sports = rows.map(({ sport }) => sport);
    expect([sports.filter((sport) => sport === 'mlb').length, sports.filter((sport) => sport === 'cfl').length]).toEqual([2, 4]);
    await settlePicks(system, board[0]!.id, baseballFinal);
    await settlePicks(system, football[0]!.id, footballFinal);
    const results = await ctx.db.select().from(pickResults);
    const count = (result: string): number => results.filter((row) => row.result === result).length;
    const units = results.reduce((sum, row) => sum + row.units, 0);
    const day = (await pro.get(`/api/performance/daily?date=${DAY}`)).json();
    expect(day).toMatchObject({
      totalPicks: 6,
      resolvedPicks: results.length,
      pendingPicks: 6 - results.length,
      winningPicks: count('win'),
      losingPicks: count('loss'),
      sealedPicks: 0,
    });
    expect(day.units).toBeCloseTo(units, 12);
    expect(day.picks.map(({ id, sport }: { id: string; sport: string }) => [id, sport])).toEqual(rows.map(({ id, sport }) => [id, sport]));
    for (const pick of day.picks) expect(['sameGame' in pick, 'bookCount' in pick]).toEqual([pick.sport === 'mlb', pick.sport === 'cfl']);
  });
});

test("one sport's performance counts its own picks alone, and a sport without picks is refused", async () => {
  await withTestCtx({ now: NOW, signedOut: true }, async (ctx, world) => {
    const { football, system, server } = await setUp(ctx, world);
    const dayOf = async (sport: string) => (await server.visitor.get(`/api/performance/daily?date=${DAY}&sport=${sport}`)).json();
    // A visitor sees three of each sport, and those that are settled.
    expect(await dayOf('cfl')).toMatchObject({ totalPicks: 3, sealedPicks: 1 });
    expect(await dayOf('mlb')).toMatchObject({ totalPicks: 2, sealedPicks: 0 });
    await settlePicks(system, football[0]!.id, footballFinal);
    const own = (await ctx.db.select().from(pickRows).where(eq(pickRows.contestId, football[0]!.id))).length;
    const months = async (query: string) => (await server.visitor.get(`/api/performance/monthly${query}`)).json();
    expect((await dayOf('cfl')).resolvedPicks).toBe(own);
    expect((await dayOf('mlb')).resolvedPicks).toBe(0);
    expect(await months('?sport=cfl')).toMatchObject({ sports: ['cfl'], totalGames: own, months: [{ month: '2026-07', picks: own }] });
    expect(await months('?sport=mlb')).toMatchObject({ sports: [], totalGames: 0, months: [] });
    for (const path of ['daily', 'monthly'])
      expect((await server.visitor.get(`/api/performance/${path}?sport=golf`)).json()).toMatchObject({
        code: 'INVALID_INPUT',
        message: `Sport: Choose ${joinWords(PICK_SPORTS, 'or')}.`,
      });
  });
});

test('the confidences of two sports have no mean together', async () => {
  await withTestCtx({ now: NOW, signedOut: true }, async (ctx, world) => {
    const { board, football, system, server } = await setUp(ctx, world);
    const months = async () => (await server.visitor.get('/api/performance/monthly')).json();
    await settlePicks(system, football[0]!.id, footballFinal);
    const [settled] = await ctx.db.select().from(pickRows).where(eq(pickRows.contestId, football[0]!.id));
    expect((await months()).avgConfidence).toBeCloseTo(settled!.confidence!, 10);
    await settlePicks(system, board[0]!.id, baseballFinal);
    expect(await months()).toMatchObject({
      sports: ['mlb', 'cfl'],
      totalGames: 2,
      avgConfidence: null,
      months: [{ picks: 2, avgConfidence: null }],
    });
  });
});
