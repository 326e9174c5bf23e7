import { impliedProbability } from '@clearedge/quant/price';
import { brierScore } from '@clearedge/quant/scoring';
import { expect, test } from 'vitest';
import { betEstimates } from '../../db/schema/index.ts';
import { createUser, makeServer, withTestCtx } from '../../testing/index.ts';
import { performanceFeature } from '../performance/index.ts';
import { addBets, addGames, betRow } from '../performance/testing/ledger.ts';
import { analyticsFeature, listEstimatesOf } from './index.ts';

const ANALYTICS = '/api/performance/analytics';
const ESTIMATES = '/api/performance/estimates';

const makeContainer = (world: Parameters<typeof makeServer>[1]['world']) =>
  makeServer([analyticsFeature(), performanceFeature()], { world });

test('a chance is noted for one’s own open bet, until its game begins', async () => {
  await withTestCtx({ tier: 'elite' }, async (ctx, world) => {
    const [game] = await addGames(ctx, 1, '2026-07-12');
    const open = { status: 'pending', result: null, profitCents: null, settledAt: null } as const;
    const [mine, settled, other] = [
      betRow(ctx, world.user!.id, game!, open),
      betRow(ctx, world.user!.id, game!),
      betRow(ctx, (await createUser(ctx, { tier: 'elite' })).id, game!, open),
    ];
    await addBets(ctx, [mine, settled, other]);
    const server = await makeContainer(world);
    const me = await server.as(world.user!);
    const put = async (id: string, probability: unknown) => me.put(`${ESTIMATES}/${id}`, { probability });
    expect((await put(mine.id, 0.55)).json()).toEqual({ betId: mine.id, probability: 0.55 });
    expect((await put(mine.id, 0.57)).statusCode).toBe(200);
    expect((await me.get(ESTIMATES)).json()).toEqual([
      expect.objectContaining({ betId: mine.id, probability: 0.57, isSealed: false, breakEven: impliedProbability(120) }),
    ]);
    expect(await listEstimatesOf(ctx, world.user!.id)).toMatchObject([{ betId: mine.id, probability: 0.57 }]);
    for (const wrong of [0, 0.0099, 0.991, 1, 55, -0.5, '0.5', '', true, [], undefined])
      expect([wrong, (await put(mine.id, wrong)).statusCode]).toEqual([wrong, 400]);
    expect([(await put(other.id, 0.5)).statusCode, (await put(ctx.newId(), 0.5)).statusCode, (await put('x', 0.5)).statusCode]).toEqual([
      404, 404, 400,
    ]);
    expect((await put(settled.id, 0.5)).json()).toMatchObject({ code: 'NOT_PENDING' });
    expect((await put(mine.id, null)).json().probability).toBe(null);
    expect(await ctx.db.select().from(betEstimates)).toEqual([]);
    world.clock.set(new Date(game!.startsAt.getTime()));
    const refused = await put(mine.id, 0.6);
    expect([refused.statusCode, refused.json().code]).toEqual([409, 'CONTEST_STARTED']);
    await server.close();
  });
});

test('one’s own chances are held against what happened and against the prices', async () => {
  await withTestCtx({ tier: 'elite' }, async (ctx, world) => {
    const games = await addGames(ctx, 24);
    const rows = games.map((game, at) => betRow(ctx, world.user!.id, game, { odds: 110, result: at % 3 === 0 ? 'win' : 'loss' }));
    await addBets(ctx, rows);
    const note = (row: (typeof rows)[number], at: number) => ({
      betId: row.id,
      userId: world.user!.id,
      probability: 0.4 + (at % 5) / 20,
      notedAt: ctx.now(),
    });
    await ctx.db.insert(betEstimates).values(rows.slice(0, 19).map(note));
    const server = await makeContainer(world);
    const me = await server.as(world.user!);
    expect((await me.get(ANALYTICS)).json().calibration).toMatchObject({ estimates: 19, need: 20, stated: null, bins: [] });
    await ctx.db.insert(betEstimates).values(rows.slice(19).map((row, at) => note(row, at + 19)));
    const { calibration, insights } = (await me.get(ANALYTICS)).json();
    const [stated, won] = [rows.map((_, at) => 0.4 + (at % 5) / 20), rows.map((_, at) => Number(at % 3 === 0))];
    expect(calibration).toMatchObject({
      estimates: 24,
      happened: 8 / 24,
      stated: expect.closeTo(stated.reduce((sum, one) => sum + one, 0) / 24, 12),
      brier: expect.closeTo(brierScore(stated, won), 12),
      brierOfPrices: expect.closeTo(
        brierScore(
          stated.map(() => impliedProbability(110)),
          won,
        ),
        12,
      ),
    });
    expect(calibration.bins.reduce((sum: number, { count }: { count: number }) => sum + count, 0)).toBe(24);
    expect(insights.find(({ topic }: { topic: string }) => topic === 'estimates').text).toMatch(
      /^You gave 24 bets 50% on average and 33% won/,
    );
    await server.close();
  });
});
