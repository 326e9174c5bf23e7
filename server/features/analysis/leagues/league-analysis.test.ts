import type { Contract } from '@clearedge/contract';
import type { VerbResult } from '@clearedge/contract/route';
import { americanToDecimal } from '@clearedge/quant/price';
import { expect, test } from 'vitest';
import { createUser, makeServer, withTestCtx } from '../../../testing/index.ts';
import { formLeagueForecasts } from '../../forecasts/index.ts';
import { addFootballGame, addFootballPrices, addFootballResult } from '../../picks/testing/football-board.ts';
import { analysisFeature } from '../analysis-feature.ts';

type Answer = VerbResult<Contract['GET /api/:league/games/:gameId/analysis']>;
const GAME_ID = '20260711_HAM@TOR';
const PATH = `/api/cfl/games/${GAME_ID}/analysis`;

test('a forecast game is told with each side at its best price; who lacks the plan gets nothing of it', async () => {
  await withTestCtx({ now: '2026-07-11T12:00:00Z', signedOut: true }, async (ctx, world) => {
    await addFootballResult(ctx, '20260704_HAM@OTT', 30, 20);
    const game = await addFootballGame(ctx, GAME_ID);
    const server = await makeServer([analysisFeature], { world });
    const pro = await server.as(await createUser(ctx, { tier: 'pro' }));
    const ask = async (): Promise<Answer> => (await pro.get(PATH)).json();
    expect(await ask()).toEqual({ reason: expect.stringContaining('no forecast of this game yet'), analysis: null });

    await addFootballPrices(ctx, game.id);
    await formLeagueForecasts(world.ctxFor('system'));
    const { analysis } = await ask();
    expect(analysis).toMatchObject({ gameId: GAME_ID, isClosed: false, ratedGames: 1, awayGames: 1, homeGames: 0, bookCount: 2 });
    expect(analysis!.sides.map(({ market, side }) => `${market} ${side}`)).toEqual([
      'moneyline away',
      'moneyline home',
      'spread away',
      'spread home',
      'total over',
      'total under',
    ]);
    for (const { probability, pushProbability, odds, expectedValue, fairOdds, isValue, doubt } of analysis!.sides) {
      const won = probability * (1 - pushProbability);
      expect(expectedValue).toBeCloseTo(won * (americanToDecimal(odds) - 1) - (1 - pushProbability - won), 9);
      expect(americanToDecimal(fairOdds)).toBeCloseTo(1 / probability, 6);
      expect(isValue).toBe(doubt === null);
    }
    const { model, pooled, market } = analysis!.homeWin;
    expect(Math.abs(pooled - market!)).toBeLessThan(Math.abs(model - market!));
    expect(analysis!.drivers.map(({ title }) => title)).toContain('playing at home');

    const free = await server.as(await createUser(ctx, { tier: 'free' }));
    expect([(await free.get(PATH)).statusCode, (await server.visitor.get(PATH)).statusCode]).toEqual([402, 401]);
    expect((await pro.get('/api/nfl/games/20260711_HAM@TOR/analysis')).statusCode).toBe(404);
    await server.close();
  });
});
