import { z } from 'zod';
import { BOARD_MARKET_NAMES, BOARD_SIDES } from '../../markets/board-markets.ts';
import { defineRoutes } from '../../route.ts';
import { GameId, Instant } from '../../terms.ts';

export const HistoryMarket = z.enum(BOARD_MARKET_NAMES);
export const LineHistory = z
  .object({
    gameId: z.string(),
    market: HistoryMarket,
    side: z.enum(BOARD_SIDES),
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

const Outlook = z.object({ homeWin: z.number().meta({ description: '0..1' }), meanTotal: z.number() });
export const WinProbability = z
  .object({
    gameId: z.string(),
    reason: z.string().nullable().meta({ description: 'Why there is no chance; null where there is one' }),
    before: Outlook.nullable().meta({ description: 'As the closing prices had it, without the margin' }),
    now: Outlook.nullable(),
    bookCount: z.number(),
    points: z.array(
      Outlook.extend({
        at: Instant,
        inning: z.number(),
        half: z.enum(['top', 'bottom']),
        outs: z.number().meta({ description: 'After the play' }),
        away: z.number(),
        home: z.number(),
        text: z.string(),
        swing: z.number().meta({ description: "What the play added to the home side's chance" }),
      }),
    ),
    biggest: z.array(z.number()).meta({ description: 'Places in `points`, the biggest swing first' }),
    asOf: Instant,
  })
  .meta({ id: 'WinProbability' });

export const oddsRoutes = defineRoutes({
  'GET /api/books': {
    id: 'listBooks',
    summary: 'The bookmakers whose prices are followed',
    access: 'visitor',
    response: z.array(z.object({ code: z.string(), name: z.string() })),
  },
  'GET /api/win-probability/:gameId': {
    id: 'getWinProbability',
    summary: "How a game's chances moved from the first pitch, play by play, from the closing prices",
    access: 'visitor',
    params: z.object({ gameId: GameId }),
    response: WinProbability,
  },
  'GET /api/games/:gameId/line-history': {
    id: 'getLineHistory',
    summary: 'Every stored price of one side, by book, in time order',
    access: 'visitor',
    params: z.object({ gameId: GameId }),
    query: z.object({ market: HistoryMarket, side: z.enum(BOARD_SIDES) }),
    response: LineHistory,
  },
});
