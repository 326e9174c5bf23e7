import { z } from 'zod';
import { defineRoutes } from '../../route.ts';
import { GameId, Instant } from '../../terms.ts';

const odds = z.number().nullable();
const Best = z
  .object({ book: z.string(), bookName: z.string(), odds: z.number(), evPct: z.number().nullable() })
  .nullable()
  .meta({ description: 'EV in percent of a decided bet against the fair price; null without one' });

/** One proposition at one line with every book's prices. */
export const ComparedProp = z
  .object({
    id: z.string(),
    playerId: z.string(),
    playerName: z.string(),
    teamCode: z.string(),
    propType: z.string(),
    line: z.number(),
    books: z.array(z.object({ book: z.string(), over: odds, under: odds, hold: z.number().nullable(), quotedAt: Instant })),
    fair: z
      .object({ over: z.number(), overOdds: z.number(), underOdds: z.number(), bookCount: z.number() })
      .nullable()
      .meta({ description: 'The average of the books that quote both sides, margin out by the power method' }),
    best: z.object({ over: Best, under: Best }),
    hold: z.number().nullable().meta({ description: 'At the two best prices; negative: an arbitrage' }),
  })
  .meta({ id: 'ComparedProp' });

export const propBoardRoutes = defineRoutes({
  'GET /api/games/:gameId/prop-comparison': {
    id: 'compareProps',
    summary: "Every book's prices on a game's player props beside the best and the fair ones",
    access: 'comparison',
    params: z.object({ gameId: GameId }),
    response: z.object({
      asOf: Instant,
      seenAt: Instant.nullable().meta({ description: 'When the source last confirmed these prices; null before its first answer' }),
      isStale: z.boolean(),
      books: z.array(z.object({ code: z.string(), name: z.string() })),
      props: z.array(ComparedProp),
    }),
  },
});
