import type { Ctx } from '../../../kernel/ctx.ts';
import type { FoundTrend } from '../trend-words.ts';
import { writeReport } from '../trends-feature.ts';

/** A trend with words and figures that stand nowhere else. */
const soleTrend: FoundTrend = {
  id: 'team-BOS-home',
  title: 'Boston Red Sox at home: 40–12',
  description: 'Won 77% of 52 decided; closing prices without margin expected 55% (+21.9 points).',
  trend: 'hot',
  category: 'team',
  percentage: 76.923_076_923,
  percentageLow: 63.868_421,
  percentageHigh: 86.279_632,
  games: 52,
  wins: 40,
  losses: 12,
  pushes: 0,
  baseRate: 55.012_345_678,
  averageOdds: -118,
  roi: 42.123_456_789,
  roiLow: 20.987_654_321,
  roiHigh: 63.456_789_123,
  atClose: -2.456_789_123,
  chance: 0.001_544_321,
  chanceAmong: 0.234_413_965,
  lookedAt: 517,
  confidence: 77,
  examples: [{ text: 'NYY 2 @ BOS 5: BOS at −120, win', date: '2026-07-10', gameId: '20260710_NYY@BOS' }],
  from: '2026-04-02',
  to: '2026-07-10',
  about: { teamCode: 'BOS' },
};

/** Stores a look that found these trends. */
export const addReport = (ctx: Pick<Ctx, 'db' | 'now'>, trends: readonly FoundTrend[] = [soleTrend]): Promise<void> =>
  writeReport(ctx.db, {
    sport: 'mlb',
    games: 2357,
    historyAt: ctx.now(),
    computedAt: ctx.now(),
    content: { trends: [...trends], lookedAt: 517, simulations: 400, from: '2026-04-02', to: '2026-07-10' },
  });
