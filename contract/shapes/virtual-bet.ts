import { z } from 'zod';
import { BANKROLLS } from '../competition.ts';
import { Instant, Money, SlateDate, Uuid } from '../terms.ts';
import { BET_TYPES, SelectionSchema } from './bets/selections.ts';

export const VIRTUAL_BET_TYPES = [...BET_TYPES, 'parlay'] as const;
export const VIRTUAL_RESULTS = ['win', 'loss', 'push', 'void', 'cash_out'] as const;

const Grade = z.enum(['win', 'loss', 'push', 'void']);
export const VirtualLeg = z
  .object({
    gameId: z.string(),
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
    pricing: z.enum(['single', 'product', 'joint']).meta({ description: 'joint: legs of one game priced together, less the hold' }),
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
