import type { Contract } from '@clearedge/contract';
import type { VerbResult } from '@clearedge/contract/route';
import { GAME_SPORTS } from '@clearedge/contract/sports';
import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { contests } from '../../../db/schema/index.ts';
import { makeServer, withTestCtx } from '../../../testing/index.ts';
import { addFootballGame, addFootballPrices, addFootballResult } from '../../picks/testing/football-board.ts';
import { forecastsFeature, formLeagueForecasts, listNewestLeagueForecasts } from '../index.ts';

type Report = VerbResult<Contract['GET /api/model']>;

test('the report of a league scores its own opinions alone, and rates its own clubs', async () => {
  await withTestCtx({ now: '2026-07-11T12:00:00Z', signedOut: true }, async (ctx, world) => {
    await addFootballResult(ctx, '20260704_HAM@OTT', 30, 20);
    const game = await addFootballGame(ctx, '20260711_HAM@TOR');
    await addFootballPrices(ctx, game.id);
    await formLeagueForecasts(world.ctxFor('system'));
    await ctx.db.update(contests).set({ status: 'final', awayScore: 10, homeScore: 24 }).where(eq(contests.id, game.id));
    const server = await makeServer([forecastsFeature], { world });
    const ask = async (sport: string): Promise<Report> => (await server.visitor.get(`/api/model?sport=${sport}`)).json();

    const { pHome, inputs } = (await listNewestLeagueForecasts(ctx.db, 'cfl', [game.id])).get(game.id)!;
    const { record, clubs, teams, parks, backtest, ...report } = await ask('cfl');
    expect(report).toMatchObject({ sport: 'cfl', ratedGames: 1, ratedTo: '2026-07-04' });
    expect(record).toMatchObject({ games: 1, from: '2026-07-11', to: '2026-07-11' });
    const lossOf = (name: string) => record.scores.find(({ forecaster }) => forecaster === name)!.logLoss;
    expect(lossOf('blend')).toBeCloseTo(-Math.log(pHome), 10);
    expect(lossOf('market')).toBeCloseTo(-Math.log(inputs.market!.pHome!), 10);
    expect([teams, parks, backtest]).toEqual([null, null, null]);
    expect(clubs!.map(({ points }) => points)).toEqual(clubs!.map(({ points }) => points).sort((a, b) => b - a));
    expect(clubs!.find(({ code }) => code === 'HAM')).toMatchObject({ games: 1 });

    for (const sport of GAME_SPORTS.filter((one) => one !== 'cfl')) expect(await ask(sport)).toMatchObject({ sport, record: { games: 0 } });
    expect((await server.visitor.get('/api/model?sport=golf')).statusCode).toBe(400);
    await server.close();
  });
});

test('what was measured of a league says on which of its seasons, and no close is better told than it was', async () => {
  await withTestCtx({ now: '2026-07-11T12:00:00Z', signedOut: true }, async (_ctx, world) => {
    const server = await makeServer([forecastsFeature], { world });
    for (const sport of ['nfl', 'nba', 'nhl']) {
      const { backtest } = (await server.visitor.get(`/api/model?sport=${sport}`)).json<Report>();
      expect(backtest!.command).toContain(`--sport ${sport} `);
      const [model, close] = ['model', 'close'].map((name) => backtest!.scores.find(({ forecaster }) => forecaster === name));
      expect(model!.logLoss).toBeLessThan(Math.LN2);
      expect(close!.games).toBe(model!.games);
      const against = backtest!.comparisons.find(({ second }) => second === 'close')!;
      expect(against.low).toBeLessThan(against.difference);
      expect(against.difference).toBeCloseTo(model!.logLoss - close!.logLoss, 4);
    }
    await server.close();
  });
});
