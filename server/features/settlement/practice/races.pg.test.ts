import { eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { events, ledgerTransfers, virtualBets } from '../../../db/schema/index.ts';
import { hasPostgres, makeServer, type TestClient, type TestWorld, withPostgres } from '../../../testing/index.ts';
import { practiceFeature } from '../../practice/index.ts';
import { expectSoundBooks, finalScore, offerGame, report, slip } from '../../practice/testing/scene.ts';
import { settlementFeature } from '../index.ts';
import { settleEvent } from '../settle-event.ts';

const times = <T>(count: number, work: (at: number) => Promise<T>): Promise<T[]> =>
  Promise.all(Array.from({ length: count }, (_, at) => work(at)));
const countOf = (answers: { statusCode: number }[], status: number): number =>
  answers.filter(({ statusCode }) => statusCode === status).length;
const balanceOf = async (me: TestClient) => (await me.get('/api/user/balance')).json();

/** Two web processes on one database, as far as races can tell: neither knows the other's memory. */
async function twoServers(world: TestWorld): Promise<{ clients: TestClient[]; close: () => Promise<void> }> {
  const servers = await Promise.all([0, 1].map(() => makeServer([practiceFeature(), settlementFeature], { world })));
  const clients = await Promise.all(servers.map((server) => server.as(world.user!)));
  return { clients, close: async () => void (await Promise.all(servers.map((server) => server.close()))) };
}

describe.skipIf(!hasPostgres)('practice under races', () => {
  test('with a balance for one bet, exactly one of fifty is placed', async () => {
    await withPostgres({}, async (ctx, world) => {
      await offerGame(ctx);
      const { clients, close } = await twoServers(world);
      const answers = await times(50, (at) => clients[at % 2]!.post('/api/virtual/bets', slip({ stake: 1000 })));
      expect([countOf(answers, 201), countOf(answers, 422)]).toEqual([1, 49]);
      expect(await balanceOf(clients[0]!)).toMatchObject({ balance: 0, openStake: 1000, openBets: 1 });
      await expectSoundBooks(ctx);
      await close();
    });
  });

  test('one key a hundred times at once is one bet and a hundred equal answers', async () => {
    await withPostgres({}, async (ctx, world) => {
      await offerGame(ctx);
      const { clients, close } = await twoServers(world);
      const answers = await times(100, (at) => clients[at % 2]!.post('/api/virtual/bets', slip(), { 'idempotency-key': 'same' }));
      expect(new Set(answers.map(({ body }) => body)).size).toBe(1);
      expect(countOf(answers, 201)).toBe(100);
      const other = await clients[0]!.post('/api/virtual/bets', slip({ stake: 61 }), { 'idempotency-key': 'same' });
      expect(other.statusCode).toBe(409);
      expect(await ctx.db.select().from(virtualBets)).toHaveLength(1);
      await expectSoundBooks(ctx);
      await close();
    });
  });

  test('settlers at once pay each bet once', async () => {
    await withPostgres({}, async (ctx, world) => {
      const event = await offerGame(ctx);
      const { clients, close } = await twoServers(world);
      await times(20, (at) => clients[at % 2]!.post('/api/virtual/bets', slip({ stake: 10 })));
      await ctx.db.update(events).set({ status: 'final' }).where(eq(events.id, event.id));
      await report(ctx, event.id, 1, finalScore(5, 3));
      await times(6, () => settleEvent(world.ctxFor('system'), event.id));
      const paid = await ctx.db.select().from(ledgerTransfers).where(eq(ledgerTransfers.kind, 'settlement'));
      expect([paid.length, new Set(paid.map(({ betId }) => betId)).size]).toEqual([20, 20]);
      expect(await balanceOf(clients[0]!)).toMatchObject({ balance: 1166.6, openStake: 0 });
      await expectSoundBooks(ctx);
      await close();
    });
  });

  test('settling, closing early and resetting at once leave every bet over once and the books sound', async () => {
    await withPostgres({}, async (ctx, world) => {
      const event = await offerGame(ctx);
      const { clients, close } = await twoServers(world);
      const placed = await times(24, (at) => clients[at % 2]!.post('/api/virtual/bets', slip({ stake: 10 })));
      // The first minute after placing has no offer.
      world.clock.advanceMinutes(1);
      await report(ctx, event.id, 1, finalScore(5, 3));
      await Promise.all([
        ...placed.map((answer, at) => clients[at % 2]!.post(`/api/virtual/bets/${answer.json().id}/cash-out`, { amount: 0.01 })),
        settleEvent(world.ctxFor('system'), event.id),
        settleEvent(world.ctxFor('system'), event.id),
        ...[0, 1, 0].map((at) => clients[at]!.post('/api/user/balance/reset')),
      ]);
      await settleEvent(world.ctxFor('system'), event.id);
      const bets = await ctx.db.select().from(virtualBets);
      expect(bets.filter(({ status, settlements }) => status === 'settled' && settlements === 1)).toHaveLength(24);
      const ended = (await ctx.db.select().from(ledgerTransfers)).filter(({ kind }) => kind === 'settlement' || kind === 'cash_out');
      expect(new Set(ended.map(({ betId }) => betId)).size).toBe(ended.length);
      expect(ended).toHaveLength(24);
      expect(await balanceOf(clients[0]!)).toMatchObject({ openStake: 0, resets: 3 });
      await expectSoundBooks(ctx);
      await close();
    });
  });
});
