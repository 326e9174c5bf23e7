import { americanToDecimal } from '@clearedge/quant/price';
import { wilsonInterval } from '@clearedge/quant/scoring';
import { describe, expect, test } from 'vitest';
import { pastGames, trendReports } from '../../db/schema/index.ts';
import { createContest, createUser, makeServer, withTestCtx } from '../../testing/index.ts';
import { cachedHistory, type PastGame } from '../history/index.ts';
import { sampleBase, sampleGames, storeGames } from '../history/testing/sample-games.ts';
import { findTrends, type TrendContent } from './find/find-trends.ts';
import { trendsFeature } from './index.ts';
import { refreshTrends } from './trends-feature.ts';

const NAMES = new Map([['BOS', 'Boston Red Sox']]);
const baseOf = (games: PastGame[]) => ({ sport: 'mlb' as const, ...sampleBase(games), names: NAMES });
const PATH = '/api/hot-trends';
const slow = { timeout: 90_000 };

/** Written apart from the product: the moneyline of one club at home, from the games alone. */
function homeRecord(games: readonly PastGame[], code: string) {
  const sides = games
    .filter(({ homeCode }) => homeCode === code)
    .map(({ sides }) => sides.find((own) => own.market === 'moneyline' && own.side === 'home')!);
  const wins = sides.filter(({ grade }) => grade === 'win').length;
  const profit = sides.reduce((sum, { grade, odds }) => sum + (grade === 'win' ? americanToDecimal(odds) - 1 : -1), 0);
  return {
    wins,
    games: sides.length,
    roi: (profit / sides.length) * 100,
    base: (sides.reduce((sum, { fair }) => sum + fair!, 0) / sides.length) * 100,
    atClose: (sides.reduce((sum, { fair, odds }) => sum + fair! * americanToDecimal(odds) - 1, 0) / sides.length) * 100,
  };
}

describe('what is found', () => {
  test('in prices that know everything is as much as chance brings, and says so', slow, async () => {
    const { trends, lookedAt } = await findTrends(baseOf(sampleGames([2026], 3)));
    expect(lookedAt).toBeGreaterThan(300);
    expect(trends.length).toBeLessThan(lookedAt * 0.1);
    expect(trends.filter(({ chanceAmong }) => chanceAmong < 0.02)).toEqual([]);
    for (const { games, category, chance, chanceAmong, confidence, trend } of trends) {
      expect(games).toBeGreaterThanOrEqual(category === 'streak' ? 5 : 20);
      expect(chance).toBeLessThanOrEqual(0.05);
      expect(chanceAmong).toBeGreaterThanOrEqual(chance * 0.9);
      expect(confidence).toBe(Math.round((1 - chanceAmong) * 100));
      expect(trend === 'neutral').toBe(chanceAmong > 0.5);
    }
  });

  test('of a club that its prices misjudge stands out, with figures that come out again by hand', slow, async () => {
    const games = sampleGames([2026], 5, { team: 'BOS', edge: 0.25 });
    const { trends, lookedAt } = await findTrends(baseOf(games));
    const found = trends.find(({ id }) => id === 'team-BOS-home')!;
    const own = homeRecord(games, 'BOS');
    const { low, high } = wilsonInterval(own.wins, own.games);
    expect(found).toMatchObject({
      title: `Boston Red Sox at home: ${own.wins}–${own.games - own.wins}`,
      trend: 'hot',
      category: 'team',
      wins: own.wins,
      games: own.games,
      pushes: 0,
      lookedAt,
    });
    expect(found.percentage).toBeCloseTo((own.wins / own.games) * 100, 10);
    expect([found.percentageLow, found.percentageHigh]).toEqual([low * 100, high * 100]);
    expect(found.roi).toBeCloseTo(own.roi, 10);
    expect(found.baseRate).toBeCloseTo(own.base, 10);
    expect(found.atClose!).toBeCloseTo(own.atClose, 10);
    expect(found.atClose!).toBeLessThan(found.roi);
    expect(found.units!.at(-1)).toBeCloseTo((own.roi / 100) * own.games, 1);
    expect(found.units!.length).toBe(Math.min(own.games, 40));
    expect(found.roiLow!).toBeLessThan(found.roi);
    expect(found.roiHigh!).toBeGreaterThan(found.roi);
    expect(found.chanceAmong).toBeLessThan(0.05);
    expect(found.examples).toHaveLength(5);
    expect(found.examples[0]!.date > found.examples[4]!.date).toBe(true);
  });

  test('is the same from the same history', slow, async () => {
    const base = baseOf(sampleGames([2026], 9).slice(0, 600));
    expect(await findTrends(base)).toEqual(await findTrends(base));
  });
});

test('a visitor is asked to sign in, a free user to upgrade; before the first look there is nothing', async () => {
  await withTestCtx({}, async (ctx, world) => {
    const server = await makeServer([trendsFeature({ readHistory: cachedHistory() })], { world });
    const free = await server.as(await createUser(ctx, { tier: 'free' }));
    const pro = await server.as(await createUser(ctx, { tier: 'pro' }));
    for (const path of [PATH, `${PATH}/base`]) {
      expect((await server.visitor.get(path)).statusCode).toBe(401);
      expect((await free.get(path)).json()).toMatchObject({ code: 'TIER_REQUIRED', requiredTier: 'pro' });
    }
    expect((await pro.get(PATH)).json()).toEqual([]);
    expect((await pro.get(`${PATH}/base`)).json()).toMatchObject({ games: 0, lookedAt: 0, isReading: true, computedAt: null });
    expect((await pro.get(`${PATH}?category=gossip`)).statusCode).toBe(400);
    await server.close();
  });
});

test('the page reads what the job found, by category, with the games of today', slow, async () => {
  await withTestCtx({}, async (ctx, world) => {
    const readHistory = cachedHistory();
    await createContest(ctx);
    await storeGames(ctx, sampleGames([2026], 5, { team: 'BOS', edge: 0.25 }).slice(0, 1300));
    await refreshTrends(world.ctxFor('system'), readHistory);
    const server = await makeServer([trendsFeature({ readHistory })], { world });
    const pro = await server.as(await createUser(ctx, { tier: 'pro' }));
    const all = (await pro.get(PATH)).json() as {
      id: string;
      category: string;
      next: { gameId: string; text: string }[];
      title: string;
      team: { sport: string; code: string } | null;
      examples: { hasPage: boolean }[];
    }[];
    const team = (await pro.get(`${PATH}?category=team`)).json() as typeof all;
    expect(team).toEqual(all.filter(({ category }) => category === 'team'));
    const boston = team.find(({ id }) => id.startsWith('team-BOS'))!;
    expect(boston.title).toContain('Boston Red Sox');
    expect(boston.team).toEqual({ sport: 'mlb', code: 'BOS' });
    expect(all.find(({ category }) => category === 'venue')?.team ?? null).toBeNull();
    // Once more from the stored rows alone, for every club whose home games are a trend.
    const stored = (await ctx.db.select().from(pastGames)) as unknown as PastGame[];
    const atHome = all.flatMap((trend) => /^team-(\w+)-home$/.exec(trend.id)?.[1] ?? []);
    expect(atHome).toContain('BOS');
    for (const code of atHome) {
      const own = homeRecord(stored, code);
      const { low, high } = wilsonInterval(own.wins, own.games);
      expect(all.find(({ id }) => id === `team-${code}-home`)).toMatchObject({
        games: own.games,
        percentage: expect.closeTo((own.wins / own.games) * 100, 9),
        percentageLow: expect.closeTo(low * 100, 9),
        percentageHigh: expect.closeTo(high * 100, 9),
        roi: expect.closeTo(own.roi, 9),
        baseRate: expect.closeTo(own.base, 9),
        atClose: expect.closeTo(own.atClose, 9),
      });
    }
    expect(boston.next).toEqual([{ gameId: '20260711_NYY@BOS', text: 'NYY @ BOS, 7:05 PM ET', startsAt: '2026-07-11T23:05:00.000Z' }]);
    // The games of the history are not among those whose pages are kept.
    expect(boston.examples.map(({ hasPage }) => hasPage)).toEqual(Array(5).fill(false));
    expect((await pro.get(`${PATH}/base`)).json()).toMatchObject({ games: 1300, shown: all.length, simulations: 400 });
    // Nothing is computed again while nothing was added; a few more games wait for their time.
    const before = (await pro.get(PATH)).body;
    world.clock.advanceMinutes(10);
    await refreshTrends(world.ctxFor('system'), readHistory);
    expect((await pro.get(PATH)).body).toBe(before);
    // A report of an older version lacks a figure that is shown now.
    const storedTrends = async () => ((await ctx.db.select().from(trendReports))[0]!.content as TrendContent).trends;
    const { trends, ...rest } = (await ctx.db.select().from(trendReports))[0]!.content as TrendContent;
    const older = trends.map(({ atClose: _later, ...trend }) => trend);
    await ctx.db.update(trendReports).set({ content: { ...rest, trends: older } });
    await refreshTrends(world.ctxFor('system'), readHistory);
    expect(await storedTrends()).toEqual(trends);
    await server.close();
  });
});
