import { expect, test } from 'vitest';
import { makeServer, withTestCtx } from '../../testing/index.ts';
import { NOW, prepareGame, reprice } from '../analysis/testing/scene.ts';
import { recomputeSides } from '../forecasts/testing/recomputed.ts';
import { sizingFeature } from './index.ts';

test('every side that the calculator offers comes out again from the stored prices and the stored opinion', async () => {
  await withTestCtx({ tier: 'pro', now: NOW }, async (ctx, world) => {
    const contest = await prepareGame(ctx, world.feed);
    await reprice(ctx, world, -120, 110);
    await reprice(ctx, world, -132, 118);
    const server = await makeServer([sizingFeature], { world });
    const { games } = (await (await server.as(world.user!)).get('/api/kelly/markets?date=2026-07-11')).json();
    const sides = await recomputeSides(ctx, contest.id);
    expect(sides).toHaveLength(6);
    expect(games[0].sides).toHaveLength(sides.length);
    for (const own of sides) {
      const shown = games[0].sides.find(({ market, side }: typeof own) => market === own.market && side === own.side);
      expect(shown).toMatchObject({
        line: own.line,
        odds: own.odds,
        modelChance: expect.closeTo(own.probability, 9),
        modelPush: expect.closeTo(own.push, 9),
        marketChance: expect.closeTo(own.marketProbability!, 9),
      });
      expect(shown.modelLow).toBeLessThan(own.probability);
      expect(shown.modelHigh).toBeGreaterThan(own.probability);
    }
    await server.close();
  });
});
