import { PROP_KINDS } from '@clearedge/quant/grading';
import { z } from 'zod';
import { defineRoutes } from '../../route.ts';
import { AmericanOdds, Instant, Money, Ok, StakeDollars, Uuid } from '../../terms.ts';

export const BET_TYPES = ['moneyline', 'spread', 'total', 'prop'] as const;
export const BET_RESULTS = ['win', 'loss', 'push', 'void'] as const;
const Line = z.number().min(-100).max(1000).multipleOf(0.5, 'Lines move in halves.');
const Period = z.enum(['full', 'first5', 'inning1']).default('full');

/** A selection the product can grade. Without it the selection's text is read, and if that says nothing gradable the owner resolves the bet. */
export const SelectionSchema = z.discriminatedUnion('market', [
  z.object({ market: z.literal('moneyline'), period: Period, side: z.enum(['away', 'home']) }),
  z.object({ market: z.literal('spread'), period: Period, side: z.enum(['away', 'home']), line: Line }),
  z.object({
    market: z.literal('total'),
    period: Period,
    side: z.enum(['over', 'under']),
    line: Line,
    team: z.enum(['away', 'home']).optional(),
  }),
  z.object({
    market: z.literal('prop'),
    playerId: z.string().min(1).max(80),
    prop: z.enum(PROP_KINDS),
    side: z.enum(['over', 'under']),
    line: Line,
  }),
]);

const GameLabel = z
  .string({ error: 'Say which game the bet is on.' })
  .trim()
  .min(1, 'Say which game the bet is on.')
  .max(120, 'At most 120 characters.');
const SelectionText = z.string({ error: 'Say what you bet on.' }).trim().min(1, 'Say what you bet on.').max(160, 'At most 160 characters.');
const Book = z.string().trim().max(60, 'At most 60 characters.');

export const NewBet = z.object({
  gameId: GameLabel,
  betType: z.enum(BET_TYPES, { error: 'Choose moneyline, spread, total or prop.' }),
  selection: SelectionText,
  odds: AmericanOdds,
  stake: StakeDollars,
  potentialWin: z
    .union([z.number(), z.string().max(40)])
    .optional()
    .meta({ description: 'Compared and otherwise ignored: the server computes it' }),
  pick: SelectionSchema.optional(),
  book: Book.optional(),
  pitcherRule: z.enum(['action', 'listed']).default('action'),
  placedAt: Instant.optional().meta({ description: 'When it was placed at the book; now unless given, never in the future' }),
});

const Receipt = z
  .object({
    receiptNumber: z.string(),
    grade: z.enum(BET_RESULTS),
    rule: z.string(),
    ruleTitle: z.string(),
    ruleText: z.string(),
    ruleVersion: z.string(),
    formula: z.string(),
    finalScore: z.object({ away: z.number(), home: z.number() }).nullable(),
    innings: z.number().nullable(),
    stake: Money,
    profit: Money,
    payout: Money,
    payoutFormula: z.string(),
    settledAt: Instant,
    gradedBy: z.string(),
    postings: z.array(
      z.object({
        kind: z.enum(['grade', 'reversal']),
        grade: z.enum(BET_RESULTS),
        profit: Money,
        at: Instant,
        rule: z.string(),
        reason: z.string().nullable(),
      }),
    ),
    closingOdds: z.number().nullable(),
    closingNote: z.string().nullable(),
  })
  .meta({ id: 'Receipt' });

export const Bet = z
  .object({
    id: Uuid,
    userId: Uuid,
    gameId: z.string(),
    awayTeamCode: z.string().nullable(),
    homeTeamCode: z.string().nullable(),
    eventStatus: z.string().nullable(),
    betType: z.enum(BET_TYPES),
    selection: z.string(),
    pick: SelectionSchema.nullable(),
    odds: z.number(),
    stake: Money,
    potentialWin: Money,
    actualWin: Money.nullable().meta({ description: 'Profit, negative for a loss; null while pending' }),
    confidence: z.number().nullable(),
    book: z.string().nullable(),
    source: z.enum(['slip', 'manual', 'import']),
    placedAt: Instant,
    startsAt: Instant.nullable(),
    status: z.enum(['pending', 'settled']),
    result: z.enum(BET_RESULTS).nullable(),
    settledAt: Instant.nullable(),
    isGradable: z.boolean(),
    flag: z.string().nullable(),
    closingOdds: z.number().nullable(),
  })
  .meta({ id: 'Bet' });
export const BetWithReceipt = Bet.extend({ receipt: Receipt.nullable() }).meta({ id: 'BetWithReceipt' });

export const BetStats = z
  .object({
    totalBets: z.number(),
    pendingBets: z.number(),
    wins: z.number(),
    losses: z.number(),
    pushes: z.number(),
    voids: z.number(),
    winRate: z.number().nullable().meta({ description: 'Wins over wins and losses, 0..1; null before the first' }),
    winRateInterval: z.object({ low: z.number(), high: z.number() }).nullable(),
    totalStaked: Money,
    totalProfit: Money,
    roi: z.number().nullable(),
    pendingStake: Money,
    byType: z.array(
      z.object({ betType: z.enum(BET_TYPES), bets: z.number(), wins: z.number(), losses: z.number(), staked: Money, profit: Money }),
    ),
    byBook: z.array(z.object({ book: z.string(), bets: z.number(), wins: z.number(), losses: z.number(), staked: Money, profit: Money })),
  })
  .meta({ id: 'BetStats' });

const ById = z.object({ betId: Uuid });
const BetList = z.array(Bet);

export const betRoutes = defineRoutes({
  'GET /api/bets': {
    id: 'listBets',
    summary: "One's own tracked bets, newest first",
    access: 'user',
    query: z.object({ status: z.enum(['pending', 'settled']).optional(), userId: z.string().max(80).optional() }),
    response: BetList,
  },
  'GET /api/my-bets': { id: 'listMyBets', summary: "One's own tracked bets, newest first", access: 'user', response: BetList },
  'POST /api/bets': {
    id: 'placeBet',
    summary: 'Track a bet; idempotent by Idempotency-Key',
    access: 'user',
    perMinute: 240,
    body: NewBet,
    status: 201,
    response: Bet,
  },
  'GET /api/bets/stats': { id: 'getBetStats', summary: "Statistics of one's own tracked bets", access: 'user', response: BetStats },
  'GET /api/bets/export': {
    id: 'exportBets',
    summary: "One's own bets as CSV",
    access: 'user',
    produces: 'csv',
    perMinute: 20,
    response: z.string(),
  },
  'POST /api/bets/import': {
    id: 'importBets',
    summary: 'Add bets from CSV; a row seen before is skipped',
    access: 'user',
    perMinute: 20,
    body: z.object({ csv: z.string().min(1, 'The file is empty.').max(900_000, 'At most 900 kB at a time.') }),
    response: z.object({ imported: z.number(), skipped: z.number(), refused: z.array(z.object({ row: z.number(), message: z.string() })) }),
  },
  'GET /api/bets/:betId': { id: 'getBet', summary: 'One bet with its receipt', access: 'user', params: ById, response: BetWithReceipt },
  'PATCH /api/bets/:betId': {
    id: 'editBet',
    summary: 'Change a pending bet',
    access: 'user',
    params: ById,
    body: z.object({
      selection: SelectionText.optional(),
      stake: StakeDollars.optional(),
      odds: AmericanOdds.optional(),
      book: Book.nullable().optional(),
    }),
    response: Bet,
  },
  'DELETE /api/bets/:betId': { id: 'deleteBet', summary: 'Remove a bet from the list', access: 'user', params: ById, response: Ok },
  'POST /api/bets/:betId/resolve': {
    id: 'resolveBet',
    summary: 'Say how a bet ended that cannot be graded from scores',
    access: 'user',
    params: ById,
    body: z.object({ result: z.enum(BET_RESULTS, { error: 'Choose win, loss, push or void.' }) }),
    response: BetWithReceipt,
  },
});
