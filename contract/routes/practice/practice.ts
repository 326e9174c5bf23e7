import { TEASER_LEGS } from '@clearedge/quant/parlay';
import { z } from 'zod';
import { BET_TYPES } from '../../bet-types.ts';
import { BANKROLLS, PARLAY_LEGS, PRACTICE_STAKE_LEAST, RESET_DAYS, ROUND_ROBIN_LEGS } from '../../competition.ts';
import { defineRoutes } from '../../route.ts';
import { SelectionSchema } from '../../shapes/bets/selections.ts';
import { AiSlip, CashOutOffer, VirtualBalance, VirtualPerformance, VirtualProps, VirtualStatement } from '../../shapes/practice.ts';
import { TeaserQuote, VIRTUAL_BET_TYPES, VirtualBet, VirtualQuote, VirtualReceipt } from '../../shapes/virtual-bet.ts';
import { GAME_SPORTS } from '../../sports.ts';
import { AmericanOdds, GameId, Instant, Money, SlateDate, StakeDollars, Uuid } from '../../terms.ts';

export const MOST_LEGS = PARLAY_LEGS.most;
const LONGEST_ODDS = 10_000_000;
const PERFORMANCE_SPANS = ['all', '7d', '30d', '90d'] as const;

/** One's own id, or someone else's when an admin asks; everybody else is refused with 403. */
const UserId = z.union([z.string().max(80), z.number()]).optional();
const OwnQuery = z.object({ userId: z.string().max(80).optional() });
const SelectionText = z.string({ error: 'Say what you bet on.' }).trim().min(1, 'Say what you bet on.').max(160, 'At most 160 characters.');
const Game = GameId.trim().min(1, 'Say which game the bet is on.');
const PracticeStake = StakeDollars.refine((dollars) => dollars >= PRACTICE_STAKE_LEAST, `The minimum stake is $${PRACTICE_STAKE_LEAST}.`);
const BankrollName = z.enum(BANKROLLS, { error: 'Choose the practice or the contest bankroll.' });
const WhichBankroll = BankrollName.default('practice').meta({
  description: 'Which bankroll stakes it; contest: that of the current Eastern week, for games of this week, and the one the boards rank',
});
/** Combined odds of several legs reach further than those of one. */
const ParlayOdds = z
  .union([z.number(), z.string().trim().max(12).transform(Number)])
  .pipe(z.number().int().min(-100_000).max(LONGEST_ODDS))
  .refine((odds) => Math.abs(odds) >= 100, 'Odds are whole American odds: +100 or more, or −100 or less.');
const Ignored = {
  userId: UserId,
  potentialWin: z
    .union([z.number(), z.string().max(40)])
    .optional()
    .meta({ description: 'Compared and otherwise ignored: the server computes it' }),
  status: z.literal('pending').optional(),
  bankroll: WhichBankroll,
};
const Pick = {
  gameId: Game,
  selection: SelectionText,
  odds: AmericanOdds.meta({ description: 'The price seen; a worse one now answers 409 PRICE_MOVED, a better one is given' }),
  pick: SelectionSchema.optional().meta({ description: 'Without it the text of the selection is read; a prop needs it' }),
  book: z
    .string()
    .trim()
    .max(60)
    .optional()
    .meta({ description: 'Code of the book whose price is wanted; the best across books without it' }),
};
export const NewLeg = z.object({ ...Pick, betType: z.enum(BET_TYPES, { error: 'Choose moneyline, spread, total or prop.' }) });
const single = <T extends (typeof BET_TYPES)[number]>(betType: T) =>
  z.object({ ...Pick, ...Ignored, betType: z.literal(betType), stake: PracticeStake });
const Legs = z.array(NewLeg).min(2, 'A parlay has at least two legs.').max(MOST_LEGS, `A parlay has at most ${MOST_LEGS} legs.`);

const TeaserLegs = z
  .array(NewLeg)
  .min(TEASER_LEGS.least, `A teaser has at least ${TEASER_LEGS.least} legs.`)
  .max(TEASER_LEGS.most, `A teaser has at most ${TEASER_LEGS.most} legs.`);
const TeaserPoints = z.number({ error: 'Choose the points.' }).min(0).max(20).meta({ description: 'That every number is moved by' });

export const NewVirtualBet = z.discriminatedUnion(
  'betType',
  [
    single('moneyline'),
    single('spread'),
    single('total'),
    single('prop'),
    z.object({
      ...Ignored,
      betType: z.literal('parlay'),
      legs: Legs,
      odds: ParlayOdds.optional().meta({ description: 'Combined odds seen; without them each leg’s own price is compared' }),
      stake: PracticeStake,
    }),
    z.object({
      ...Ignored,
      betType: z.literal('teaser'),
      points: TeaserPoints,
      legs: TeaserLegs.meta({ description: 'As they are on the board, their numbers not moved' }),
      odds: ParlayOdds.optional().meta({ description: 'Price of the table seen' }),
      stake: PracticeStake,
    }),
  ],
  { error: 'Choose moneyline, spread, total, prop, parlay or teaser.' },
);

const ResetDone = z.object({ message: z.string(), balance: VirtualBalance });
const ById = z.object({ betId: Uuid });

export const practiceRoutes = defineRoutes({
  'GET /api/user/balance': {
    id: 'getVirtualBalance',
    summary: 'The practice bankroll and the contest bankroll of the week, each granted $1,000',
    access: 'member',
    query: OwnQuery,
    response: VirtualBalance,
  },
  'POST /api/user/balance/reset': {
    id: 'resetVirtualBalance',
    summary: `Back to $1,000: open practice bets are voided, and a new statistics period starts; once in ${RESET_DAYS} days`,
    access: 'member',
    perMinute: 20,
    response: ResetDone,
  },
  'POST /api/user/virtual-balance/reset': {
    id: 'resetVirtualBalanceToo',
    summary: 'The same as POST /api/user/balance/reset',
    access: 'member',
    perMinute: 20,
    response: ResetDone,
  },
  'GET /api/virtual/bets': {
    id: 'listVirtualBets',
    summary: "One's own practice bets, newest first, a page at a time",
    access: 'member',
    query: OwnQuery.extend({
      status: z.enum(['pending', 'settled']).optional(),
      betType: z.enum(VIRTUAL_BET_TYPES).optional(),
      bankroll: BankrollName.optional(),
      period: z.enum(PERFORMANCE_SPANS).default('all').meta({ description: 'By when a bet was placed' }),
      history: z
        .enum(['current', 'all'])
        .default('current')
        .meta({ description: 'all: also from before the last reset, and of earlier contest weeks' }),
      before: Uuid.optional().meta({ description: 'Id of the last bet of the page before' }),
      limit: z.coerce.number().int().min(1).max(500).default(100).meta({ description: 'A page with fewer is the last' }),
    }),
    response: z.array(VirtualBet),
  },
  'POST /api/virtual/bets': {
    id: 'placeVirtualBet',
    summary: 'Place a single, a parlay or a teaser with practice money; idempotent by Idempotency-Key',
    access: 'member',
    asksAge: true,
    perMinute: 240,
    body: NewVirtualBet,
    status: 201,
    response: VirtualBet,
  },
  'POST /api/virtual/round-robins': {
    id: 'placeRoundRobin',
    summary: 'Every parlay of the chosen sizes from some legs, all or none; the stake is for each',
    access: 'member',
    asksAge: true,
    perMinute: 60,
    body: z.object({
      userId: UserId,
      legs: z
        .array(NewLeg)
        .min(ROUND_ROBIN_LEGS.least, `A round robin has at least ${ROUND_ROBIN_LEGS.least} legs.`)
        .max(ROUND_ROBIN_LEGS.most, `A round robin has at most ${ROUND_ROBIN_LEGS.most} legs.`),
      sizes: z.array(z.number().int().min(2).max(8)).min(1, 'Choose a size.').max(7),
      stake: PracticeStake,
      bankroll: WhichBankroll,
    }),
    status: 201,
    response: z.object({ bets: z.array(VirtualBet), totalStake: Money }),
  },
  'POST /api/virtual/quote': {
    id: 'quoteVirtualBet',
    summary: 'What these legs would pay now, and whether they go together; places nothing',
    access: 'member',
    perMinute: 240,
    body: z.object({ legs: z.array(NewLeg).min(1).max(MOST_LEGS), stake: PracticeStake.optional() }),
    response: VirtualQuote,
  },
  'POST /api/virtual/teasers/quote': {
    id: 'quoteTeaser',
    summary: 'What these legs pay as a teaser, what each moved number is worth, and whether they go together; places nothing',
    access: 'member',
    perMinute: 240,
    body: z.object({ points: TeaserPoints, legs: TeaserLegs, stake: PracticeStake.optional() }),
    response: TeaserQuote,
  },
  'GET /api/virtual/bets/export': {
    id: 'exportVirtualBets',
    summary: "One's own practice bets as CSV",
    access: 'member',
    produces: 'csv',
    perMinute: 20,
    response: z.string(),
  },
  'GET /api/virtual/bets/:betId': {
    id: 'getVirtualBet',
    summary: 'One practice bet with its receipt and postings',
    access: 'member',
    params: ById,
    response: VirtualReceipt,
  },
  'GET /api/virtual/bets/:betId/cash-out': {
    id: 'getCashOut',
    summary: 'What an open bet can be closed for now: its stake by how its chance has moved, less the hold for each leg',
    access: 'member',
    params: ById,
    response: CashOutOffer,
  },
  'POST /api/virtual/bets/:betId/cash-out': {
    id: 'cashOut',
    summary: 'Close an open bet at the offered amount; 409 PRICE_MOVED when the offer fell',
    access: 'member',
    perMinute: 60,
    params: ById,
    body: z.object({ amount: StakeDollars }),
    response: VirtualReceipt,
  },
  'GET /api/virtual/performance': {
    id: 'getVirtualPerformance',
    summary: 'Statistics of practice bets; money in cents',
    access: 'member',
    query: OwnQuery.extend({
      period: z.enum(PERFORMANCE_SPANS).default('all'),
      betType: z.enum(['all', ...VIRTUAL_BET_TYPES]).default('all'),
      status: z.enum(['all', 'settled', 'pending']).default('all'),
      bankroll: BankrollName.default('practice'),
      history: z.enum(['current', 'all']).default('current'),
    }),
    response: VirtualPerformance,
  },
  'GET /api/virtual/ai-slip': {
    id: 'getAiSlip',
    summary: 'Ten percent of the balance over the first five games of a sport, in proportion to the confidence of the model',
    access: 'member',
    perMinute: 60,
    query: z.object({ date: SlateDate.optional(), sport: z.enum(GAME_SPORTS).optional(), bankroll: BankrollName.default('practice') }),
    response: AiSlip,
  },
  'GET /api/virtual/props/:gameId': {
    id: 'listVirtualProps',
    summary: 'Player props of a game that can be bet with practice money: prices only',
    access: 'member',
    params: z.object({ gameId: GameId }),
    response: VirtualProps,
  },
  'GET /api/virtual/statement': {
    id: 'getVirtualStatement',
    summary: 'Every movement of a bankroll, explained; its balance at any past time. Of the contest: of the current week',
    access: 'member',
    query: OwnQuery.extend({
      bankroll: BankrollName.default('practice'),
      at: Instant.optional(),
      before: z.string().max(20).regex(/^\d+$/).optional(),
    }),
    response: VirtualStatement,
  },
});
