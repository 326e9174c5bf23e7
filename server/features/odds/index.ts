export { cachedAlternates } from './alternates/ask-for-alternates.ts';
export { alternatesBeside } from './alternates/list-alternate-prices.ts';
export { type LadderRung, type Ladders, listLadders } from './alternates/list-ladders.ts';
export { type AgainstClose, againstClose, isFullLength } from './board/against-close-rules.ts';
export type { GameOdds } from './board/game-odds-rules.ts';
export { type GameDetail, getGame } from './board/get-game.ts';
export { listGames } from './board/list-games.ts';
export { listGameOdds, listLeaguePrices, type ShownPrices } from './board/list-league-prices.ts';
export type { Game } from './board/mlb/present-game.ts';
export { downsamplePrices, type Thinned } from './keep/thin-prices.ts';
export { biggestPlays, chancesAfter } from './live/curve-rules.ts';
export { type ForeseenGame, foreseeGames } from './live/live-forecasts.ts';
export { fillMarketsJob, oddsFeature } from './odds-feature.ts';
export { backfillSlate, freezeClosingLines, syncSlateOdds } from './odds-sync.ts';
export { BOARD_MARKET_NAMES, type BoardMarket, type BoardSide, isTwoWay, type OfferedPrice, SIDES_OF, type TwoWaySide } from './price.ts';
export { type FoundClosing, findClosingPrice } from './prices/find-closing-price.ts';
export { findAlternatePrice, findCurrentPrice } from './prices/find-current-price.ts';
export { findPropPrice } from './prices/find-prop-price.ts';
export { bestPropOffer, bestProps, quotesByProposition } from './prices/prop-rules.ts';
export { judgeProps, type PropError, screenProps } from './prices/screen-props.ts';
export { cachedProps, type FreshProps, freshProps, type OfferedProps, type PropFetcher, reportedProps } from './reads/ask-for-props.ts';
export { getLineHistory } from './reads/get-line-history.ts';
export { listMarketSides, listSidesOf, type MarketSide, sidesOf } from './reads/list-market-sides.ts';
export { listPriceSteps, listPricesBefore, type PricePoint } from './reads/list-past-prices.ts';
export {
  listBoardPrices,
  listBoardVersions,
  listBooks,
  listClosingLines,
  listClosingPrices,
  listComparedPrices,
  listCurrentOffers,
  listFrozenContestIds,
} from './reads/list-prices.ts';
export { priceMovedLine } from './reads/price-moved-line.ts';
export {
  bestLine,
  bestPrice,
  comparable,
  isOpen,
  isStale,
  lineOfMarket,
  lineOfSide,
  mainLine,
  type Offer,
  type OpenOffer,
  type OpenPrice,
} from './rules/board-rules.ts';
export {
  type BookChances,
  type BookSides,
  fairChances,
  fairFirst,
  holdOf,
  marketProbability,
  pricesOf,
  probabilityOfSide,
  sidesByBook,
} from './rules/market-rules.ts';
export { lineScale } from './rules/screen-rules.ts';
