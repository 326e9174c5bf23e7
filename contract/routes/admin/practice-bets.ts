import { z } from 'zod';
import { defineRoutes } from '../../route.ts';
import { BET_RESULTS } from '../../shapes/bets/receipt.ts';
import { Instant, Money, Uuid } from '../../terms.ts';

const LegResult = z.enum(BET_RESULTS);
const BetResult = z.enum([...BET_RESULTS, 'cash_out']);
const Result = z.enum(BET_RESULTS, { error: 'Choose win, loss, push or void.' });

export const AdminPracticeBet = z
  .object({
    id: Uuid,
    userId: Uuid,
    username: z.string(),
    stake: Money,
    payout: Money.nullable(),
    result: BetResult.nullable(),
    placedAt: Instant,
    settledAt: Instant.nullable(),
    legs: z.array(
      z.object({
        position: z.number().int(),
        gameId: z.string(),
        selection: z.string(),
        odds: z.number(),
        result: LegResult.nullable(),
        flag: z.string().nullable().meta({ description: 'Why it is still open though its game is over' }),
        isEntered: z.boolean().meta({ description: 'Entered by an admin: scores no longer change it' }),
      }),
    ),
  })
  .meta({ id: 'AdminPracticeBet' });

const Leg = z.object({ betId: Uuid, position: z.coerce.number().int().min(0).max(100) });

export const adminPracticeBetRoutes = defineRoutes({
  'GET /api/admin/practice-bets': {
    id: 'listAllPracticeBets',
    summary: "Members' practice bets, newest first; simulated bettors' only where one is named",
    access: 'staff',
    query: z.object({
      status: z.enum(['pending', 'settled', 'flagged']).optional(),
      userId: Uuid.optional(),
      page: z.coerce.number().int().min(1).max(10_000).default(1),
      limit: z.coerce.number().int().min(1).max(100).default(25),
    }),
    response: z.array(AdminPracticeBet),
  },
  'GET /api/admin/practice-bets/:betId/legs/:position/regrade': {
    id: 'previewPracticeRegrade',
    summary: 'First step: what another result of this leg would change, and the number it would replace',
    access: 'staff',
    params: Leg,
    query: z.object({ result: Result }),
    alsoRefuses: ['CONFLICT'],
    response: z
      .object({
        from: LegResult.nullable(),
        to: LegResult,
        betBefore: BetResult.nullable(),
        betAfter: BetResult.nullable(),
        payoutBefore: Money.nullable(),
        payoutAfter: Money.nullable(),
        takenBack: Money.meta({ description: 'Of what was paid, so much is still there to take back' }),
        sequence: z.number().int(),
      })
      .meta({ id: 'PracticeRegradePreview' }),
  },
  'POST /api/admin/practice-bets/:betId/legs/:position/regrade': {
    id: 'regradePracticeLeg',
    summary: 'Second step: enter the result; what was paid is reversed in the ledger and paid anew',
    access: 'staff',
    fresh: true,
    params: Leg,
    body: z.object({
      result: Result,
      sequence: z.number().int().min(0).meta({ description: 'From the first step; another grading since is refused' }),
      reason: z.string().trim().min(10, 'Say why, in ten characters at least.').max(300, 'At most 300 characters.'),
    }),
    response: AdminPracticeBet,
  },
});
