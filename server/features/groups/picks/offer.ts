import type { BoardSide } from '@clearedge/contract/markets/board-markets';
import type { Ctx } from '../../../kernel/ctx.ts';
import type { PickMarket, PickSide } from './pick-rules.ts';

/** One side of the board on its main line, at its best price. */
export interface BoardOffer {
  contestId: string;
  market: string;
  side: BoardSide;
  line: number | null;
  odds: number;
  bookName: string;
  isStale: boolean;
}
/** What the odds slice knows of these games' boards. */
export type ListOffers = (ctx: Ctx, contestIds: readonly string[]) => Promise<BoardOffer[]>;
export type Offer = BoardOffer & { market: PickMarket; side: PickSide };

const MARKETS = new Set<string>(['moneyline', 'spread', 'total']);
/** Offers that a pick can be made of: full-game markets at a price that is not stale. */
export const pickable = (offers: readonly BoardOffer[]): Offer[] =>
  offers.filter((offer): offer is Offer => MARKETS.has(offer.market) && !offer.isStale);
