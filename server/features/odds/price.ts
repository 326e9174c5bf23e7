import type { boardPrices, closingPrices, quotes } from '../../db/schema/index.ts';

export {
  BOARD_MARKET_NAMES,
  type BoardMarket,
  type BoardSide,
  boardMarketOf,
  hasLine,
  SIDES_OF,
  selectionOf,
  termsOf,
} from '@clearedge/contract/markets/board-markets';

/** What one book offers, or last offered, on one side. */
export type BoardPrice = typeof boardPrices.$inferSelect;
export type NewQuote = Omit<typeof quotes.$inferSelect, 'id' | 'recordedAt'>;
export type ClosingPrice = typeof closingPrices.$inferSelect;

/** A price on a side with its book's name: on the board, or frozen at the start. */
export interface OfferedPrice extends BoardPrice {
  bookName: string;
}
