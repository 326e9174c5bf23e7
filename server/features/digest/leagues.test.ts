import { and, eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { boardPrices } from '../../db/schema/index.ts';
import type { Ctx } from '../../kernel/ctx.ts';
import { createUser, makeServer, withTestCtx } from '../../testing/index.ts';
import { getLeagueAnalysis } from '../analysis/index.ts';
import { formLeagueForecasts } from '../forecasts/index.ts';
import { addFootballGame, addFootballPrices, addFootballResult } from '../picks/testing/football-board.ts';
import type { Digest } from './build/digest-shape.ts';
import { digestFeature } from './index.ts';
import { sectionsOf } from './mail/mail.ts';

const NOW = '2026-07-11T16:00:00Z';

/** The total opened at this number everywhere. */
const openTotal = (ctx: Ctx, contestId: string, openLine: number) =>
  ctx.db
    .update(boardPrices)
    .set({ openLine, openPrice: -110, openedAt: new Date('2026-07-10T12:00:00Z') })
    .where(and(eq(boardPrices.contestId, contestId), eq(boardPrices.market, 'total')));

test('a day without baseball has the movers and the games to watch of the leagues that play', async () => {
  await withTestCtx({ now: NOW, signedOut: true }, async (ctx, world) => {
    await addFootballResult(ctx, '20260704_HAM@OTT', 30, 20);
    await addFootballResult(ctx, '20260704_TOR@WPG', 20, 24);
    const games = [await addFootballGame(ctx, '20260711_HAM@TOR'), await addFootballGame(ctx, '20260711_OTT@WPG')];
    for (const { id } of games) await addFootballPrices(ctx, id);
    await openTotal(ctx, games[0]!.id, 47.5);
    await formLeagueForecasts(world.ctxFor('system'));
    const server = await makeServer([digestFeature], { world });
    const pro = await server.as(await createUser(ctx, { tier: 'pro' }));
    const digest = (await pro.get('/api/digest')).json() as Digest;
    const { movers, watch, nextSlateOn } = digest;
    expect(nextSlateOn).toBeNull();
    expect(movers).toMatchObject([
      { sport: 'cfl', gameId: '20260711_HAM@TOR', market: 'total', selection: 'Over', from: { line: 47.5 }, to: { line: 50.5 } },
    ]);
    expect(watch).toHaveLength(2);
    for (const one of watch!) {
      const { analysis } = await getLeagueAnalysis(ctx, { params: { league: 'cfl', gameId: one.gameId } });
      const { pooled } = analysis!.homeWin;
      expect(one).toMatchObject({ sport: 'cfl', driverUnit: 'margin', favored: { side: pooled >= 0.5 ? 'home' : 'away' } });
      expect(one.favored.probability).toBe(Math.max(pooled, 1 - pooled));
      expect(one.favored.low).toBeLessThan(one.favored.probability);
      for (const { title, points } of one.drivers) expect(analysis!.drivers.find((driver) => driver.title === title)!.margin).toBe(points);
      expect(one.verdict).toMatch(/^(?:No bet: |\d+ value plays? at fresh prices\.)/);
    }
    // Two leagues may have clubs of one code: the mail names the league of each line.
    const lines = sectionsOf(digest).flatMap(({ rows }) => rows.map(({ text }) => text));
    expect(lines).toContainEqual(expect.stringMatching(/^CFL HAM @ TOR: Total 47\.5 → 50\.5 \(over\), 2 books, since /));
    expect(lines.filter((line) => /^CFL \w+ @ \w+: .+ \(points of the margin for the home side\)\. /.test(line))).toHaveLength(2);
    const { body } = await server.visitor.get('/api/digest');
    for (const { verdict } of watch!) expect(body).not.toContain(verdict);
    await server.close();
  });
});

test('a day off names the next game of any sport', async () => {
  await withTestCtx({ now: NOW, signedOut: true }, async (ctx, world) => {
    await addFootballGame(ctx, '20260713_HAM@TOR');
    const server = await makeServer([digestFeature], { world });
    expect((await server.visitor.get('/api/digest')).json()).toMatchObject({ games: [], leagues: [], nextSlateOn: '2026-07-13' });
    await server.close();
  });
});
