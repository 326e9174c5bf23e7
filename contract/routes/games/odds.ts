import { z } from 'zod';
import { BOARD_MARKET_NAMES } from '../../markets/board-markets.ts';
import { defineRoutes } from '../../route.ts';
import { GameId, Instant } from '../../terms.ts';

export const HistoryMarket = z.enum(BOARD_MARKET_NAMES);
export const LineHistory = z
  .object({
    gameId: z.string(),
    market: HistoryMarket,
    side: z.enum(['away', 'home', 'over', 'under']),
    series: z.array(
      z.object({
        book: z.string(),
        bookName: z.string(),
        points: z.array(z.object({ at: Instant, line: z.number().nullable(), odds: z.number().nullable() })),
      }),
    ),
    startsAt: Instant,
    asOf: Instant,
  })
  .meta({ id: 'LineHistory' });

export const oddsRoutes = defineRoutes({
  'GET /api/books': {
    id: 'listBooks',
    summary: 'The bookmakers whose prices are followed',
    access: 'visitor',
    response: z.array(z.object({ code: z.string(), name: z.string() })),
  },
  'GET /api/games/:gameId/line-history': {
    id: 'getLineHistory',
    summary: 'Every stored price of one side, by book, in time order',
    access: 'visitor',
    params: z.object({ gameId: GameId }),
    query: z.object({ market: HistoryMarket, side: z.enum(['away', 'home', 'over', 'under']) }),
    response: LineHistory,
  },
});
