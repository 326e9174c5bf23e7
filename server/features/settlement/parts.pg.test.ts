import { eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { betGradings, bets, contests, ledgerTransfers, virtualBets } from '../../db/schema/index.ts';
import type { Ctx } from '../../kernel/ctx.ts';
import { type ContestRow, makeServer, type TestWorld, withPostgres } from '../../testing/index.ts';
import { betsFeature } from '../bets/index.ts';
import { practiceFeature } from '../practice/index.ts';
import { expectSoundBooks, finalScore, GAME_ID, offerGame, report } from '../practice/testing/scene.ts';
import { settlementFeature } from './index.ts';
import { settleContest, settleParts } from './settle-contest.ts';
import { FIRST_FIVE_PRICES, firstFive, showLive } from './testing/live-scene.ts';

const times = <T>(count: number, work: (at: number) => Promise<T>): Promise<T[]> =>
  Promise.all(Array.from({ length: count }, (_, at) => work(at)));
const [AWAY_LEADS, TIED] = [
  [2, 0, 0, 0, 0, 0],
  [1, 0, 0, 0, 0, 0],
];
const HOME = [1, 0, 0, 0, 0];

async function field(ctx: Ctx, world: TestWorld): Promise<ContestRow> {
  const contest = await offerGame(ctx, {}, FIRST_FIVE_PRICES);
  const server = await makeServer([betsFeature, practiceFeature(), settlementFeature], { world });
  const me = await server.as(world.user!);
  const pick = { market: 'moneyline', period: 'first5', side: 'away' };
  const tracked = { gameId: GAME_ID, betType: 'moneyline', selection: 'Yankees', odds: 110, stake: 50, potentialWin: 55, pick };
  await times(10, () => me.post('/api/bets', tracked));
  await times(10, () => me.post('/api/virtual/bets', firstFive({ stake: 11 })));
  await server.close();
  return contest;
}

const end = async (ctx: Ctx, contest: ContestRow, away: number[]): Promise<void> => {
  const lineScore = { away: [...away, 0, 0, 0], home: [...HOME, 0, 0, 0, 0] };
  await ctx.db.update(contests).set({ status: 'final' }).where(eq(contests.id, contest.id));
  await report(ctx, contest.id, 1, finalScore(away[0]!, 1, { lineScore }));
};

describe('a part and the whole game settled at once', () => {
  test('settlers of the same part pay each bet once', async () => {
    await withPostgres({}, async (ctx, world) => {
      const contest = await field(ctx, world);
      await showLive(ctx, contest.id, AWAY_LEADS!, HOME);
      await times(6, () => settleContest(world.ctxFor('system'), contest.id));
      expect(await ctx.db.select().from(betGradings)).toHaveLength(10);
      const paid = await ctx.db.select().from(ledgerTransfers).where(eq(ledgerTransfers.kind, 'settlement'));
      expect([paid.length, new Set(paid.map(({ betId }) => betId)).size]).toEqual([10, 10]);
      await expectSoundBooks(ctx);
    });
  });

  test.each([
    ['the same result', AWAY_LEADS!, 'win'],
    ['a corrected one', TIED!, 'push'],
  ] as const)('with %s at the end, the end stands however they overlap', async (_name, atEnd, result) => {
    await withPostgres({}, async (ctx, world) => {
      const contest = await field(ctx, world);
      const system = world.ctxFor('system');
      await showLive(ctx, contest.id, AWAY_LEADS!, HOME);
      const parts = times(3, () => settleParts(system, contest.id));
      await end(ctx, contest, atEnd);
      await Promise.all([parts, times(3, () => settleContest(system, contest.id)), settleParts(system, contest.id)]);
      await settleContest(system, contest.id);
      const results = [...(await ctx.db.select().from(bets)), ...(await ctx.db.select().from(virtualBets))].map((bet) => bet.result);
      expect(new Set(results)).toEqual(new Set([result]));
      await expectSoundBooks(ctx);
    });
  });
});
