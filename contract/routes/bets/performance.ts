import { z } from 'zod';
import { LISTED_BET_TYPES } from '../../bet-types.ts';
import { defineRoutes } from '../../route.ts';
import { BET_RESULTS } from '../../shapes/bets/receipt.ts';
import { BET_SPORTS } from '../../sports.ts';
import { Instant, Money, SlateDate, Uuid } from '../../terms.ts';

export const PERFORMANCE_PERIODS = ['7d', '30d', '90d', '365d', 'all'] as const;
/** Ranges of American prices, both ends included. */
export const PRICE_RANGES = [
  { key: 'to-200', from: -100_000, to: -200 },
  { key: '-199to-150', from: -199, to: -150 },
  { key: '-149to-110', from: -149, to: -110 },
  { key: '-109to109', from: -109, to: 109 },
  { key: '110to149', from: 110, to: 149 },
  { key: '150to199', from: 150, to: 199 },
  { key: 'from200', from: 200, to: 100_000 },
] as const;
const PRICE_KEYS = PRICE_RANGES.map(({ key }) => key);
export const CUT_NAMES = ['market', 'price', 'book', 'weekday', 'hour', 'lead', 'side', 'role'] as const;
export const CLOSING_MEASURES = ['expectedValue', 'probabilityGain', 'priceRatio', 'impliedGain', 'cents'] as const;
/** How a bet stands to its closing price; `open` while the game is not over, `unread` where no game or selection is known. */
export const CLOSING_KINDS = ['measured', 'one_sided', 'line_moved', 'none', 'waiting', 'unread', 'corrected'] as const;

const Interval = z.object({ low: z.number(), high: z.number() });

/** What a list of settled bets comes to; rates are null where nothing is decided. */
export const OwnFigures = z
  .object({
    bets: z.number(),
    wins: z.number(),
    losses: z.number(),
    pushes: z.number(),
    voids: z.number(),
    staked: Money.meta({ description: 'Voids left out' }),
    profit: Money,
    units: z.number().meta({ description: 'Profit with one unit risked on each bet, whatever its stake' }),
    roi: z.number().nullable(),
    roiInterval: Interval.nullable().meta({ description: '95%, bootstrap over Eastern days; null below five days' }),
    hitRate: z.number().nullable().meta({ description: 'Wins over wins and losses' }),
    hitInterval: Interval.nullable().meta({ description: '95%, Wilson' }),
    neededRate: z.number().nullable().meta({ description: 'Mean break-even rate of the prices of decided bets' }),
    clv: z.object({ count: z.number(), mean: z.number() }).nullable().meta({ description: 'Expected value at the close without margin' }),
  })
  .meta({ id: 'OwnFigures' });

const CutRow = z.object({
  key: z.string(),
  isTooFew: z.boolean().meta({ description: 'Below 20 bets that were not void: rates without intervals, and never a finding' }),
  figures: OwnFigures,
});

const Finding = z.object({
  cut: z.enum(CUT_NAMES),
  key: z.string(),
  bets: z.number(),
  roi: z.number(),
  interval: Interval,
  pValue: z.number().meta({ description: 'Two-sided, against bets with no edge at their prices' }),
  adjusted: z.number().meta({ description: 'The same, corrected for all cuts looked at (Holm)' }),
  verdict: z.enum(['chance', 'alone', 'distinguishable']),
});

const Closing = z.object({
  counts: z.record(z.enum(CLOSING_KINDS), z.number()),
  measures: z.array(
    z.object({
      measure: z.enum(CLOSING_MEASURES),
      count: z.number(),
      mean: z.number(),
      interval: Interval.nullable(),
      beaten: z.number(),
      equalled: z.number(),
      beatInterval: Interval,
    }),
  ),
  histogram: z
    .array(z.object({ low: z.number().nullable(), high: z.number().nullable(), bets: z.number() }))
    .meta({ description: 'Bets by expected value at the close, low end excluded and high end included; the outermost bins are open' }),
  moved: z
    .object({ count: z.number(), meanPoints: z.number(), inFavor: z.number() })
    .nullable()
    .meta({ description: 'Bets whose line was not offered at the close any more' }),
});

const Streak = z.object({
  length: z.number(),
  chance: z.number().meta({ description: 'That independent bets of this hit rate hold one as long' }),
  typical: z.number().meta({ description: 'Length that at least half of such records reach' }),
});

const Streaks = z.object({
  bets: z.number(),
  hitRate: z.number(),
  won: Streak,
  lost: Streak,
  current: z.object({ result: z.enum(['win', 'loss']), length: z.number() }),
  runs: z.object({ runs: z.number(), expected: z.number(), pValue: z.number() }).nullable(),
});

export const OwnBet = z
  .object({
    id: Uuid,
    playedOn: SlateDate,
    placedAt: Instant,
    game: z.string(),
    sport: z.enum(BET_SPORTS).nullable(),
    market: z.enum(LISTED_BET_TYPES),
    selection: z.string(),
    book: z.string().nullable(),
    odds: z.number(),
    stake: Money,
    result: z.enum(BET_RESULTS),
    profit: Money,
    closing: z.object({
      kind: z.enum(CLOSING_KINDS),
      odds: z.number().nullable(),
      probability: z.number().nullable().meta({ description: 'At the close without margin' }),
      expectedValue: z.number().nullable(),
      probabilityGain: z.number().nullable(),
      priceRatio: z.number().nullable(),
      impliedGain: z.number().nullable(),
      cents: z.number().nullable(),
      linePoints: z.number().nullable(),
    }),
  })
  .meta({ id: 'OwnBet' });

const Depth = z.object({ depth: z.number(), from: SlateDate.nullable(), to: SlateDate.nullable() });

export const OwnPerformance = z
  .object({
    asOf: Instant,
    tracked: z.number().meta({ description: 'Every bet of the account, whatever the filter' }),
    books: z.array(z.string()),
    open: z.object({ bets: z.number(), staked: Money, toWin: Money }),
    totals: OwnFigures,
    days: z.number().meta({ description: 'Eastern days with a bet that counts' }),
    curve: z.array(z.object({ on: SlateDate, bets: z.number(), profit: Money, total: Money, units: z.number(), totalUnits: z.number() })),
    steps: z
      .array(z.object({ on: SlateDate, total: Money, totalUnits: z.number() }))
      .meta({ description: 'Running totals after each bet that counts, in the order of settlement; empty above 600 bets' }),
    drawdown: z.object({ dollars: Depth, units: Depth }),
    cuts: z.array(z.object({ cut: z.enum(CUT_NAMES), rows: z.array(CutRow) })),
    cutsLookedAt: z.number(),
    leaks: z.array(Finding),
    strengths: z.array(Finding),
    closing: Closing,
    streaks: Streaks.nullable().meta({ description: 'Null below 20 decided bets' }),
    unreported: z
      .array(z.object({ what: z.enum(['roi', 'days', 'edge', 'closing', 'streaks', 'estimates']), have: z.number(), need: z.number() }))
      .meta({ description: 'Figures without enough data yet: how much there is, and how much it takes' }),
    bets: z.array(OwnBet).meta({ description: 'The newest 100' }),
  })
  .meta({ id: 'OwnPerformance' });

const Filter = z.object({
  period: z.enum(PERFORMANCE_PERIODS).optional().meta({ description: 'By the Eastern day of the game; all unless given' }),
  market: z.enum(LISTED_BET_TYPES).optional(),
  book: z.string().trim().min(1).max(60).optional().meta({ description: '"No book" for bets without one' }),
  price: z.enum(PRICE_KEYS).optional(),
});

export const performanceRoutes = defineRoutes({
  'GET /api/performance/mine': {
    id: 'getOwnPerformance',
    summary: "How one's own tracked bets did",
    access: 'member',
    perMinute: 60,
    query: Filter,
    response: OwnPerformance,
  },
  'GET /api/performance/mine/csv': {
    id: 'exportOwnPerformance',
    summary: "One's own settled bets with their closing prices as CSV",
    access: 'member',
    produces: 'csv',
    perMinute: 20,
    query: Filter,
    response: z.string(),
  },
});
