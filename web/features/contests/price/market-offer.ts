import { type BoardMarket, type BoardMarketTerms, type BoardSide, termsOf } from '@clearedge/contract/markets/board-markets';
import type { PriceCell } from '../contest-types.ts';
import { moneylineOffer, type Offer, type OfferTeams, spreadOffer, totalOffer } from './offer.ts';

/** A side of what these terms ask, as an odds button shows it and puts it on the slip. */
export function offerFrom(game: OfferTeams, { kind, period, team }: BoardMarketTerms, side: BoardSide, cell: PriceCell): Offer {
  if (side === 'over' || side === 'under') return totalOffer(side, cell, period, team && { game, team });
  return kind === 'spread' ? spreadOffer(game, side, cell, period) : moneylineOffer(game, side, cell, period);
}

/** A side of any market of the boards. */
export const marketOffer = (game: OfferTeams, market: BoardMarket, side: BoardSide, cell: PriceCell): Offer =>
  offerFrom(game, termsOf(market), side, cell);
