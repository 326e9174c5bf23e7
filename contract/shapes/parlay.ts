import { z } from 'zod';
import { BET_TYPES } from '../bet-types.ts';
import { PriceDoubts } from '../doubts/doubt-schemas.ts';
import { SPORT_KEYS } from '../sports.ts';
import { Instant, Money, Uuid } from '../terms.ts';
import { SelectionSchema } from './bets/selections.ts';

export const PARLAY_RATINGS = ['excellent', 'good', 'fair', 'poor'] as const;
export const PROP_PARLAY_ADVICE = ['strong_bet', 'moderate_bet', 'avoid', 'analysis_needed'] as const;
export const PROP_CATEGORIES = ['hitting', 'pitching', 'general'] as const;
const Grade = z.enum(['win', 'loss', 'push', 'void']);

const MarketOnly = z
  .literal(true)
  .optional()
  .meta({ description: 'No projection of ours stands beside it: it is priced by the market without margin alone' });

/** One side that can be a leg, at its best price. */
export const ParlayOpportunity = z
  .object({
    id: z.string(),
    gameId: z.string(),
    matchup: z.string().meta({ description: '"NYY @ BOS"' }),
    awayTeam: z.string(),
    homeTeam: z.string(),
    sport: z.enum(SPORT_KEYS),
    playerTeam: z.string().nullable().meta({ description: 'Code of the player’s team; null for a side of the game' }),
    startsAt: Instant,
    betType: z.enum(BET_TYPES),
    selection: z.string(),
    pick: SelectionSchema,
    odds: z.number(),
    book: z.string(),
    bookName: z.string(),
    bookCount: z.number().meta({ description: 'Books whose margin could be taken out of both sides' }),
    seenAt: Instant,
    isStale: z.boolean(),
    impliedProbability: z.number().meta({ description: 'What the price itself says, margin included, 0 to 1' }),
    marketProbability: z.number().nullable().meta({ description: 'The market without margin; null where no book has both sides' }),
    estimatedProbability: z
      .number()
      .nullable()
      .meta({ description: 'That it wins, model and market pooled; a push is no win. Null of a prop that the market alone prices' }),
    winProbability: z
      .number()
      .nullable()
      .meta({ description: 'The same: ev = winProbability x profit - (1 - winProbability - pushProbability)' }),
    pushProbability: z.number().meta({ description: 'That the stake comes back' }),
    fairOdds: z.number().nullable(),
    ev: z.number().nullable().meta({ description: 'Expected profit per unit staked, by model and market pooled' }),
    isMarketOnly: MarketOnly,
    doubt: PriceDoubts,
  })
  .meta({ id: 'ParlayOpportunity' });

const PropOffer = z
  .object({
    odds: z.number(),
    book: z.string(),
    bookName: z.string(),
    probability: z
      .number()
      .nullable()
      .meta({ description: 'Model and market pooled, given that it is not pushed; null where there is no fair price' }),
    winProbability: z.number().nullable().meta({ description: 'That it wins; a push is no win' }),
    pushProbability: z.number(),
    marketProbability: z
      .number()
      .nullable()
      .meta({ description: 'Without margin, given that it is not pushed; null where no book quotes both sides' }),
    ev: z.number().nullable().meta({ description: 'Expected profit per unit staked' }),
    doubt: PriceDoubts,
  })
  .meta({ id: 'BuilderPropOffer' });

export const BuilderProp = z
  .object({
    id: z.string(),
    gameId: z.string(),
    sport: z.enum(SPORT_KEYS),
    startsAt: Instant,
    playerId: z.string(),
    playerName: z.string(),
    propType: z.string(),
    label: z.string().meta({ description: 'As it reads before a side: "Aaron Judge Hits"' }),
    line: z.number(),
    overOdds: z.number().nullable(),
    underOdds: z.number().nullable(),
    team: z.string(),
    opponent: z.string(),
    bookmaker: z.string().meta({ description: 'Code of the book of the side with the better edge; MODEL where none offers it' }),
    category: z.enum(PROP_CATEGORIES),
    isMarketOnly: MarketOnly,
    edge: z
      .number()
      .nullable()
      .meta({
        description:
          'Expected profit per unit of the better side, where the market alone prices it against that; null without a fair price',
      }),
    over: PropOffer.nullable(),
    under: PropOffer.nullable(),
    bookCount: z.number().meta({ description: 'Books with both sides' }),
    isModelPrice: z.boolean(),
    seenAt: Instant,
    isStale: z.boolean(),
  })
  .meta({ id: 'BuilderProp' });

const QuotedLeg = z
  .object({
    gameId: z.string(),
    sport: z.enum(SPORT_KEYS).nullable(),
    matchup: z.string().nullable(),
    startsAt: Instant.nullable(),
    betType: z.enum(BET_TYPES),
    selection: z.string(),
    odds: z.number().nullable().meta({ description: 'Now; null when it cannot be had' }),
    seenOdds: z.number(),
    book: z.string().nullable(),
    bookName: z.string().nullable(),
    priceSource: z.enum(['book', 'model']).nullable(),
    impliedProbability: z.number().nullable(),
    probability: z.number().nullable().meta({ description: 'Model and market pooled, given that it is not pushed' }),
    isMarketOnly: z.literal(true).optional().meta({ description: 'A prop without a projection of ours: the market without margin alone' }),
    winProbability: z.number().nullable().meta({ description: 'That it wins; a push is no win' }),
    pushProbability: z.number().meta({ description: 'That it is pushed' }),
    fairOdds: z.number().nullable(),
    expectedValue: z.number().nullable().meta({ description: 'Expected profit per unit of the leg as a single bet at this price' }),
    holdFraction: z.number().nullable().meta({ description: 'What the book of this price keeps of both sides; null for one side alone' }),
    problem: z.string().nullable().meta({ description: 'Why it cannot be had' }),
  })
  .meta({ id: 'QuotedParlayLeg' });

const WhatIf = z
  .object({
    position: z.number(),
    legsLeft: z.number(),
    odds: z.number().nullable().meta({ description: 'Of the legs that are left; null when none is, and the stake comes back' }),
    decimal: z.number().nullable(),
    probability: z.number().nullable(),
    expectedValue: z.number().nullable().meta({ description: 'Expected profit per unit staked on the legs that are left' }),
    payout: Money.nullable().meta({ description: 'Stake and profit if the others win; null without a stake' }),
  })
  .meta({ id: 'ParlayWhatIf' });

export const ParlayQuote = z
  .object({
    legs: z.array(QuotedLeg),
    totalOdds: z.number().nullable().meta({ description: 'American; of several legs the nearest whole number' }),
    decimal: z.number().nullable(),
    pricing: z.enum(['single', 'product', 'joint']).nullable(),
    sameGameHold: z.number().nullable().meta({ description: 'What is kept of legs of one game: 1 - their price / their fair price' }),
    productOdds: z.number().nullable().meta({ description: 'The product of the best prices, whoever pays it' }),
    oneBook: z
      .object({ book: z.string(), bookName: z.string(), odds: z.number(), decimal: z.number(), expectedValue: z.number().nullable() })
      .nullable()
      .meta({ description: 'The best single book that has every leg; null when none has, or legs share a game' }),
    impliedProbability: z.number().nullable(),
    estimatedProbability: z.number().nullable().meta({ description: 'That all legs win, their correlation counted; a push is no win' }),
    winProbability: z.number().nullable().meta({ description: 'The same' }),
    pushProbability: z.number().nullable().meta({ description: 'That no leg loses and at least one is pushed: the others are paid' }),
    pushReturn: z
      .number()
      .nullable()
      .meta({ description: 'What comes back then for each unit staked, on average; null where no leg can push' }),
    independentProbability: z.number().nullable().meta({ description: 'The same as if legs did not depend on each other' }),
    correlationFactor: z.number().nullable().meta({ description: 'The first over the second' }),
    fairOdds: z.number().nullable(),
    expectedValue: z
      .number()
      .nullable()
      .meta({
        description: 'Expected profit per unit staked: winProbability x (decimal - 1) + pushProbability x (pushReturn - 1) - the rest',
      }),
    holdFraction: z
      .number()
      .nullable()
      .meta({ description: 'The true cost. Legs of one game: 1 - offered / fair price; else what the books keep of each leg, compounded' }),
    recommendation: z.enum(PARLAY_RATINGS).nullable(),
    advice: z.object({ recommendation: z.enum(PROP_PARLAY_ADVICE), confidence: z.number() }).nullable(),
    kellyPercentage: z.number().nullable(),
    maxBetSize: Money.nullable(),
    maxBetBoundBy: z.enum(['no edge', 'house limit', 'kelly share', 'bankroll cap']).nullable(),
    bankroll: Money.meta({ description: 'What the largest bet is measured by' }),
    bankrollSource: z.enum(['own', 'practice']).meta({ description: 'own: set in the settings; else the practice bankroll' }),
    whatIf: z.array(WhatIf),
    potentialWin: Money.nullable(),
    potentialPayout: Money.nullable(),
    problem: z.string().nullable().meta({ description: 'Why these legs cannot stand together' }),
    unpriced: z.string().nullable().meta({ description: 'Why there is no probability for them' }),
    asOf: Instant,
  })
  .meta({ id: 'ParlayQuote' });

const SavedLeg = z
  .object({
    gameId: z.string(),
    matchup: z.string(),
    startsAt: Instant,
    contestStatus: z.string(),
    betType: z.enum(BET_TYPES),
    selection: z.string(),
    pick: SelectionSchema,
    odds: z.number(),
    book: z.string().nullable(),
    bookName: z.string().nullable(),
    probability: z.number().nullable(),
    result: Grade.nullable(),
    rule: z.string().nullable(),
    explanation: z.string().nullable(),
    finalScore: z.object({ away: z.number(), home: z.number() }).nullable(),
  })
  .meta({ id: 'SavedParlayLeg' });

export const SavedParlay = z
  .object({
    id: Uuid,
    kind: z.enum(['parlay', 'player_prop']),
    odds: z.number(),
    stake: Money,
    potentialPayout: Money,
    estimatedProbability: z.number().nullable(),
    independentProbability: z.number().nullable(),
    expectedValue: z.number().nullable(),
    recommendation: z.string(),
    savedAt: Instant,
    status: z.enum(['pending', 'settled']),
    result: Grade.nullable(),
    payout: Money.nullable(),
    profit: Money.nullable(),
    settledAt: Instant.nullable(),
    isCorrected: z.boolean(),
    legs: z.array(SavedLeg),
  })
  .meta({ id: 'SavedParlay' });
