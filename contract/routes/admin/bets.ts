import { z } from 'zod';
import { LISTED_BET_TYPES } from '../../bet-types.ts';
import { defineRoutes } from '../../route.ts';
import { BET_RESULTS } from '../../shapes/bets/receipt.ts';
import { Instant, Money, Uuid } from '../../terms.ts';
import { BetWithReceipt } from '../bets/bets.ts';

export const ADMIN_BET_STATUSES = ['pending', 'won', 'lost', 'push', 'void'] as const;

export const AdminBet = z
  .object({
    id: Uuid,
    userId: Uuid,
    username: z.string(),
    gameId: z.string(),
    betType: z.enum(LISTED_BET_TYPES),
    selection: z.string(),
    odds: z.number(),
    stake: Money,
    potentialWin: Money,
    actualWin: Money.nullable(),
    confidence: z.number().nullable(),
    status: z.enum(ADMIN_BET_STATUSES),
    placedAt: Instant,
    settledAt: Instant.nullable(),
    flag: z.string().nullable().meta({ description: 'Why it is still pending though its game is over' }),
    isByHand: z.boolean().meta({ description: 'Pending, and settled by its owner or an admin, not from scores' }),
  })
  .meta({ id: 'AdminBet' });

const filter = { status: z.enum([...ADMIN_BET_STATUSES, 'flagged']).optional(), userId: Uuid.optional() };
const Result = z.enum(BET_RESULTS, { error: 'Choose win, loss, push or void.' });
const ById = z.object({ betId: Uuid });

export const adminBetRoutes = defineRoutes({
  'GET /api/admin/bets': {
    id: 'listAllBets',
    summary: "Everybody's tracked bets, newest first; totals: /api/admin/bets/summary with the same filters",
    access: 'staff',
    query: z.object({
      ...filter,
      page: z.coerce.number().int().min(1).max(10_000).default(1),
      limit: z.coerce.number().int().min(1).max(100).default(25),
    }),
    response: z.array(AdminBet),
  },
  'GET /api/admin/bets/summary': {
    id: 'summariseAllBets',
    summary: 'How many bets the filters leave, and their sums',
    access: 'staff',
    query: z.object(filter),
    response: z
      .object({
        total: z.number(),
        active: z.number(),
        activeStake: Money,
        totalStaked: Money,
        totalWinnings: Money.meta({ description: 'Profit of the bets that were won' }),
      })
      .meta({ id: 'AdminBetSummary' }),
  },
  'PATCH /api/bets/:betId/resolve': {
    id: 'resolveBetByPatch',
    summary: 'The same as POST; also understands won and lost',
    access: 'member',
    params: ById,
    body: z.object({ result: z.enum(['won', 'lost', ...BET_RESULTS], { error: 'Choose won, lost, push or void.' }) }),
    response: BetWithReceipt,
  },
  'GET /api/admin/bets/:betId/regrade': {
    id: 'previewRegrade',
    summary: 'First step: what another result would change, and the number of the grading it would replace',
    access: 'staff',
    params: ById,
    query: z.object({ result: Result }),
    alsoRefuses: ['CONFLICT'],
    response: z
      .object({
        from: z.enum(BET_RESULTS),
        to: z.enum(BET_RESULTS),
        profitBefore: Money,
        profitAfter: Money,
        gradedBy: z.enum(['settlement', 'owner', 'admin']),
        sequence: z.number(),
      })
      .meta({ id: 'RegradePreview' }),
  },
  'POST /api/admin/bets/:betId/regrade': {
    id: 'regradeBet',
    summary: 'Second step: reverse the standing grading and enter another; both stay on the receipt',
    access: 'staff',
    fresh: true,
    params: ById,
    body: z.object({
      result: Result,
      sequence: z.number().int().min(1).meta({ description: 'From the first step; another grading since is refused' }),
      reason: z.string().trim().min(10, 'Say why, in ten characters at least.').max(300, 'At most 300 characters.'),
    }),
    response: BetWithReceipt,
  },
});
