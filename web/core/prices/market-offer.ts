import { type BoardMarket, type BoardMarketTerms, type BoardSide, termsOf } from '@clearedge/contract/markets/board-markets';
import type { GameTeams } from '../games.ts';
import { moneylineOffer, type Offer, spreadOffer, totalOffer } from './offer.ts';
import type { PriceCell } from './read-markets.ts';

/** A side of what these terms ask, as an odds button shows it and puts it on the slip. */
export function offerFrom(game: GameTeams, { kind, period, team }: BoardMarketTerms, side: BoardSide, cell: PriceCell): Offer {
  if (side === 'over' || side === 'under') return totalOffer(game, side, cell, period, team);
  return kind === 'spread' ? spreadOffer(game, side, cell, period) : moneylineOffer(game, side, cell, period);
}

/** A side of any market of the boards. */
export const marketOffer = (game: GameTeams, market: BoardMarket, side: BoardSide, cell: PriceCell): Offer =>
  offerFrom(game, termsOf(market), side, cell);
