import { z } from 'zod';
import { MARGIN_METHOD_NAMES } from '../../comparison.ts';
import { defineRoutes } from '../../route.ts';
import { AmericanOdds, Money, StakeDollars } from '../../terms.ts';

const MOST_OUTCOMES = 200;
const PRICES_ERROR = 'Give the price of every outcome, at least two.';
const ONE_KIND = 'Give the odds once: american or decimal.';
const DECIMAL_ERROR = 'Decimal odds are above 1, such as 1.91.';

const Decimal = z.number({ error: DECIMAL_ERROR }).gt(1, DECIMAL_ERROR).max(1001, 'Decimal odds are at most 1,001.');
const listOf = <T extends z.ZodType>(price: T) =>
  z.array(price).min(2, PRICES_ERROR).max(MOST_OUTCOMES, `At most ${MOST_OUTCOMES} outcomes.`);
const prices = { american: listOf(AmericanOdds).optional(), decimal: listOf(Decimal).optional() };
const hasOneKind = ({ american, decimal }: { american?: unknown; decimal?: unknown }): boolean =>
  (american === undefined) !== (decimal === undefined);

export const FairBoard = z
  .object({
    method: z.enum(MARGIN_METHOD_NAMES),
    overround: z.number().meta({ description: 'Sum of the implied probabilities less 1' }),
    hold: z.number().meta({ description: 'Share of the stakes that the book keeps' }),
    parameter: z.number().meta({ description: 'What the method solved for: exponent, odds ratio, share of insiders ...' }),
    outcomes: z.array(z.object({ implied: z.number(), fair: z.number(), fairDecimal: z.number(), fairOdds: z.number().nullable() })),
  })
  .meta({ id: 'FairBoard' });

export const SpreadStakes = z
  .object({
    isArbitrage: z.boolean(),
    mayPair: z.boolean().meta({ description: 'False where two outcomes are at one book: it may refuse or void one of them' }),
    impliedSum: z.number(),
    returnFraction: z.number().meta({ description: 'Profit per unit staked before rounding' }),
    shares: z.array(z.number()).meta({ description: 'Of the total, before rounding' }),
    stakes: z.array(Money),
    payouts: z.array(Money),
    leastProfit: Money,
    mostProfit: Money,
  })
  .meta({ id: 'SpreadStakes' });

export const HedgeFigures = z
  .object({
    hedgeStake: Money,
    profitIfFirstWins: Money,
    profitIfHedgeWins: Money,
    exact: z.object({ hedgeStake: z.number(), lockedProfit: z.number() }).meta({ description: 'Before rounding to the cent' }),
  })
  .meta({ id: 'HedgeFigures' });

export const FreeBetFigures = z
  .object({
    profitIfWins: Money,
    profitIfLoses: Money,
    hedge: z
      .object({
        hedgeStake: Money,
        lockedProfit: Money,
        conversion: z.number().meta({ description: 'Locked profit per unit of free bet' }),
      })
      .nullable(),
  })
  .meta({ id: 'FreeBetFigures' });

/** The arithmetic of the screens, for prices that the caller brings; nothing is stored. */
export const calculatorRoutes = defineRoutes({
  'POST /api/calculators/fair-prices': {
    id: 'takeMarginOut',
    summary: "Probabilities and prices without the book's margin, for any number of outcomes",
    access: 'visitor',
    perMinute: 240,
    body: z.object({ ...prices, method: z.enum(MARGIN_METHOD_NAMES).default('power') }).refine(hasOneKind, ONE_KIND),
    response: FairBoard,
  },
  'POST /api/calculators/arbitrage': {
    id: 'spreadStakes',
    summary: 'Stakes that return the same whatever happens, in whole cents, and what they leave',
    access: 'visitor',
    perMinute: 240,
    body: z
      .object({ ...prices, totalStake: StakeDollars, books: z.array(z.string().trim().min(1).max(60)).max(MOST_OUTCOMES).optional() })
      .refine(hasOneKind, ONE_KIND),
    response: SpreadStakes,
  },
  'POST /api/calculators/hedge': {
    id: 'hedgeBet',
    summary: 'Stake on the other side that makes both results alike',
    access: 'visitor',
    perMinute: 240,
    body: z.object({ stake: StakeDollars, decimal: Decimal, hedgeDecimal: Decimal }),
    response: HedgeFigures,
  },
  'POST /api/calculators/free-bet': {
    id: 'valueFreeBet',
    summary: 'What a free bet leaves, and what of it a hedge turns into cash',
    access: 'visitor',
    perMinute: 240,
    body: z.object({
      stake: StakeDollars,
      decimal: Decimal,
      isStakeReturned: z.boolean().default(false),
      hedgeDecimal: Decimal.optional(),
    }),
    response: FreeBetFigures,
  },
  'POST /api/calculators/middle': {
    id: 'valueMiddle',
    summary: 'How often a middle must hit to break even, and its stakes',
    access: 'visitor',
    perMinute: 240,
    body: z.object({ firstDecimal: Decimal, secondDecimal: Decimal, totalStake: StakeDollars }),
    response: z
      .object({ breakEven: z.number(), stakes: z.array(Money), profitIfBothWin: Money, profitIfOneWins: Money })
      .meta({ id: 'MiddleFigures' }),
  },
});
