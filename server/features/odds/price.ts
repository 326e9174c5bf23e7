import type { boardPrices, closingPrices, quotes } from '../../db/schema/index.ts';

export type BoardMarket = (typeof boardPrices.$inferSelect)['market'];
export type BoardSide = (typeof boardPrices.$inferSelect)['side'];

/** What one book offers, or last offered, on one side. */
export type BoardPrice = typeof boardPrices.$inferSelect;
export type NewQuote = Omit<typeof quotes.$inferSelect, 'id' | 'recordedAt'>;
export type ClosingPrice = typeof closingPrices.$inferSelect;

/** A price on a side with its book's name: on the board, or frozen at the start. */
export interface OfferedPrice extends BoardPrice {
  bookName: string;
}

/** Away before home, over before under. */
export const SIDES_OF: Record<BoardMarket, readonly [BoardSide, BoardSide]> = {
  moneyline: ['away', 'home'],
  spread: ['away', 'home'],
  total: ['over', 'under'],
  first5_moneyline: ['away', 'home'],
  first5_total: ['over', 'under'],
};
