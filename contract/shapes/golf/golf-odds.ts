import { z } from 'zod';
import { lowestTierName, tierNames } from '../../entitlements.ts';
import { Instant } from '../../terms.ts';
import { LikelyError } from '../game-odds.ts';

export const GOLF_MARKETS = ['outright', 'top5', 'top10', 'top20', 'make_cut', 'head_to_head'] as const;
const probability = z.number().meta({ description: 'A fraction, 0 to 1' });

export const GolfOddsRow = z
  .object({
    playerId: z.string(),
    player: z.string(),
    opponentId: z.string().nullable(),
    opponent: z.string().nullable(),
    side: z.enum(['yes', 'no']).nullable(),
    positionText: z.string().nullable(),
    prices: z.record(z.string(), z.number()).meta({ description: 'American prices by book code' }),
    likelyErrors: z.record(z.string(), LikelyError).optional().meta({ description: 'By book code; such a price is in nothing else' }),
    best: z.object({ odds: z.number(), book: z.string(), bookName: z.string(), seenAt: Instant }).nullable(),
    fair: z
      .object({
        probability,
        odds: z.number(),
        books: z.number(),
        evPct: z.number().nullable().meta({ description: 'Expected value of the best price at this probability, percent of the stake' }),
      })
      .nullable()
      .meta({ description: 'The average of the books, each with its margin taken out over the whole field' }),
    model: z
      .object({ probability, odds: z.number() })
      .nullable()
      .optional()
      .meta({ description: `${lowestTierName('golfModel')}; absent otherwise. The model's own view, not mixed with the market` }),
  })
  .meta({ id: 'GolfOddsRow' });

export const GolfOdds = z
  .object({
    tournamentId: z.string(),
    name: z.string(),
    market: z.enum(GOLF_MARKETS),
    markets: z.array(z.enum(GOLF_MARKETS)).meta({ description: 'Those that any book offers' }),
    asOf: Instant,
    status: z.enum(['upcoming', 'in-progress', 'completed']),
    isClosing: z.boolean().meta({ description: 'The last prices before the start of a finished tournament' }),
    source: z.string(),
    books: z.array(
      z.object({
        code: z.string(),
        name: z.string(),
        hold: z.number().nullable().meta({ description: 'Share of the stakes that this book keeps' }),
        quotedAt: Instant,
        seenAt: Instant,
        isStale: z.boolean(),
      }),
    ),
    hold: z.number().nullable().meta({ description: 'Hold at the best prices of all books' }),
    modelLocked: z.boolean().meta({ description: `The model's chances are for ${tierNames('golfModel')}` }),
    modelAsOf: Instant.nullable(),
    players: z.array(GolfOddsRow),
  })
  .meta({ id: 'GolfOdds' });
