import { HOUSE_RULES_VERSION } from '@clearedge/quant/grading';
import { eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { virtualBets } from '../../db/schema/index.ts';
import type { Ctx } from '../../kernel/ctx.ts';
import { createContest, createUser, withTestCtx } from '../../testing/index.ts';
import { addBet, addLeg, practice } from './testing/week.ts';

const WEEK = { from: '2026-07-06', to: '2026-07-12' };
type Bet = NonNullable<Parameters<typeof addBet>[3]>;

interface Setup {
  ctx: Ctx;
  userId: string;
  game: (at: number) => Promise<string>;
  /** A bet a second later than the one before. */
  bet: (result: Parameters<typeof addBet>[2], contestId: string, selection?: object, values?: Bet) => Promise<string>;
  sum: () => Promise<Awaited<ReturnType<typeof practice.sumByUser>>[number] | undefined>;
}
const side = (name: string, more: object = {}) => ({ market: 'moneyline', period: 'full', side: name, ...more });
const total = (name: string, line: number) => ({ market: 'total', period: 'full', side: name, line });

async function setup(play: (setup: Setup) => Promise<void>): Promise<void> {
  await withTestCtx({ signedOut: true }, async (ctx) => {
    const { id: userId } = await createUser(ctx);
    let seconds = 0;
    await play({
      ctx,
      userId,
      game: async (at) => (await createContest(ctx, { gameId: `20260708_${String.fromCharCode(65 + at)}X@BOS` })).id,
      bet: (result, contestId, selection = side('home'), values = {}) => {
        seconds += 1;
        const placedAt = new Date(ctx.now().getTime() + 1000 * seconds);
        return addBet(ctx, userId, result, { placedAt, ...values }, { contestId, selection: selection as never });
      },
      sum: async () => (await practice.sumByUser(ctx, WEEK))[0],
    });
  });
}

describe('what scores', () => {
  test('ninety minimum bets on both sides of fifteen games score nothing', async () => {
    await setup(async ({ game, bet, sum }) => {
      for (let at = 0; at < 15; at += 1) {
        const contestId = await game(at);
        for (let again = 0; again < 3; again += 1) {
          await bet('win', contestId, side('home'), { stakeCents: 100, payoutCents: 200 });
          await bet('loss', contestId, side('away'), { stakeCents: 100, payoutCents: 0 });
        }
      }
      expect(await sum()).toMatchObject({ bets: 0, wins: 0, losses: 0, profitCents: 0, unitHundredths: 0, nonScoring: 90 });
    });
  });

  test('the same selection again does not score, whatever its line or price; the first placed does', async () => {
    await setup(async ({ game, bet, sum }) => {
      const contestId = await game(0);
      await bet('loss', contestId, total('over', 9.5), { odds: 120 });
      await bet('win', contestId, total('over', 7.5), { odds: -200 });
      await bet('win', contestId, total('over', 8.5));
      expect(await sum()).toMatchObject({ bets: 1, wins: 0, losses: 1, unitHundredths: -100, nonScoring: 2 });
    });
  });

  test('an arbitrage pair at two books cancels, and so do both sides across lines', async () => {
    await setup(async ({ ctx, game, bet, userId, sum }) => {
      const [first, second] = [await game(0), await game(1)];
      await bet('win', first, side('home'), { odds: 112 });
      await bet('loss', first, side('away'), { odds: 107 });
      await bet('win', second, total('over', 7.5));
      await bet('win', second, total('under', 9.5));
      expect(await sum()).toMatchObject({ bets: 0, wins: 0, nonScoring: 4 });
      // Someone else's other side cancels nothing.
      const other = await createUser(ctx);
      await addBet(ctx, other.id, 'win', {}, { contestId: await game(2), selection: side('home') as never });
      await bet('win', await game(3));
      const sums = await practice.sumByUser(ctx, WEEK);
      expect(sums.map(({ wins }) => wins)).toEqual([1, 1]);
      expect(sums.filter(({ userId: id }) => id === userId)).toHaveLength(1);
    });
  });

  test('other markets, parts and players of a game are markets of their own', async () => {
    await setup(async ({ game, bet, sum }) => {
      const contestId = await game(0);
      const hits = (playerId: string, prop: string, name = 'over') => ({ market: 'prop', playerId, prop, side: name, line: 0.5 });
      const markets = [
        side('home'),
        side('away', { period: 'first5' }),
        { market: 'spread', period: 'full', side: 'home', line: -1.5 },
        total('over', 8.5),
        { ...total('over', 4.5), team: 'home' },
        { ...total('under', 4.5), team: 'away' },
        hits('a', 'hits'),
        hits('b', 'hits', 'under'),
        hits('a', 'runs', 'under'),
      ];
      for (const market of markets) await bet('win', contestId, market);
      await bet('win', contestId, hits('a', 'hits'));
      expect(await sum()).toMatchObject({ bets: 9, wins: 9, nonScoring: 1 });
    });
  });

  test('a parlay takes the market of each leg: a round robin over the same legs scores once, and a single behind it not at all', async () => {
    await setup(async ({ ctx, game, bet, sum }) => {
      const [first, second, third] = [await game(0), await game(1), await game(2)];
      const parlay = async (contests: string[], name = 'home') => {
        const id = await bet('win', contests[0]!, side(name), { betType: 'parlay', pricing: 'product', odds: 300, payoutCents: 4000 });
        for (const [at, contestId] of contests.slice(1).entries())
          await addLeg(ctx, id, { position: at + 1, contestId, selection: side(name) as never, result: 'win' });
        return id;
      };
      await parlay([first, second]);
      await parlay([first, third]);
      await parlay([second, third]);
      await bet('win', first);
      expect(await sum()).toMatchObject({ bets: 1, wins: 1, nonScoring: 3 });
      // The other side of one leg cancels the parlay.
      await bet('loss', second, side('away'));
      expect(await sum()).toMatchObject({ bets: 0, wins: 0, nonScoring: 5 });
    });
  });

  test('the first twenty of a game day score, however many were placed and won after them', async () => {
    await setup(async ({ game, bet, sum }) => {
      const games: string[] = [];
      for (let at = 0; at < 25; at += 1) games.push(await game(at));
      // Non-scoring bets use up none of the twenty.
      await bet('win', games[24]!);
      await bet('win', games[24]!, side('away'));
      for (const contestId of games.slice(0, 24)) await bet(games.indexOf(contestId) < 20 ? 'loss' : 'win', contestId);
      await bet('win', await game(25), side('home'), { countsOn: '2026-07-09' });
      expect(await sum()).toMatchObject({ bets: 21, wins: 1, losses: 20, nonScoring: 6 });
    });
  });

  test('practice bets, stakes under a dollar, voids and bets of another week do not score', async () => {
    await setup(async ({ game, bet, sum }) => {
      await bet('win', await game(0), side('home'), { contestOn: null });
      await bet('win', await game(1), side('home'), { stakeCents: 99, payoutCents: 198 });
      await bet('void', await game(2));
      await bet('win', await game(3), side('home'), { countsOn: '2026-07-13', contestOn: '2026-07-13' });
      expect(await sum()).toMatchObject({ bets: 0, wins: 0, nonScoring: 1 });
    });
  });

  test('units come from the price, not from cents', async () => {
    await setup(async ({ ctx, game, bet, sum }) => {
      // Paid in whole cents, each is off its price.
      await bet('win', await game(0), side('home'), { odds: -144, stakeCents: 101, payoutCents: 172 });
      await bet('win', await game(1), side('home'), { odds: -199, stakeCents: 101, payoutCents: 152 });
      await bet('win', await game(2), side('home'), { odds: 155, stakeCents: 103, payoutCents: 263 });
      await bet('loss', await game(3));
      expect((await sum())!.unitHundredths).toBe(Math.round(100 * (100 / 144 + 100 / 199 + 1.55 - 1)));
      const id = await bet('win', await game(4), side('home'), {
        betType: 'parlay',
        pricing: 'product',
        odds: 264,
        stakeCents: 100,
        payoutCents: 364,
      });
      await addLeg(ctx, id, { position: 1, contestId: await game(5), odds: -110, result: 'win' });
      await addLeg(ctx, id, { position: 2, contestId: await game(6), odds: -140, result: 'void' });
      // The first leg at +264, the second at −110; the void one drops out.
      const singles = 100 / 144 + 100 / 199 + 1.55 - 1;
      expect((await sum())!.unitHundredths).toBe(Math.round(100 * (singles + 3.64 * (1 + 100 / 110) - 1)));
    });
  });
});

test('the database itself refuses a practice bet under a dollar; bets of earlier rules stay and can be settled', async () => {
  await setup(async ({ ctx, game, bet }) => {
    const id = await bet(null, await game(0), side('home'), { stakeCents: 99, ruleVersion: '2026.3' });
    const settled = { status: 'settled', result: 'loss', payoutCents: 0, settledAt: ctx.now() } as const;
    await ctx.db.update(virtualBets).set(settled).where(eq(virtualBets.id, id));
    await expect(bet(null, await game(1), side('home'), { stakeCents: 99, ruleVersion: HOUSE_RULES_VERSION })).rejects.toMatchObject({
      cause: { constraint: 'virtual_bets_least_stake' },
    });
  });
});
