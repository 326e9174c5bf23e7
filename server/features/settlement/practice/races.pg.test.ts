import { eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { boardPrices, contests, ledgerTransfers, virtualBets } from '../../../db/schema/index.ts';
import { makeServer, type TestClient, type TestWorld, withPostgres } from '../../../testing/index.ts';
import { practiceFeature } from '../../practice/index.ts';
import { expectSoundBooks, finalScore, offerGame, report, slip } from '../../practice/testing/scene.ts';
import { settlementFeature } from '../index.ts';
import { settleContest } from '../settle-contest.ts';

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

describe('practice under races', () => {
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
      const contest = await offerGame(ctx);
      const { clients, close } = await twoServers(world);
      await times(20, (at) => clients[at % 2]!.post('/api/virtual/bets', slip({ stake: 10 })));
      await ctx.db.update(contests).set({ status: 'final' }).where(eq(contests.id, contest.id));
      await report(ctx, contest.id, 1, finalScore(5, 3));
      await times(6, () => settleContest(world.ctxFor('system'), contest.id));
      const paid = await ctx.db.select().from(ledgerTransfers).where(eq(ledgerTransfers.kind, 'settlement'));
      expect([paid.length, new Set(paid.map(({ betId }) => betId)).size]).toEqual([20, 20]);
      expect(await balanceOf(clients[0]!)).toMatchObject({ balance: 1166.6, openStake: 0 });
      await expectSoundBooks(ctx);
      await close();
    });
  });

  test('settling, closing early and resetting at once leave every bet over once and the books sound', async () => {
    await withPostgres({}, async (ctx, world) => {
      const contest = await offerGame(ctx);
      const { clients, close } = await twoServers(world);
      const placed = await times(24, (at) => clients[at % 2]!.post('/api/virtual/bets', slip({ stake: 10 })));
      // The first minute after placing has no offer.
      world.clock.advanceMinutes(1);
      await report(ctx, contest.id, 1, finalScore(5, 3));
      await Promise.all([
        ...placed.map((answer, at) => clients[at % 2]!.post(`/api/virtual/bets/${answer.json().id}/cash-out`, { amount: 0.01 })),
        settleContest(world.ctxFor('system'), contest.id),
        settleContest(world.ctxFor('system'), contest.id),
        ...[0, 1, 0].map((at) => clients[at]!.post('/api/user/balance/reset')),
      ]);
      await settleContest(world.ctxFor('system'), contest.id);
      const bets = await ctx.db.select().from(virtualBets);
      expect(bets.filter(({ status, settlements }) => status === 'settled' && settlements === 1)).toHaveLength(24);
      const ended = (await ctx.db.select().from(ledgerTransfers)).filter(({ kind }) => kind === 'settlement' || kind === 'cash_out');
      expect(new Set(ended.map(({ betId }) => betId)).size).toBe(ended.length);
      expect(ended).toHaveLength(24);
      expect(await balanceOf(clients[0]!)).toMatchObject({ openStake: 0, resets: 1 });
      await expectSoundBooks(ctx);
      await close();
    });
  });

  test('a reset beside placing, settling and correcting leaves no stake of before it open and makes no money', async () => {
    await withPostgres({}, async (ctx, world) => {
      const [contest, other] = [await offerGame(ctx), await offerGame(ctx, { gameId: '20260711_LAD@SF', awayCode: 'LAD', homeCode: 'SF' })];
      const { clients, close } = await twoServers(world);
      for (let round = 0; round < 3; round += 1) {
        world.clock.set(new Date(Date.UTC(2026, 6, 11 - 8 * (2 - round), 16)));
        await ctx.db.update(boardPrices).set({ seenAt: world.clock.now() });
        await report(ctx, contest.id, 2 * round + 1, finalScore(3, 5));
        const bets = (count: number, body: object) => times(count, (at) => clients[at % 2]!.post('/api/virtual/bets', slip(body)));
        const settle = () => settleContest(world.ctxFor('system'), contest.id);
        await bets(6, { stake: 50 });
        await Promise.all([
          bets(8, { stake: 100 }),
          bets(4, { stake: 100, gameId: other.gameId }),
          bets(4, { stake: 100, bankroll: 'contest' }),
          settle(),
          ...[0, 1, 0].map((at) => clients[at]!.post('/api/user/balance/reset')),
          report(ctx, contest.id, 2 * round + 2, finalScore(5, 3)).then(settle),
        ]);
        const now = await balanceOf(clients[0]!);
        // Whatever is here came from $1,000 at the reset and the current bets.
        expect(now.notCharged).toBe(0);
        expect(now.resets).toBe(round + 1);
        const open = await ctx.db.select().from(virtualBets).where(eq(virtualBets.status, 'pending'));
        expect(open.filter(({ contestOn, period }) => contestOn === null && period !== round + 2)).toEqual([]);
        await expectSoundBooks(ctx);
      }
      await close();
    });
  });

  test('first contest bets at once open one contest bankroll with one grant, which covers what it holds and no more', async () => {
    await withPostgres({}, async (ctx, world) => {
      await offerGame(ctx);
      const { clients, close } = await twoServers(world);
      const answers = await times(30, (at) => clients[at % 2]!.post('/api/virtual/bets', slip({ stake: 100, bankroll: 'contest' })));
      expect([countOf(answers, 201), countOf(answers, 422)]).toEqual([10, 20]);
      expect(await balanceOf(clients[0]!)).toMatchObject({ balance: 1000, contest: { balance: 0, openStake: 1000, openBets: 10 } });
      const grants = await ctx.db.select().from(ledgerTransfers).where(eq(ledgerTransfers.kind, 'grant'));
      expect(grants).toHaveLength(2);
      await expectSoundBooks(ctx);
      await close();
    });
  });
});
