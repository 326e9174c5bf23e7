import { BOARD_MARKET_NAMES, BOARD_MARKETS, type BoardMarket, termsOf } from '@clearedge/contract/markets/board-markets';
import { type SportKey, sportOf } from '@clearedge/contract/sports';
import { CARD_MARKETS, type CardMarket, marketHead } from './read-markets.ts';

export const isCardMarket = (market: BoardMarket): market is CardMarket => CARD_MARKETS.some((card) => card === market);

/** A market of the boards as a column is headed, as the sport names it: "Point Spread" where baseball has its run line. */
export const boardHead = (sport: SportKey, market: BoardMarket): string =>
  isCardMarket(market) ? marketHead(sport, market) : BOARD_MARKETS[market].name;

/** The markets of a sport's boards, as choices. */
export const boardOptions = (sport: SportKey) =>
  BOARD_MARKET_NAMES.filter((name) => termsOf(name).period in sportOf(sport).periods).map((value) => ({
    value,
    label: boardHead(sport, value),
  }));
