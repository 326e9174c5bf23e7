import { z } from 'zod';
import { defineRoutes } from '../../route.ts';
import { GAME_SPORTS } from '../../sports.ts';
import { Instant, SlateDate } from '../../terms.ts';

/** Markets that the books are measured on, of the full game. */
export const MEASURED_MARKETS = ['moneyline', 'spread', 'total'] as const;
/** Settled days that are looked at together. */
export const MEASURED_DAYS = ['7', '30', '90'] as const;

const count = (description: string) => z.number().meta({ description });
const share = (description: string) =>
  z
    .number()
    .nullable()
    .meta({ description: `${description}; null without any` });

/** One book over some settled days. Shares, holds and EVs are fractions. */
export const MeasuredBook = z
  .object({
    code: z.string(),
    name: z.string(),
    pairs: count('Closing pairs on one number'),
    hold: share('Mean share of the stakes that the book kept of them'),
    sides: count('Closing prices on the number most books had'),
    bestShare: share('Share of these that no other book beat'),
    moves: count('Moves of at least three books within half an hour while this one had a price'),
    firstShare: share('Share of these moves that it began'),
    followShare: share('Share of these moves that it followed within half an hour'),
    minutesBehind: share('Mean minutes that its old price stood, over the moves it followed'),
    plays: count('Prices an hour before the start with EV of 1% or more by the other books without margin'),
    claimed: share('Their mean EV then'),
    judged: count('Of these with a close at the other books'),
    atClose: share('What these were worth by it, at the number taken'),
    gap: z
      .object({ mean: z.number(), low: z.number(), high: z.number() })
      .nullable()
      .meta({ description: 'Claimed less worth at the close, with its 95% interval over days; null under two days' }),
    graded: count('Of these with a result'),
    units: z.number().meta({ description: 'What one unit on each of these returned' }),
    arbitrages: count('Arbitrages an hour before the start that one of its prices was part of'),
    sureReturn: share('Mean return per unit that both legs together would have brought'),
  })
  .meta({ id: 'MeasuredBook' });

export const bookRoutes = defineRoutes({
  'GET /api/odds-comparison/books': {
    id: 'measureBooks',
    summary: 'What each book’s prices of past days were like: hold, best prices, who moves first, and what prices above fair came to',
    access: 'comparison',
    query: z.object({
      sport: z.enum(GAME_SPORTS).optional(),
      market: z.enum(MEASURED_MARKETS).optional().meta({ description: 'All three without it' }),
      days: z.enum(MEASURED_DAYS).optional().meta({ description: '30 without it' }),
    }),
    response: z.object({
      asOf: Instant,
      from: SlateDate.nullable(),
      to: SlateDate.nullable(),
      days: z.number().meta({ description: 'Settled days that were measured' }),
      games: z.number(),
      isSimulated: z.boolean(),
      books: z.array(MeasuredBook).meta({ description: 'The lowest hold first' }),
    }),
  },
});
