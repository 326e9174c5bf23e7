import { z } from 'zod';
import { BOARD_MARKET_NAMES, BOARD_SIDES } from '../../markets/board-markets.ts';
import { defineRoutes } from '../../route.ts';
import { LikelyError, PriceCell } from '../../shapes/game-odds.ts';
import { PricedSide } from '../../shapes/league/league-analysis.ts';
import { GameId, Instant } from '../../terms.ts';

const RungSide = PricedSide.pick({
  probability: true,
  basis: true,
  pushProbability: true,
  fairOdds: true,
  expectedValue: true,
  isValue: true,
  doubt: true,
}).extend({ bookCount: z.number().meta({ description: 'Books that price both sides of this number' }) });

const Rung = z.object({
  line: z.number().meta({ description: 'Handicap of the away side, or the total' }),
  isMain: z.boolean().meta({ description: 'The number that most books have on the board' }),
  first: PriceCell.meta({ description: 'Away, or over' }),
  second: PriceCell.meta({ description: 'Home, or under' }),
  bookCount: z.number(),
  errors: z.array(LikelyError.extend({ side: z.enum(BOARD_SIDES), bookName: z.string() })),
  judged: z
    .object({ first: RungSide.nullable(), second: RungSide.nullable() })
    .nullable()
    .meta({ description: 'Null without the plan, or without a forecast' }),
});

export const AlternateLines = z
  .object({
    gameId: z.string(),
    asOf: Instant,
    seenAt: Instant.nullable().meta({ description: 'When the source last told the alternate lines' }),
    reason: z.string().nullable().meta({ description: 'Why there are none; null where there are' }),
    ladders: z.array(z.object({ market: z.enum(BOARD_MARKET_NAMES), rungs: z.array(Rung) })),
  })
  .meta({ id: 'AlternateLines' });

export const alternateRoutes = defineRoutes({
  'GET /api/games/:gameId/alternates': {
    id: 'getAlternateLines',
    summary: 'Every number at which books sell a game’s spread and total, best price of each side; with the plan what each is worth',
    access: 'visitor',
    params: z.object({ gameId: GameId }),
    response: AlternateLines,
  },
});
