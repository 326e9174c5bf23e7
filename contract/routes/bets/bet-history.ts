import { z } from 'zod';
import { LISTED_BET_TYPES } from '../../bet-types.ts';
import { defineRoutes } from '../../route.ts';
import { BET_RESULTS } from '../../shapes/bets/receipt.ts';
import { Instant, Money, Uuid } from '../../terms.ts';
import { Bet } from './bets.ts';

const HISTORY_PERIODS = ['7d', '30d', '90d', 'all'] as const;
const HISTORY_PAGE = 50;

const HistorySummary = z
  .object({
    settled: z.number().meta({ description: 'Every settled bet of the account, whatever the filter' }),
    books: z.array(z.string()).meta({ description: 'Of every settled bet; "No book" for those without one' }),
    bets: z.number().meta({ description: 'That fit the filter, as all figures below' }),
    wins: z.number(),
    losses: z.number(),
    pushes: z.number(),
    voids: z.number(),
    winRate: z.number().nullable().meta({ description: 'Wins over wins and losses, 0..1; null before the first' }),
    winRateInterval: z.object({ low: z.number(), high: z.number() }).nullable(),
    staked: Money.meta({ description: 'Without voids' }),
    profit: Money,
    roi: z.number().nullable(),
    drawdown: Money.meta({ description: 'Max drawdown, bet by bet in the order of settlement' }),
    curveBy: z.enum(['minute', 'day', 'week']).meta({ description: 'How settlements are gathered; days and weeks are Eastern' }),
    curve: z
      .array(z.object({ at: Instant, bets: z.number(), profit: Money }))
      .meta({ description: 'Oldest first, each at its last settlement' }),
  })
  .meta({ id: 'BetHistorySummary' });

export const betHistoryRoutes = defineRoutes({
  'GET /api/bets/history': {
    id: 'listBetHistory',
    summary: "One's own settled bets that fit, the last settled first, a page at a time",
    access: 'member',
    query: z.object({
      q: z
        .string()
        .trim()
        .max(120, 'Search for at most 120 characters.')
        .optional()
        .meta({ description: 'Each word stands in the selection, game, clubs, tournament, league or book' }),
      type: z.enum(LISTED_BET_TYPES).optional(),
      result: z.enum(BET_RESULTS).optional(),
      book: z.string().trim().max(60).optional().meta({ description: '"No book" for bets without one' }),
      period: z
        .enum(HISTORY_PERIODS)
        .default('all')
        .meta({ description: 'By the Eastern day of the contest: the day it resumed, the last of a tournament' }),
      before: Uuid.optional().meta({ description: '`nextBefore` of the page before' }),
      limit: z.coerce.number().int().min(1).max(100).default(HISTORY_PAGE),
    }),
    response: z
      .object({
        bets: z.array(Bet),
        nextBefore: Uuid.nullable().meta({ description: 'Pass as `before` for older bets; null at the end' }),
        summary: HistorySummary.nullable().meta({ description: 'Of everything that fits, with the first page only' }),
      })
      .meta({ id: 'BetHistory' }),
  },
});
