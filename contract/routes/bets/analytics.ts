import { z } from 'zod';
import { defineRoutes } from '../../route.ts';
import { Instant, Money, Uuid } from '../../terms.ts';
import { OwnPerformance } from './performance.ts';

export const ANALYTICS_BOOKS = ['tracked', 'practice'] as const;

const Interval = z.object({ low: z.number(), high: z.number() });
const Rate = z.number().nullable();

const part = {
  bets: z.number().meta({ description: 'Settled, voids left out' }),
  wins: z.number(),
  losses: z.number(),
  winRate: Rate.meta({ description: 'Wins over wins and losses; null before the first' }),
  winInterval: Interval.nullable().meta({ description: '95%, Wilson' }),
  neededRate: Rate.meta({ description: 'Mean break-even rate of the prices of decided bets' }),
  staked: Money,
  profit: Money,
  roi: Rate,
  roiInterval: Interval.nullable().meta({ description: '95%, bootstrap over Eastern days; null below five days' }),
  isTooFew: z.boolean().meta({ description: 'Below 20 bets: rates without intervals, and never a finding' }),
};

const Part = z.object({ key: z.string(), ...part });

const { streaks, closing, leaks, strengths, cutsLookedAt } = OwnPerformance.shape;

const Calibration = z.object({
  estimates: z.number().meta({ description: 'Decided bets with a chance given before the game' }),
  need: z.number().meta({ description: 'Fewer give no figure' }),
  stated: Rate.meta({ description: 'Mean chance given' }),
  happened: Rate,
  interval: Interval.nullable().meta({ description: '95% of the share won, Wilson' }),
  brier: Rate,
  brierOfPrices: Rate.meta({ description: 'The same score for the break-even chances of the prices taken' }),
  logLoss: Rate,
  bins: z.array(z.object({ count: z.number(), stated: z.number(), happened: z.number(), low: z.number(), high: z.number() })),
});

export const AnalyticsFigures = z
  .object({
    totalBets: z.number().meta({ description: 'Settled bets, voids left out' }),
    wins: z.number(),
    losses: z.number(),
    pushes: z.number(),
    cashedOut: z.number(),
    open: z.number(),
    winRate: Rate.meta({ description: 'Wins over wins and losses, 0 to 1; null before the first' }),
    winInterval: Interval.nullable(),
    neededRate: Rate,
    staked: Money,
    totalProfit: Money,
    roi: Rate,
    roiInterval: Interval.nullable(),
    avgOdds: z.number().nullable().meta({ description: 'American price of the mean decimal price' }),
    streakCount: z.number(),
    streakType: z.enum(['win', 'loss']).nullable(),
    bestSport: z.string().nullable().meta({ description: 'By ROI, among those with 20 bets or more' }),
    bestMarket: z.string().nullable().meta({ description: 'Likewise' }),
    monthlyBreakdown: z.array(
      z.object({
        month: z.string().meta({ description: 'yyyy-MM, Eastern' }),
        bets: z.number(),
        wins: z.number(),
        losses: z.number(),
        winRate: Rate,
        staked: Money,
        profit: Money,
        roi: Rate,
        roiInterval: Interval.nullable().meta({ description: '95%, bootstrap over Eastern days; null below 20 bets or five days' }),
      }),
    ),
    marketBreakdown: z.array(z.object({ market: z.string(), ...part })),
    bands: z.array(Part).meta({ description: 'By price' }),
    books: z.array(Part),
    streaks,
    closing: closing.nullable().meta({ description: 'Null for practice bets: their closing prices are not kept' }),
    findings: z.object({ lookedAt: cutsLookedAt, leaks, strengths }),
    calibration: Calibration.nullable().meta({ description: 'Null for practice bets: they take no estimate' }),
    insights: z.array(
      z.object({
        topic: z.enum(['rate', 'leak', 'strength', 'close', 'stakes', 'streak', 'estimates', 'sample']),
        text: z.string(),
        bets: z.number().meta({ description: 'What it rests on' }),
      }),
    ),
    leastBets: z.number().meta({ description: 'Below so many bets no sentence is made' }),
  })
  .meta({ id: 'AnalyticsFigures' });

export const Analytics = AnalyticsFigures.extend({
  asOf: Instant,
  book: z.enum(ANALYTICS_BOOKS),
  sample: AnalyticsFigures.nullable().meta({ description: 'A simulated sample; null once a bet is settled' }),
}).meta({ id: 'Analytics' });

const ESTIMATE_ERROR = 'Enter a chance between 1% and 99%.';
const Estimate = z.number({ error: ESTIMATE_ERROR }).min(0.01, ESTIMATE_ERROR).max(0.99, ESTIMATE_ERROR);

export const analyticsRoutes = defineRoutes({
  'GET /api/performance/analytics': {
    id: 'getAnalytics',
    summary: "One's own results in depth: tracked bets, or practice bets, never both together",
    access: 'analytics',
    perMinute: 60,
    query: z.object({ book: z.enum(ANALYTICS_BOOKS).default('tracked') }),
    response: Analytics,
  },
  'GET /api/performance/analytics/sample': {
    id: 'getAnalyticsSample',
    summary: 'The figures of 180 simulated bets that no one placed: what the page shows, for those who may not open it',
    access: 'visitor',
    response: AnalyticsFigures,
  },
  'GET /api/performance/estimates': {
    id: 'listEstimates',
    summary: "One's open tracked bets with the chance that one gives them",
    access: 'analytics',
    response: z.array(
      z.object({
        betId: Uuid,
        game: z.string(),
        selection: z.string(),
        odds: z.number(),
        breakEven: z.number(),
        startsAt: Instant.nullable(),
        probability: z.number().nullable(),
        isSealed: z.boolean().meta({ description: 'The game has begun: the chance stands' }),
      }),
    ),
  },
  'PUT /api/performance/estimates/:betId': {
    id: 'setEstimate',
    summary: 'Note the chance that one gives an open bet, or take it away; sealed at the start of the game',
    access: 'analytics',
    perMinute: 120,
    params: z.object({ betId: Uuid }),
    body: z.object({ probability: Estimate.nullable() }),
    response: z.object({ betId: Uuid, probability: z.number().nullable() }),
  },
});
