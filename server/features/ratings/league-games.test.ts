import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { contests } from '../../db/schema/index.ts';
import { createContest, withTestCtx } from '../../testing/index.ts';
import { addFootballGame, addFootballResult } from '../picks/testing/football-board.ts';
import { findRatedGames, fixtureColumns } from './league-games.ts';

const NOW = '2026-07-11T15:00:00Z';

test('a league is rated on the finals of two seasons that count, between clubs of its own', async () => {
  await withTestCtx({ now: NOW }, async (ctx) => {
    expect(await findRatedGames(ctx, 'cfl')).toMatchObject({ games: 0, ratedTo: null, asOf: null });
    await addFootballResult(ctx, '20260704_HAM@OTT', 30, 20);
    const { id } = await addFootballResult(ctx, '20250704_BC@WPG', 10, 31);
    await addFootballResult(ctx, '20240704_CGY@EDM', 10, 31);
    await addFootballGame(ctx, '20260605_MTL@TOR', { status: 'final', awayScore: 3, homeScore: 9, stage: 'preseason' });
    await addFootballResult(ctx, '20260703_EAST@WEST', 10, 31);
    await addFootballGame(ctx, '20260711_HAM@TOR');
    for (const [gameId, seasonYear] of [
      ['20250704_BC@WPG', 2025],
      ['20240704_CGY@EDM', 2024],
    ] as const)
      await ctx.db.update(contests).set({ seasonYear }).where(eq(contests.gameId, gameId));
    const rated = await findRatedGames(ctx, 'cfl');
    expect(rated).toMatchObject({ games: 2, ratedTo: '2026-07-04T23:00:00.000Z' });
    expect(rated.closes).toBeUndefined();
    const clubs = rated.rate(2026).list();
    expect(clubs.find(({ code }) => code === 'HAM')).toMatchObject({ games: 1, rank: 1 });
    expect(clubs.find(({ code }) => code === 'WPG')!.points).toBeGreaterThan(clubs.find(({ code }) => code === 'BC')!.points);
    await ctx.db.update(contests).set({ awayScore: 45 }).where(eq(contests.id, id));
    const corrected = (await findRatedGames(ctx, 'cfl')).rate(2026).list();
    expect(corrected.find(({ code }) => code === 'WPG')!.points).toBeLessThan(corrected.find(({ code }) => code === 'BC')!.points);
  });
});

test('a cup inside the season is no playoff, whatever comes after it is', async () => {
  await withTestCtx({ now: NOW }, async (ctx) => {
    const stages = ['regular', 'cup_final', 'play_in', 'finals'] as const;
    for (const [index, stage] of stages.entries())
      await createContest(ctx, {
        sport: 'nba',
        gameId: `2026070${index + 1}_BOS@MIA_NBA`,
        detail: { sport: 'nba', stage, isNeutral: false },
      });
    const { isPlayoff } = fixtureColumns('nba');
    const rows = await ctx.db.select({ isPlayoff }).from(contests).where(eq(contests.sport, 'nba')).orderBy(contests.gameId);
    expect(rows.map((row) => row.isPlayoff)).toEqual([false, false, true, true]);
  });
});
