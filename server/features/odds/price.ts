import type { boardPrices, quotes } from '../../db/schema/index.ts';

export {
  BOARD_MARKET_NAMES,
  type BoardMarket,
  type BoardSide,
  boardMarketOf,
  hasLine,
  isTwoWay,
  SIDES_OF,
  selectionOf,
  type TwoWaySide,
  termsOf,
} from '@clearedge/contract/markets/board-markets';

/** What one book offers, or last offered, on one side. */
export type BoardPrice = typeof boardPrices.$inferSelect;
export type NewQuote = Omit<typeof quotes.$inferSelect, 'id' | 'recordedAt'>;

/** A quote that most books would void: kept to be shown, and no price for anything else. */
export interface LikelyError {
  odds: number;
  /**
   * Its pair's margin is impossible; it is far from the other books; two books are far apart and either may be wrong; or its book's other
   * numbers contradict it.
   */
  reason: 'overround' | 'outlier' | 'disagreement' | 'order';
}

/** A price on a side with its book's name: on the board, or frozen at the start. */
export interface OfferedPrice extends BoardPrice {
  bookName: string;
  /** Where set, `price` is null: whatever reads prices passes a likely error by. */
  likelyError?: LikelyError;
}
