import { can, TIERS } from '@clearedge/contract/entitlements';
import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { bets, practicePlayers, virtualBets } from '../../db/schema/index.ts';
import type { Ctx } from '../../kernel/ctx.ts';
import { createUser, makeServer, withTestCtx } from '../../testing/index.ts';
import { performanceFeature } from '../performance/index.ts';
import { addBets, addGames, betRow, drawnBets } from '../performance/testing/ledger.ts';
import { analyticsFeature } from './index.ts';

const ANALYTICS = '/api/performance/analytics';
const ESTIMATES = '/api/performance/estimates';
const PRACTICE = `${ANALYTICS}?book=practice`;

const makeContainer = (world: Parameters<typeof makeServer>[1]['world']) =>
  makeServer([analyticsFeature(), performanceFeature()], { world });

type VirtualValues = Partial<typeof virtualBets.$inferInsert>;
async function addPractice(ctx: Ctx, userId: string, rows: readonly VirtualValues[]): Promise<void> {
  await ctx.db
    .insert(practicePlayers)
    .values({ userId, period: 2, periodStartedAt: ctx.now(), createdAt: ctx.now() })
    .onConflictDoNothing();
  await ctx.db
    .insert(virtualBets)
    .values(
      rows.map((values, at) => ({
        id: ctx.newId(),
        userId,
        period: 2,
        betType: 'moneyline' as const,
        odds: 100,
        stakeCents: 1000,
        toWinCents: 1000,
        pricing: 'single' as const,
        sameGame: [],
        countsOn: '2026-07-10',
        placedAt: ctx.now(),
        status: 'settled' as const,
        result: 'win' as const,
        payoutCents: 2000,
        settledAt: new Date(ctx.now().getTime() + at),
        settlements: 1,
        seenRevisions: 0,
        ruleVersion: 'test',
        ...values,
      })),
    );
}
const lost: VirtualValues = { result: 'loss', payoutCents: 0 };

test('it takes elite: 401 signed out, 402 below, and no one may keep the answer', async () => {
  await withTestCtx({ tier: 'elite' }, async (ctx, world) => {
    const server = await makeContainer(world);
    const elite = await server.as(world.user!);
    for (const url of [ANALYTICS, PRACTICE, ESTIMATES]) {
      const visitor = await server.visitor.get(url);
      expect([url, visitor.statusCode, visitor.json().code]).toEqual([url, 401, 'UNAUTHENTICATED']);
      for (const tier of TIERS.filter((each) => !can(each, 'analytics'))) {
        const answer = await (await server.as(await createUser(ctx, { tier }))).get(url);
        expect([url, tier, answer.statusCode, answer.json()]).toEqual([
          url,
          tier,
          402,
          expect.objectContaining({ code: 'TIER_REQUIRED', requiredTier: 'elite' }),
        ]);
      }
      const answer = await elite.get(url);
      expect([answer.statusCode, answer.headers['cache-control']]).toEqual([200, 'no-store']);
    }
    const sample = await server.visitor.get(`${ANALYTICS}/sample`);
    expect([sample.statusCode, sample.json()]).toEqual([200, (await elite.get(ANALYTICS)).json().sample]);
    expect(sample.json().totalBets).toBe(180);
    for (const wrong of ['', 'both', 'Tracked', 'practice ', 'x'.repeat(10_240)])
      expect((await elite.get(`${ANALYTICS}?book=${encodeURIComponent(wrong)}`)).statusCode).toBe(400);
    await server.close();
  });
});

test('a newcomer gets nothing invented, and beside it a sample that is one', async () => {
  await withTestCtx({ tier: 'elite' }, async (_ctx, world) => {
    const server = await makeContainer(world);
    const me = await server.as(world.user!);
    for (const [url, book] of [
      [ANALYTICS, 'tracked'],
      [PRACTICE, 'practice'],
    ]) {
      const { sample, ...own } = (await me.get(url!)).json();
      expect(own).toMatchObject({
        book,
        totalBets: 0,
        winRate: null,
        totalProfit: 0,
        roi: null,
        avgOdds: null,
        streakCount: 0,
        streakType: null,
        bestSport: null,
        bestMarket: null,
        monthlyBreakdown: [],
        marketBreakdown: [],
        streaks: null,
        insights: [],
      });
      expect(sample).toMatchObject({ totalBets: 180, leastBets: 20 });
      expect(sample.insights.length).toBeGreaterThan(4);
    }
    await server.close();
  });
});

test('tracked figures are those of the page of one’s own results, month by month as the bets add up', async () => {
  await withTestCtx({ tier: 'elite' }, async (ctx, world) => {
    const games = await addGames(ctx, 70);
    await addBets(ctx, drawnBets(ctx, world.user!.id, games, 300));
    await addBets(ctx, [
      betRow(ctx, (await createUser(ctx)).id, games[0]!, { stakeCents: 999_900 }),
      betRow(ctx, world.user!.id, games[0]!, { deletedAt: ctx.now() }),
    ]);
    await addPractice(ctx, world.user!.id, [{ stakeCents: 77_700 }]);
    const server = await makeContainer(world);
    const me = await server.as(world.user!);
    const [stated, own] = [(await me.get(ANALYTICS)).json(), (await me.get('/api/performance/mine')).json()];
    const { totals } = own;
    expect(stated).toMatchObject({
      totalBets: totals.bets - totals.voids,
      wins: totals.wins,
      losses: totals.losses,
      pushes: totals.pushes,
      winRate: totals.hitRate,
      winInterval: totals.hitInterval,
      totalProfit: totals.profit,
      staked: totals.staked,
      roi: totals.roi,
      roiInterval: totals.roiInterval,
      streaks: own.streaks,
      closing: own.closing,
      findings: { lookedAt: own.cutsLookedAt, leaks: own.leaks, strengths: own.strengths },
      bestSport: 'MLB',
      sample: null,
    });
    const rows = await ctx.db.select().from(bets).where(eq(bets.userId, world.user!.id));
    const dayOf = new Map(games.map((game) => [game.id, game.slateOn]));
    const counted = rows.filter(({ deletedAt, result }) => deletedAt === null && result !== 'void');
    for (const month of stated.monthlyBreakdown) {
      const list = counted.filter(({ contestId }) => dayOf.get(contestId!)!.startsWith(month.month));
      const wins = list.filter(({ result }) => result === 'win').length;
      const losses = list.filter(({ result }) => result === 'loss').length;
      expect(month).toMatchObject({
        bets: list.length,
        wins,
        losses,
        winRate: wins / (wins + losses),
        profit: expect.closeTo(list.reduce((sum, { profitCents }) => sum + profitCents!, 0) / 100, 9),
      });
    }
    expect(stated.monthlyBreakdown.map(({ month }: { month: string }) => month)).toEqual(['2026-07', '2026-06', '2026-05']);
    const market = own.cuts.find(({ cut }: { cut: string }) => cut === 'market');
    expect(stated.marketBreakdown.map(({ market, roi }: { market: string; roi: number }) => [market, roi])).toEqual(
      market.rows.map(({ key, figures }: { key: string; figures: { roi: number } }) => [key, figures.roi]),
    );
    for (const { bets: afterCursor } of stated.insights) expect(afterCursor).toBeGreaterThanOrEqual(20);
    expect(stated.insights.map(({ topic }: { topic: string }) => topic)).toEqual(
      expect.arrayContaining(['rate', 'leak', 'stakes', 'streak', 'sample']),
    );
    await server.close();
  });
});

test('practice bets stand alone: this period’s, cash-outs counted in money and never as won', async () => {
  await withTestCtx({ tier: 'elite' }, async (ctx, world) => {
    const [game] = await addGames(ctx, 1);
    await addBets(ctx, [betRow(ctx, world.user!.id, game!, { stakeCents: 500_000 })]);
    await addPractice(ctx, world.user!.id, [
      { period: 1, stakeCents: 90_000 },
      {},
      { ...lost, betType: 'parlay', odds: 600 },
      { result: 'cash_out', payoutCents: 1500 },
      { result: 'void', payoutCents: 1000 },
      lost,
      { result: 'push', payoutCents: 1000 },
      { status: 'pending', result: null, payoutCents: null, settledAt: null },
    ]);
    await addPractice(ctx, (await createUser(ctx)).id, [{ stakeCents: 100 }]);
    const server = await makeContainer(world);
    const me = await server.as(world.user!);
    expect((await me.get(PRACTICE)).json()).toMatchObject({
      totalBets: 5,
      wins: 1,
      losses: 2,
      pushes: 1,
      cashedOut: 1,
      open: 1,
      staked: 50,
      totalProfit: -5,
      roi: -0.1,
      streakCount: 2,
      streakType: 'loss',
      closing: null,
      calibration: null,
      insights: [],
      sample: null,
    });
    const { marketBreakdown } = (await me.get(PRACTICE)).json();
    expect(
      marketBreakdown.map(({ market, roi, isTooFew }: { market: string; roi: number; isTooFew: boolean }) => [market, roi, isTooFew]),
    ).toEqual([
      ['moneyline', 0.125, true],
      ['parlay', -1, true],
    ]);
    expect((await me.get(ANALYTICS)).json()).toMatchObject({ totalBets: 1, staked: 5000 });
    await server.close();
  });
});

test('below twenty decided bets no sentence is made, from twenty on each says what it rests on', async () => {
  await withTestCtx({ tier: 'elite' }, async (ctx, world) => {
    const days = Array.from({ length: 19 }, (_, at) => ({
      countsOn: `2026-06-${String(at + 1).padStart(2, '0')}`,
      ...(at % 2 ? lost : {}),
    }));
    await addPractice(ctx, world.user!.id, days);
    const server = await makeContainer(world);
    const me = await server.as(world.user!);
    expect((await me.get(PRACTICE)).json().insights).toEqual([]);
    await addPractice(ctx, world.user!.id, [lost]);
    const { insights } = (await me.get(PRACTICE)).json();
    expect(insights[0]).toEqual({
      topic: 'rate',
      bets: 20,
      text: 'You won 50% of 20 decided bets (95% interval 30% to 70%) where your prices needed 50%: the two cannot be told apart yet.',
    });
    expect(insights.map(({ topic }: { topic: string }) => topic)).toEqual(['rate', 'streak', 'sample']);
    await server.close();
  });
});
