import { z } from 'zod';
import { BOARD_MARKET_NAMES } from '../markets/board-markets.ts';
import { Instant } from '../terms.ts';

const Grade = z.enum(['win', 'loss', 'push', 'void']);

/** The best price for one side of a market, and where it stands. Null price: no book offers it now. */
export const PriceCell = z
  .object({
    odds: z.number().nullable(),
    line: z.number().nullable(),
    book: z.string().nullable(),
    bookName: z.string().nullable(),
    seenAt: Instant.nullable(),
    state: z.enum(['open', 'stale', 'off', 'closed']),
    move: z
      .enum(['up', 'down'])
      .nullable()
      .meta({ description: 'Direction of the last change, from the bettor’s side; null after 60 s or without one' }),
    movedAt: Instant.nullable(),
    openOdds: z.number().nullable(),
    openLine: z.number().nullable(),
    grade: Grade.nullable().meta({ description: 'How this side was graded, once the game is final' }),
  })
  .meta({ id: 'PriceCell' });
export type PriceCell = z.infer<typeof PriceCell>;

const Cells = { bookCount: z.number() };
export const MoneylineOdds = z.object({
  market: z.literal('moneyline'),
  awayOdds: z.number().nullable(),
  homeOdds: z.number().nullable(),
  away: PriceCell,
  home: PriceCell,
  ...Cells,
});
export const SpreadOdds = z.object({
  market: z.literal('spreads'),
  awaySpread: z.number().nullable(),
  homeSpread: z.number().nullable(),
  awaySpreadOdds: z.number().nullable(),
  homeSpreadOdds: z.number().nullable(),
  away: PriceCell,
  home: PriceCell,
  ...Cells,
});
export const TotalOdds = z.object({
  market: z.literal('totals'),
  total: z.number().nullable(),
  overOdds: z.number().nullable(),
  underOdds: z.number().nullable(),
  over: PriceCell,
  under: PriceCell,
  ...Cells,
});
export const GameOdds = z.discriminatedUnion('market', [MoneylineOdds, SpreadOdds, TotalOdds]).meta({ id: 'GameOdds' });
export type GameOdds = z.infer<typeof GameOdds>;

/** The best prices of the sides of any other market of the boards. */
export const MarketOdds = z
  .object({
    market: z.enum(BOARD_MARKET_NAMES),
    first: PriceCell.meta({ description: 'Away, or over' }),
    second: PriceCell.meta({ description: 'Home, or under' }),
    third: PriceCell.optional().meta({ description: 'The draw, of a three-way market' }),
    ...Cells,
  })
  .meta({ id: 'MarketOdds' });

/** A quote that most books would void. It is shown, and takes no part in best prices, consensus, opportunities or bets. */
export const LikelyError = z
  .object({
    odds: z.number(),
    reason: z
      .enum(['overround', 'outlier', 'disagreement', 'order'])
      .meta({
        description:
          'Its two sides add up to an impossible margin; it is far from the other books; two books are so far apart that either may be wrong; or other numbers of the same book contradict it',
      }),
  })
  .meta({ id: 'LikelyError' });

const BookSide = z.object({ line: z.number().nullable(), odds: z.number().nullable(), likelyError: LikelyError.optional() });

/** Every book's current price for the sides of every market. */
export const BookRow = z
  .object({
    market: z.enum(BOARD_MARKET_NAMES),
    book: z.string(),
    bookName: z.string(),
    first: BookSide.meta({ description: 'Away, or over' }),
    second: BookSide.meta({ description: 'Home, or under' }),
    third: BookSide.optional().meta({ description: 'The draw, of a three-way market' }),
    seenAt: Instant,
    isStale: z.boolean(),
  })
  .meta({ id: 'BookRow' });

export const CONTEST_STATUSES = ['scheduled', 'delayed', 'live', 'completed', 'postponed', 'suspended', 'cancelled', 'unknown'] as const;
export const ContestStatus = z.enum(CONTEST_STATUSES);
