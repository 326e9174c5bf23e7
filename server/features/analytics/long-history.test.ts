import { shiftDay } from '@clearedge/quant/calendar';
import { expect, test } from 'vitest';
import { practicePlayers, virtualBets } from '../../db/schema/index.ts';
import { makeServer, withTestCtx } from '../../testing/index.ts';
import { performanceFeature } from '../performance/index.ts';
import { analyticsFeature } from './index.ts';

const BETS = 10_000;
const PER_INSERT = 2000;
/** Two of five lose. */
const isLoss = (at: number): boolean => at % 5 < 2;

test('10,000 practice bets on separate days are all counted, and other requests get their turn meanwhile', {
  timeout: 120_000,
}, async () => {
  await withTestCtx({ tier: 'elite' }, async (ctx, world) => {
    const userId = world.user!.id;
    await ctx.db.insert(practicePlayers).values({ userId, period: 1, periodStartedAt: ctx.now(), createdAt: ctx.now() });
    for (let from = 0; from < BETS; from += PER_INSERT)
      await ctx.db.insert(virtualBets).values(
        Array.from({ length: PER_INSERT }, (_, index) => {
          const at = from + index;
          const day = shiftDay('2026-07-10', -at);
          return {
            id: ctx.newId(),
            userId,
            period: 1,
            betType: 'moneyline' as const,
            odds: 100,
            stakeCents: 1000,
            toWinCents: 1000,
            pricing: 'single' as const,
            sameGame: [],
            countsOn: day,
            placedAt: new Date(`${day}T16:00:00Z`),
            status: 'settled' as const,
            result: isLoss(at) ? ('loss' as const) : ('win' as const),
            payoutCents: isLoss(at) ? 0 : 2000,
            settledAt: new Date(`${day}T23:00:00Z`),
            settlements: 1,
            seenRevisions: 0,
            ruleVersion: 'test',
          };
        }),
      );
    const server = await makeServer([analyticsFeature(), performanceFeature()], { world });
    const own = await server.as(world.user!);
    let turns = 0;
    const ticker = setInterval(() => turns++, 0);
    const { statusCode, body, json } = await own.get('/api/performance/analytics?book=practice');
    clearInterval(ticker);
    expect(statusCode).toBe(200);
    const { monthlyBreakdown, ...figures } = json() as Record<string, unknown> & { monthlyBreakdown: { bets: number }[] };
    expect(figures).toMatchObject({ totalBets: BETS, wins: 6000, losses: 4000, totalProfit: 20_000, staked: 100_000, roi: 0.2 });
    expect(monthlyBreakdown.reduce((sum, { bets }) => sum + bets, 0)).toBe(BETS);
    expect(turns).toBeGreaterThan(monthlyBreakdown.length / 4);
    // What is sent grows with the months and not with the bets.
    expect(body.length).toBeLessThan(monthlyBreakdown.length * 400 + 20_000);
    await server.close();
  });
});
