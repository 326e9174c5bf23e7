import { fractionalToDecimal } from '@clearedge/quant/price';
import { z } from 'zod';
import { defineRoutes } from '../../route.ts';
import { MOST_KELLY_BETS } from '../../sizing.ts';
import { AmericanOdds, Dollars, GameId, Instant, Money, SlateDate } from '../../terms.ts';

const DECIMAL_MAX = 1001;
const DECIMAL_ERROR = 'Decimal odds are at least 1, such as 1.91.';
const FRACTION_ERROR = 'Fractional odds look like 10/11.';
const CHANCE_ERROR = 'A probability lies between 0 and 1.';
const SHARE_ERROR = 'The Kelly fraction is between 0 and 1.';
const CAP_ERROR = 'A cap lies between 0.1% and 100% of the bankroll.';
const PRICE_ERROR = 'Give the odds once: american, decimal or fractional.';

const Decimal = z.number({ error: DECIMAL_ERROR }).min(1, DECIMAL_ERROR).max(DECIMAL_MAX, 'Decimal odds are at most 1,001.');
const Fractional = z
  .string({ error: FRACTION_ERROR })
  .max(12, FRACTION_ERROR)
  .refine((text) => {
    try {
      return fractionalToDecimal(text) <= DECIMAL_MAX;
    } catch {
      return false;
    }
  }, FRACTION_ERROR);
const Chance = z.number({ error: CHANCE_ERROR }).min(0, CHANCE_ERROR).max(1, CHANCE_ERROR);
const Share = z.number({ error: SHARE_ERROR }).min(0, SHARE_ERROR).max(1, SHARE_ERROR);
const Cap = z.number({ error: CAP_ERROR }).min(0.001, CAP_ERROR).max(1, CAP_ERROR);

const priced = {
  american: AmericanOdds.optional(),
  decimal: Decimal.optional(),
  fractional: Fractional.optional(),
  winProbability: Chance,
  pushProbability: Chance.optional().meta({ description: 'That the stake comes back; 0 unless given' }),
};
interface Priced {
  american?: number | undefined;
  decimal?: number | undefined;
  fractional?: string | undefined;
  winProbability: number;
  pushProbability?: number | undefined;
}
const hasOnePrice = ({ american, decimal, fractional }: Priced): boolean =>
  [american, decimal, fractional].filter((price) => price !== undefined).length === 1;
const sumsToOne = ({ winProbability, pushProbability = 0 }: Priced): boolean => winProbability + pushProbability <= 1 + 1e-12;
const PUSH_ERROR = 'Winning and pushing cannot exceed 1 together.';

const stakes = {
  kellyShare: Share.optional().meta({ description: 'Share of full Kelly; a quarter unless given' }),
  cap: Cap.optional().meta({ description: 'Most of the bankroll on one bet; 5% unless given' }),
  bankroll: Dollars.optional(),
};

const BoundBy = z.enum(['no edge', 'kelly', 'advice cap']).meta({ description: 'What set the stake' });

/** Fractions of the bankroll unless stated otherwise; nothing is rounded but the stake, down to the cent. */
export const KellyFigures = z
  .object({
    decimal: z.number(),
    breakEven: z.number().meta({ description: 'Win probability at which the price is worth nothing' }),
    edge: z.number().meta({ description: 'Win probability above that' }),
    expectedValue: z.number().meta({ description: 'Per unit staked' }),
    expectedPer100: z.number(),
    full: z.number(),
    half: z.number(),
    quarter: z.number(),
    wanted: z.number().meta({ description: 'The share asked for, before the cap' }),
    advised: z.number(),
    stake: Money.nullable().meta({ description: 'Null without a bankroll' }),
    boundBy: BoundBy,
    isHigh: z.boolean().meta({ description: 'Full Kelly above 25% of the bankroll' }),
    growth: z.number().meta({ description: 'Of the log bankroll per bet at what is advised' }),
  })
  .meta({ id: 'KellyFigures' });

const KellyLeg = z
  .object({
    ...priced,
    group: z.string().trim().min(1).max(80).optional().meta({ description: 'Of bets with the same group at most one wins' }),
    deviation: z
      .number()
      .min(0)
      .max(0.5, 'At most 0.5.')
      .optional()
      .meta({ description: 'Standard deviation of the win probability; 0 unless given' }),
  })
  .refine(hasOnePrice, PRICE_ERROR)
  .refine(sumsToOne, PUSH_ERROR);

export const KellySeveral = z
  .object({
    bets: z.array(
      z.object({
        alone: KellyFigures.extend({
          shrunk: z.number().meta({ description: 'Full Kelly less what the doubt about the chance takes off' }),
        }),
        joint: z.number().meta({ description: 'Full Kelly with all the others open' }),
        advised: z.number().meta({ description: 'The share of the joint optimum, less what doubt takes off, capped' }),
        stake: Money.nullable(),
      }),
    ),
    atRisk: z.number().meta({ description: 'Sum of what is advised' }),
    growth: z.number().meta({ description: 'Of the log bankroll at the joint optimum' }),
  })
  .meta({ id: 'KellySeveral' });

const KellySide = z.object({
  market: z.enum(['moneyline', 'spread', 'total']),
  side: z.enum(['away', 'home', 'over', 'under']),
  line: z.number().nullable(),
  selection: z.string(),
  odds: z.number(),
  book: z.string(),
  bookName: z.string(),
  seenAt: Instant,
  isStale: z.boolean(),
  modelChance: z.number().meta({ description: 'That it wins, blended with the market; given that the stake does not come back' }),
  modelLow: z.number(),
  modelHigh: z.number().meta({ description: '95% interval' }),
  modelPush: z.number(),
  marketChance: z.number().nullable().meta({ description: 'Without margin, average over the books that price both sides' }),
  bookCount: z.number(),
});

export const KellyBoard = z
  .object({
    slateOn: SlateDate,
    asOf: Instant,
    games: z.array(z.object({ gameId: GameId, matchup: z.string(), startsAt: Instant, sides: z.array(KellySide) })),
  })
  .meta({ id: 'KellyBoard' });

export const sizingRoutes = defineRoutes({
  'POST /api/kelly': {
    id: 'sizeBet',
    summary: 'Expected value, Kelly and the advised stake of one bet; keeps nothing',
    access: 'visitor',
    perMinute: 240,
    body: z
      .object({ ...priced, ...stakes })
      .refine(hasOnePrice, PRICE_ERROR)
      .refine(sumsToOne, PUSH_ERROR),
    response: KellyFigures,
  },
  'POST /api/kelly/several': {
    id: 'sizeSeveralBets',
    summary: 'Stakes of several bets open together: the joint optimum, with doubt about the chances; keeps nothing',
    access: 'sizing',
    perMinute: 120,
    body: z.object({
      bets: z.array(KellyLeg).min(1, 'Give at least one bet.').max(MOST_KELLY_BETS, `At most ${MOST_KELLY_BETS} bets at a time.`),
      ...stakes,
    }),
    response: KellySeveral,
  },
  'GET /api/kelly/markets': {
    id: 'listKellyMarkets',
    summary: 'Open sides of a day at their best prices with the chance that the model and the market give them',
    access: 'sizing',
    perMinute: 60,
    query: z.object({ date: SlateDate.optional() }),
    response: KellyBoard,
  },
});
