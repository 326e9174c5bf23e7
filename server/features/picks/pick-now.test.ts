import type { Contract } from '@clearedge/contract';
import type { VerbResult } from '@clearedge/contract/route';
import { expect, test } from 'vitest';
import type { Ctx } from '../../kernel/ctx.ts';
import { createUser, makeServer, type TestWorld, withTestCtx } from '../../testing/index.ts';
import { formLeagueForecasts, listLeaguePlays } from '../forecasts/index.ts';
import { picksFeature } from './index.ts';
import { publishPicks } from './publish/publish-picks.ts';
import { leaguePicks } from './sports/league/look-at-games.ts';
import { addFootballGame, addFootballPrices, addFootballResult } from './testing/football-board.ts';

type LeaguePick = VerbResult<Contract['GET /api/:league/daily-picks']>[number];

async function setUp(ctx: Ctx, world: TestWorld) {
  await addFootballResult(ctx, '20260704_HAM@OTT', 30, 20);
  const game = await addFootballGame(ctx, '20260711_HAM@TOR');
  await addFootballPrices(ctx, game.id);
  const system = world.ctxFor('system');
  await formLeagueForecasts(system);
  await publishPicks(system, leaguePicks('cfl'));
  const server = await makeServer([picksFeature()], { world });
  const readers = {
    pro: await server.as(await createUser(ctx, { tier: 'pro' })),
    free: await server.as(await createUser(ctx, { tier: 'free' })),
  };
  const read = async (who: keyof typeof readers = 'pro'): Promise<LeaguePick[]> =>
    (await readers[who].get('/api/cfl/daily-picks?date=2026-07-11')).json();
  return { game, system, read };
}

test('an open pick carries what we believe of its side now, as the game’s own page does', async () => {
  await withTestCtx({ now: '2026-07-11T12:00:00Z', signedOut: true }, async (ctx, world) => {
    const { game, system, read } = await setUp(ctx, world);
    const [published] = await read();
    expect(published?.now).toMatchObject({ winProbability: expect.closeTo(published!.winProbability, 3) });

    world.clock.advanceMinutes(1);
    await addFootballPrices(ctx, game.id, { 'moneyline home': 190, 'moneyline away': -230 });
    await formLeagueForecasts(system);
    const moved = (await read()).find(({ id }) => id === published!.id)!;
    const { market, side, line = null } = moved.pick as { market: string; side: string; line?: number };
    const play = (await listLeaguePlays(ctx, 'cfl', [game as never])).find(
      (one) => one.market === market && one.side === side && one.line === line,
    )!;
    expect(moved.now!.winProbability).toBeCloseTo(play.probability * (1 - play.pushProbability), 3);
    expect(Math.abs(moved.now!.winProbability - moved.winProbability)).toBeGreaterThan(0.02);
    expect([moved.winProbability, moved.expectedValue]).toEqual([published!.winProbability, published!.expectedValue]);
    expect((await read('free')).map(({ now }) => now)).toEqual([null]);
  });
});

test('nothing is believed of a pick whose prices are old, or whose game has begun', async () => {
  await withTestCtx({ now: '2026-07-11T12:00:00Z', signedOut: true }, async (ctx, world) => {
    const { game, read } = await setUp(ctx, world);
    const believed = async (): Promise<boolean[]> => (await read()).map(({ now }) => now !== null);
    expect(await believed()).toEqual(expect.arrayContaining([true]));
    world.clock.advanceMinutes(3 * 60);
    expect(await believed()).not.toContain(true);
    await addFootballPrices(ctx, game.id);
    expect(await believed()).toContain(true);
    world.clock.advanceMinutes(9 * 60);
    await addFootballPrices(ctx, game.id);
    expect(await believed()).not.toContain(true);
  });
});
