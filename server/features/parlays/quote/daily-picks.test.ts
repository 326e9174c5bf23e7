import { expect, test, vi } from 'vitest';
import { createUser, makeServer, withTestCtx } from '../../../testing/index.ts';
import { picksFeature } from '../../picks/index.ts';
import { addGames } from '../../picks/testing/board.ts';
import { practiceFeature } from '../../practice/index.ts';
import { parlaysFeature } from '../index.ts';

// The first test of a file waits for the database and the score tables.
vi.setConfig({ testTimeout: 60_000 });

test.each([8.5, 8])('two picks of one game win together as often as the same legs of a parlay, at a total of %d', async (line) => {
  await withTestCtx({ now: '2026-07-11T16:00:00Z', signedOut: true }, async (ctx, world) => {
    await addGames(ctx, world, 1, 150, 0, { hasTotals: true, line });
    const server = await makeServer([picksFeature(), parlaysFeature(), practiceFeature()], { world });
    const elite = await server.as(await createUser(ctx, { tier: 'elite' }));
    await elite.post('/api/daily-picks/generate');
    const picks: { gameKey: string; pickType: string; selection: string; odds: number; pick: object; sameGame: object[] }[] = (
      await elite.get('/api/daily-picks')
    ).json();
    expect(picks.map(({ pickType }) => pickType).sort()).toEqual(['moneyline', 'total']);
    const legs = picks.map(({ gameKey: gameId, pickType: betType, selection, odds, pick }) => ({ gameId, betType, selection, odds, pick }));
    const quote = (await elite.post('/api/parlays/quote', { legs })).json();
    expect([quote.problem, quote.unpriced]).toEqual([null, null]);
    const { winProbability, independentProbability } = quote;
    for (const { sameGame } of picks)
      expect(sameGame).toEqual([
        expect.objectContaining({ bothWin: expect.closeTo(winProbability, 12), ifApart: expect.closeTo(independentProbability, 12) }),
      ]);
    await server.close();
  });
});
