import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { events } from '../../../db/schema/index.ts';
import type { Ctx } from '../../../kernel/ctx.ts';
import type { LiveState } from '../../../ports/index.ts';
import { type EventRow, makeServer, type TestClient, type TestWorld, withTestCtx } from '../../../testing/index.ts';
import { addOpinion } from '../../props/testing/sample-opinion.ts';
import { practiceFeature } from '../index.ts';
import { expectSoundBooks, offerGame, slip } from '../testing/scene.ts';

const LATER = '2026-07-12T00:10:00Z';
const HALF: Omit<LiveState, 'asOf' | 'gameId' | 'lineScore'> = {
  inning: 3,
  half: 'bottom',
  isBetweenInnings: true,
  balls: 0,
  strikes: 0,
  outs: 3,
  runners: { first: false, second: false, third: false },
  batter: null,
  pitcher: null,
  lastPlay: null,
  score: { away: 0, home: 0 },
  plays: [],
};

interface Scene {
  ctx: Ctx;
  world: TestWorld;
  me: TestClient;
  event: EventRow;
  stands: (change?: Partial<LiveState>) => Promise<void>;
}

async function scene(play: (scene: Scene) => Promise<void>): Promise<void> {
  await withTestCtx({}, async (ctx, world) => {
    const event = await offerGame(ctx);
    await addOpinion(ctx, event.id);
    const server = await makeServer([practiceFeature()], { world });
    const stands = async (change: Partial<LiveState> = {}): Promise<void> => {
      const liveState = { ...HALF, gameId: event.gameId, asOf: world.clock.now(), ...change } as LiveState;
      const { away, home } = liveState.score;
      await ctx.db.update(events).set({ status: 'live', liveState, awayScore: away, homeScore: home }).where(eq(events.id, event.id));
    };
    await play({ ctx, world, me: await server.as(world.user!), event, stands });
    await expectSoundBooks(ctx);
    await server.close();
  });
}

const place = async (me: TestClient, change: object = {}): Promise<string> => (await me.post('/api/virtual/bets', slip(change))).json().id;
const offerOf = async (me: TestClient, id: string) => (await me.get(`/api/virtual/bets/${id}/cash-out`)).json();

test('between two halves an open bet is worth what the score makes of it, and can be closed for that', async () => {
  await scene(async ({ world, me, stands }) => {
    const id = await place(me);
    world.clock.set(LATER);
    await stands({ score: { away: 4, home: 0 } });
    const ahead = await offerOf(me, id);
    expect(ahead).toMatchObject({ isLive: true, reason: null, holdFraction: 0.05 });
    expect(ahead.winProbability).toBeGreaterThan(0.8);
    expect(ahead.fairValue).toBeCloseTo(ahead.winProbability * 110, 1);
    expect(ahead.amount).toBeCloseTo(ahead.winProbability * 110 * 0.95, 1);
    await stands({ score: { away: 0, home: 4 } });
    expect((await offerOf(me, id)).winProbability).toBeLessThan(0.3);
    await stands({ score: { away: 4, home: 0 } });
    const closed = await me.post(`/api/virtual/bets/${id}/cash-out`, { amount: ahead.amount });
    expect(closed.json()).toMatchObject({ status: 'settled', result: 'cash_out', payout: ahead.amount });
    expect((await me.get('/api/user/balance')).json().balance).toBeCloseTo(940 + ahead.amount, 2);
  });
});

test('while a half is being played, and when the state is old, there is a reason and no offer', async () => {
  await scene(async ({ world, me, stands }) => {
    const id = await place(me);
    world.clock.set(LATER);
    await stands({ outs: 1, isBetweenInnings: false });
    expect(await offerOf(me, id)).toMatchObject({ amount: null, isLive: false, reason: expect.stringContaining('half-inning') });
    expect((await me.post(`/api/virtual/bets/${id}/cash-out`, { amount: 0.01 })).statusCode).toBe(422);
    await stands();
    expect((await offerOf(me, id)).amount).toBeGreaterThan(0);
    world.clock.set('2026-07-12T00:14:01Z');
    expect(await offerOf(me, id)).toMatchObject({ amount: null, reason: expect.stringContaining('not certain') });
  });
});

test('an offer falls with the score: what was seen before is refused with the new one', async () => {
  await scene(async ({ world, me, stands }) => {
    const id = await place(me);
    world.clock.set(LATER);
    await stands({ score: { away: 3, home: 0 } });
    const { amount } = await offerOf(me, id);
    await stands({ score: { away: 3, home: 5 } });
    const refused = await me.post(`/api/virtual/bets/${id}/cash-out`, { amount });
    expect([refused.statusCode, refused.json().code]).toEqual([409, 'PRICE_MOVED']);
  });
});

test('a leg on a part of the game has no price once it has begun; a total that is passed is worth its whole payout', async () => {
  await scene(async ({ world, me, stands }) => {
    const total = {
      betType: 'total',
      selection: 'Over 8.5',
      odds: -110,
      pick: { market: 'total', period: 'full', side: 'over', line: 8.5 },
    };
    const id = await place(me, total);
    world.clock.set(LATER);
    await stands({ score: { away: 6, home: 4 } });
    const offer = await offerOf(me, id);
    expect(offer.winProbability).toBeCloseTo(1, 9);
    expect(offer.amount).toBeCloseTo(0.95 * 60 * (1 + 100 / 110), 1);
  });
});
