import { z } from 'zod';
import { eachDetail } from '../../bet-details.ts';
import { LISTED_BET_TYPES, TRACKED_BET_TYPES } from '../../bet-types.ts';
import { defineRoutes } from '../../route.ts';
import { detailText, NewBet, NewParlay, SelectionText } from '../../shapes/bets/new-bets.ts';
import { BET_RESULTS, Receipt } from '../../shapes/bets/receipt.ts';
import { AnySelectionSchema, ContestSelectionSchema } from '../../shapes/bets/selections.ts';
import { BET_SPORTS } from '../../sports.ts';
import { AmericanOdds, Instant, Money, Ok, StakeDollars, Uuid } from '../../terms.ts';

const BetTerms = z.object({ selection: z.string(), odds: z.number(), stake: Money, ...eachDetail(() => z.string().nullable()) });
/** A clerical error that its owner corrected after the start, with both versions. */
export const BetCorrection = z.object({ at: Instant, reason: z.string(), before: BetTerms, after: BetTerms }).meta({ id: 'BetCorrection' });

/** A leg of a tracked parlay, with its own result. */
export const BetLeg = z
  .object({
    gameId: z.string(),
    awayTeamCode: z.string().nullable(),
    homeTeamCode: z.string().nullable(),
    contestStatus: z.string().nullable(),
    sport: z.enum(BET_SPORTS).nullable(),
    startsAt: Instant.nullable(),
    betType: z.enum(TRACKED_BET_TYPES),
    selection: z.string(),
    pick: ContestSelectionSchema.nullable(),
    readAs: z.string().nullable(),
    odds: z.number().nullable(),
    result: z.enum(BET_RESULTS).nullable(),
    rule: z.string().nullable(),
    formula: z.string().nullable().meta({ description: 'How it was graded' }),
  })
  .meta({ id: 'BetLeg' });

export const Bet = z
  .object({
    id: Uuid,
    userId: Uuid,
    gameId: z.string(),
    awayTeamCode: z.string().nullable(),
    homeTeamCode: z.string().nullable(),
    contestStatus: z.string().nullable(),
    sport: z.enum(BET_SPORTS).nullable(),
    league: z.string().nullable().meta({ description: 'MLB, CFL, or the tour of a tournament' }),
    tournament: z.string().nullable().meta({ description: 'Its name, of a golf bet' }),
    betType: z.enum(LISTED_BET_TYPES),
    legs: z.array(BetLeg).meta({ description: 'Of a parlay, teaser or round robin, in the order of the ticket' }),
    freeStake: Money.meta({ description: "Staked with the book's money; `stake` is 0 then" }),
    boostPercent: z.number().nullable(),
    sizes: z.array(z.number()).nullable().meta({ description: 'Of a round robin: how many legs each of its parlays has' }),
    selection: z.string(),
    pick: AnySelectionSchema.nullable(),
    selectionSource: z
      .enum(['structured', 'text'])
      .nullable()
      .meta({ description: 'Whether `pick` was picked or read from the text; null without one, and for old bets' }),
    readAs: z.string().nullable().meta({ description: 'What will be graded, in full' }),
    odds: z.number(),
    stake: Money,
    potentialWin: Money,
    actualWin: Money.nullable().meta({ description: 'Profit, negative for a loss; null while pending' }),
    confidence: z.number().nullable(),
    ...eachDetail(() => z.string().nullable()),
    source: z.enum(['slip', 'manual', 'import']),
    placedAt: Instant,
    startsAt: Instant.nullable(),
    playedOn: z.string().meta({ description: 'Eastern day of the game; of the bet where no game is known' }),
    status: z.enum(['pending', 'settled']),
    result: z.enum(BET_RESULTS).nullable(),
    settledAt: Instant.nullable(),
    isGradable: z.boolean(),
    flag: z.string().nullable(),
    closingOdds: z.number().nullable(),
    resultBy: z.enum(['settlement', 'owner', 'admin', 'file']).nullable().meta({ description: 'Who entered the result' }),
    correctedAt: Instant.nullable().meta({ description: 'Corrected by its owner after the start: counts in no public figure' }),
    corrections: z.array(BetCorrection),
  })
  .meta({ id: 'Bet' });
export const BetWithReceipt = Bet.extend({
  receipt: Receipt.nullable(),
  contradiction: z.string().nullable().meta({ description: 'What the box score says against a result that was entered by hand' }),
}).meta({ id: 'BetWithReceipt' });

/** How an open bet, or one of its legs, on a game in play stands. */
export const LiveBet = z
  .object({
    betId: Uuid,
    leg: z.number().nullable().meta({ description: 'Its place on a ticket of several legs, from 0; null of any other bet' }),
    gameId: z.string(),
    chance: z
      .number()
      .nullable()
      .meta({
        description:
          'Of winning, 0..1: from the closing prices and where the game stands, before the start from the prices of now; of golf from the leaderboard, with the plan',
      }),
    push: z.number().nullable().meta({ description: 'Of the stake coming back' }),
    reason: z.string().nullable().meta({ description: 'Why there is no chance' }),
    score: z.object({ away: z.number(), home: z.number() }).nullable().meta({ description: 'Null of a tournament' }),
    place: z.string().nullable().meta({ description: 'Of a tournament: where its player stands' }),
    hasBegun: z
      .boolean()
      .meta({ description: 'False of a leg still to begin on a ticket in play: its chance is that of before the start' }),
    asOf: Instant,
  })
  .meta({ id: 'LiveBet' });

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
    corrected: z
      .number()
      .meta({ description: 'Bets corrected after the start: counted here, in no public figure and not against the close' }),
    selfMarked: z.number().meta({ description: 'Settled bets whose result the owner or a file entered' }),
    byType: z.array(
      z.object({ betType: z.enum(LISTED_BET_TYPES), bets: z.number(), wins: z.number(), losses: z.number(), staked: Money, profit: Money }),
    ),
    byBook: z.array(z.object({ book: z.string(), bets: z.number(), wins: z.number(), losses: z.number(), staked: Money, profit: Money })),
  })
  .meta({ id: 'BetStats' });

const ShowIt = z.literal('yes').optional();
const ById = z.object({ betId: Uuid });
const BetList = z.array(Bet);
const BetChange = z.object({
  selection: SelectionText.optional(),
  pick: ContestSelectionSchema.nullable()
    .optional()
    .meta({
      description: "What the bet is on from now; null leaves the result to the bet's owner. Without it a picked bet keeps its pick",
    }),
  stake: StakeDollars.optional(),
  odds: AmericanOdds.optional(),
  ...eachDetail((_name, detail) => detailText(detail).nullable().optional()),
});

export const betRoutes = defineRoutes({
  'GET /api/bets': {
    id: 'listBets',
    summary: "One's own tracked bets, newest first",
    access: 'member',
    query: z.object({ status: z.enum(['pending', 'settled']).optional(), userId: z.string().max(80).optional() }),
    response: BetList,
  },
  'GET /api/my-bets': { id: 'listMyBets', summary: "One's own tracked bets, newest first", access: 'member', response: BetList },
  'POST /api/bets': {
    id: 'placeBet',
    summary: 'Track a bet; idempotent by Idempotency-Key',
    access: 'member',
    asksAge: true,
    perMinute: 240,
    body: NewBet,
    status: 201,
    response: Bet,
  },
  'POST /api/bets/parlays': {
    id: 'placeParlay',
    summary: 'Track a parlay, teaser or round robin as placed at a book; idempotent by Idempotency-Key',
    access: 'member',
    asksAge: true,
    perMinute: 60,
    body: NewParlay,
    status: 201,
    response: Bet,
  },
  'GET /api/bets/live': {
    id: 'listLiveBets',
    summary: "How one's own open bets on games in play stand",
    access: 'member',
    response: z.array(LiveBet),
  },
  'GET /api/bets/stats': { id: 'getBetStats', summary: "Statistics of one's own tracked bets", access: 'member', response: BetStats },
  'GET /api/bets/export': {
    id: 'exportBets',
    summary: "One's own bets as CSV",
    access: 'member',
    produces: 'csv',
    perMinute: 20,
    response: z.string(),
  },
  'GET /api/bets/:betId': { id: 'getBet', summary: 'One bet with its receipt', access: 'member', params: ById, response: BetWithReceipt },
  'GET /api/bets/:betId/picture': {
    id: 'drawBetPicture',
    summary: "One's own bet as a PNG to share; stake, book and name only where they are asked for",
    access: 'member',
    params: ById,
    perMinute: 30,
    query: z.object({ stake: ShowIt, book: ShowIt, name: ShowIt, oddsFormat: z.enum(['american', 'decimal', 'fractional']).optional() }),
    produces: 'image',
    response: z.object({ type: z.literal('image/png'), content: z.string() }),
  },
  'PATCH /api/bets/:betId': {
    id: 'editBet',
    summary: 'Change a pending bet before the start; later, and once it is settled, only its details',
    access: 'member',
    asksAge: true,
    params: ById,
    body: BetChange,
    response: Bet,
  },
  'POST /api/bets/:betId/correct': {
    id: 'correctBet',
    summary: 'Correct a clerical error after the start; both versions stay visible',
    access: 'member',
    asksAge: true,
    params: ById,
    perMinute: 20,
    body: BetChange.pick({ selection: true, odds: true, stake: true, ...eachDetail<true>(() => true) }).extend({
      reason: z
        .string({ error: 'Say what was wrong.' })
        .trim()
        .min(5, 'Say what was wrong, in at least 5 characters.')
        .max(200, 'At most 200 characters.'),
    }),
    response: BetWithReceipt,
  },
  'DELETE /api/bets/:betId': { id: 'deleteBet', summary: 'Remove a bet from the list', access: 'member', params: ById, response: Ok },
  'POST /api/bets/:betId/resolve': {
    id: 'resolveBet',
    summary: 'Say how a bet ended that cannot be graded from scores',
    access: 'member',
    params: ById,
    body: z.object({
      result: z.enum(BET_RESULTS, { error: 'Choose win, loss, push or void.' }),
      payout: Money.min(0, 'A payout cannot be negative.')
        .max(10_000_000, 'A payout is at most $10,000,000.')
        .multipleOf(0.01, 'Whole cents only.')
        .optional()
        .meta({ description: 'Dollars that the book paid in all, of a won parlay with a leg that dropped out' }),
    }),
    response: BetWithReceipt,
  },
});
