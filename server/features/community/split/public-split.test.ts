import { expect, test } from 'vitest';
import { users } from '../../../db/schema/index.ts';
import { createUser, makeServer, withTestCtx } from '../../../testing/index.ts';
import { betsFeature } from '../../bets/index.ts';
import { practiceFeature } from '../../practice/index.ts';
import { GAME_ID, offerGame, slip } from '../../practice/testing/scene.ts';
import { communityFeature } from '../index.ts';

const features = [betsFeature, practiceFeature(), communityFeature];
const url = `/api/games/${GAME_ID}/public`;
const tracked = (change: object = {}) => ({
  gameId: GAME_ID,
  betType: 'moneyline',
  selection: 'New York Yankees',
  odds: -120,
  stake: 10,
  ...change,
});

test('the public split stays closed under ten bets and adds up above', async () => {
  await withTestCtx({}, async (ctx, world) => {
    await offerGame(ctx);
    const server = await makeServer(features, { world });
    const me = await server.as(world.user!);
    for (let at = 0; at < 9; at++) await me.post('/api/bets', tracked());
    expect((await server.visitor.get(url)).json()).toMatchObject({
      moneyline: { sample: 9, simulated: 0, away: { betShare: null, bets: 0, moneyShare: null } },
    });
    await me.post('/api/bets', tracked({ selection: 'Boston Red Sox', odds: 110 }));
    expect((await server.visitor.get(url)).json()).toMatchObject({
      moneyline: { sample: 10, away: { bets: 9, betShare: 0.9, moneyShare: 0.9 }, home: { bets: 1, betShare: 0.1 } },
      total: { sample: 0, simulated: 0, over: { bets: 0, betShare: null } },
      minimum: 10,
    });
    await server.close();
  });
});

test('practice bets count beside tracked ones, those of simulated bettors are told apart, and a parlay lies on no side', async () => {
  await withTestCtx({}, async (ctx, world) => {
    await offerGame(ctx);
    await offerGame(ctx, { gameId: '20260711_LAD@SF', awayCode: 'LAD', awayName: 'LAD', homeCode: 'SF', homeName: 'SF' });
    const server = await makeServer(features, { world });
    const me = await server.as(world.user!);
    const robot = await server.as(await createUser(ctx, { isSimulated: true }));
    for (let at = 0; at < 6; at++) await robot.post('/api/virtual/bets', slip({ stake: 30 }));
    for (let at = 0; at < 3; at++) await me.post('/api/bets', tracked());
    const home = { selection: 'Boston Red Sox ML', odds: 105, pick: { market: 'moneyline', period: 'full', side: 'home' }, stake: 90 };
    await me.post('/api/virtual/bets', slip(home));
    const { stake: _stake, potentialWin: _win, status: _status, ...leg } = slip();
    const parlay = { betType: 'parlay', legs: [leg, { ...leg, gameId: '20260711_LAD@SF' }], stake: 50 };
    expect((await me.post('/api/virtual/bets', parlay)).statusCode).toBe(201);
    expect((await server.visitor.get(url)).json().moneyline).toEqual({
      sample: 10,
      simulated: 6,
      away: { bets: 9, betShare: 0.9, moneyShare: 0.7 },
      home: { bets: 1, betShare: 0.1, moneyShare: 0.3 },
    });
    expect((await ctx.db.select().from(users)).filter(({ isSimulated }) => isSimulated)).toHaveLength(1);
    await server.close();
  });
});
