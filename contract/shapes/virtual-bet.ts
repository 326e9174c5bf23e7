import { z } from 'zod';
import { BET_TYPES } from '../bet-types.ts';
import { BANKROLLS } from '../competition.ts';
import { SPORT_KEYS } from '../sports.ts';
import { Instant, Money, SlateDate, Uuid } from '../terms.ts';
import { SelectionSchema } from './bets/selections.ts';

export const VIRTUAL_BET_TYPES = [...BET_TYPES, 'parlay', 'teaser'] as const;
export const VIRTUAL_RESULTS = ['win', 'loss', 'push', 'void', 'cash_out'] as const;

const Grade = z.enum(['win', 'loss', 'push', 'void']);
export const VirtualLeg = z
  .object({
    gameId: z.string(),
    sport: z.enum(SPORT_KEYS),
    awayTeamCode: z.string(),
    homeTeamCode: z.string(),
    matchup: z.string(),
    contestStatus: z.string(),
    startsAt: Instant,
    betType: z.enum(BET_TYPES),
    selection: z.string(),
    pick: SelectionSchema,
    odds: z.number(),
    book: z.string().nullable().meta({ description: 'Null for a model price' }),
    bookName: z.string().nullable(),
    priceSource: z.enum(['book', 'model']),
    result: Grade.nullable(),
    rule: z.string().nullable().meta({ description: 'Title of the house rule that decided' }),
    explanation: z.string().nullable().meta({ description: 'How the rule came to it, with the figures' }),
    finalScore: z.object({ away: z.number(), home: z.number() }).nullable(),
    flag: z.string().nullable().meta({ description: 'Why a leg whose game is over is still open' }),
  })
  .meta({ id: 'VirtualLeg' });

export const VirtualBet = z
  .object({
    id: Uuid,
    receiptNumber: z.string(),
    userId: Uuid,
    bankroll: z.enum(BANKROLLS),
    contestWeek: SlateDate.nullable().meta({ description: 'Monday of the contest week; null for a practice bet' }),
    gameId: z.string().meta({ description: 'Of the first leg' }),
    betType: z.enum(VIRTUAL_BET_TYPES),
    selection: z.string().meta({ description: 'A parlay: its legs, joined by " + "' }),
    odds: z.number().meta({ description: 'American; of a parlay the nearest whole number to its exact price' }),
    stake: Money,
    potentialWin: Money.meta({ description: 'Profit if it wins' }),
    actualWin: Money.nullable().meta({ description: 'Profit, negative for a loss; null while pending' }),
    payout: Money.nullable().meta({ description: 'Stake and profit handed back; null while pending' }),
    status: z.enum(['pending', 'settled']),
    result: z.enum(VIRTUAL_RESULTS).nullable(),
    placedAt: Instant,
    settledAt: Instant.nullable(),
    notes: z.string().nullable(),
    pricing: z
      .enum(['single', 'product', 'joint', 'table'])
      .meta({ description: 'joint: legs of one game priced together, less the hold; table: a teaser, paid by how many legs count' }),
    teaserPoints: z.number().nullable().meta({ description: 'Of a teaser: the points that its numbers were moved by' }),
    holdFraction: z.number().nullable().meta({ description: 'The share the house keeps, where it made the price itself' }),
    isCurrentPeriod: z
      .boolean()
      .meta({ description: 'False for practice bets from before the last reset, and for bets of earlier contest weeks' }),
    legs: z.array(VirtualLeg),
  })
  .meta({ id: 'VirtualBet' });

export const VirtualPosting = z
  .object({
    kind: z.enum(['stake', 'settlement', 'reversal', 'cash_out']),
    amount: Money.meta({ description: 'What the bankroll gained, negative for what it gave' }),
    at: Instant,
    reason: z.string().nullable(),
  })
  .meta({ id: 'VirtualPosting' });
export const VirtualReceipt = VirtualBet.extend({
  explanation: z.string().nullable().meta({ description: 'In words how the bet was settled; null while pending' }),
  payoutFormula: z.string().nullable(),
  postings: z.array(VirtualPosting),
}).meta({ id: 'VirtualReceipt' });

const QuotedLeg = z.object({
  gameId: z.string(),
  selection: z.string(),
  odds: z.number().nullable().meta({ description: 'Now; null when it cannot be had' }),
  seenOdds: z.number(),
  book: z.string().nullable(),
  bookName: z.string().nullable(),
  priceSource: z.enum(['book', 'model']).nullable(),
  problem: z.string().nullable().meta({ description: 'Why it cannot be had: started, no price, line moved' }),
});
export const VirtualQuote = z
  .object({
    legs: z.array(QuotedLeg),
    odds: z.number().nullable().meta({ description: 'Combined; null when a leg cannot be had or legs do not go together' }),
    decimal: z.number().nullable(),
    pricing: z.enum(['single', 'product', 'joint']).nullable(),
    holdFraction: z.number().nullable(),
    productOdds: z.number().nullable().meta({ description: 'What the legs would pay as if independent' }),
    potentialWin: Money.nullable(),
    problem: z.string().nullable().meta({ description: 'Why these legs cannot stand together' }),
    asOf: Instant,
  })
  .meta({ id: 'VirtualQuote' });

const TeaserLeg = z.object({
  gameId: z.string(),
  selection: z.string().meta({ description: 'As it is on the board' }),
  teased: z.string().nullable().meta({ description: 'With its number moved; null when it cannot be teased' }),
  line: z.number().nullable(),
  teasedLine: z.number().nullable(),
  bookName: z.string().nullable().meta({ description: 'Whose number is moved' }),
  problem: z.string().nullable().meta({ description: 'Why it cannot be teased' }),
  worth: z
    .object({
      winProbability: z.number().meta({ description: 'With the number moved, a push apart' }),
      pushProbability: z.number(),
      unmovedWinProbability: z.number().meta({ description: 'At the number of the board' }),
      crossed: z
        .array(z.object({ number: z.number(), probability: z.number() }))
        .meta({ description: 'Key numbers on the way, and how likely the margin is exactly that' }),
    })
    .nullable()
    .meta({ description: 'By our model pooled with the books; null without a forecast, or where the plan does not include it' }),
});
export const TeaserQuote = z
  .object({
    points: z.number(),
    offered: z.array(z.number()).meta({ description: 'The points that all of the legs can be teased by' }),
    legs: z.array(TeaserLeg),
    odds: z.number().nullable().meta({ description: 'American, of the house’s table; null when a leg cannot be had' }),
    decimal: z.number().nullable(),
    potentialWin: Money.nullable(),
    table: z.array(z.object({ legs: z.number(), odds: z.number() })).meta({ description: 'What these points pay by how many legs count' }),
    worth: z
      .object({
        winProbability: z.number(),
        pushProbability: z.number().meta({ description: 'No leg loses and at least one pushes' }),
        expectedValue: z.number().meta({ description: 'Per dollar staked, pushes paid by the table' }),
        fairOdds: z.number().nullable(),
        breakEven: z.number().meta({ description: 'Chance that each leg needs, where none can push' }),
      })
      .nullable(),
    unpriced: z.string().nullable().meta({ description: 'Why there is no chance' }),
    isLocked: z.boolean().meta({ description: 'The plan does not include chances' }),
    problem: z.string().nullable().meta({ description: 'Why these legs make no teaser' }),
    asOf: Instant,
  })
  .meta({ id: 'TeaserQuote' });
