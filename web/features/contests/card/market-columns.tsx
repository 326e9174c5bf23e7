import type { AnyGame } from '../../../core/games.ts';
import { CARD_MARKETS, marketHead } from '../../../core/prices/market-names.ts';
import { OddsButton } from '../../../core/prices/odds-button.tsx';
import { gameOffers } from '../../../core/prices/offer.ts';

const FIRST_COLUMN = 3;

/** The three markets of a card, each side a button that puts it on the slip. */
export function MarketColumns({ game, now }: { game: AnyGame; now: number }) {
  const offers = gameOffers(game);
  return CARD_MARKETS.map((market, index) => (
    <div className="g-mk" key={market}>
      <h3>{marketHead(game.sport, market)}</h3>
      <OddsButton game={game} offer={offers[market][0]} now={now} column={FIRST_COLUMN + index} row={1} />
      <OddsButton game={game} offer={offers[market][1]} now={now} column={FIRST_COLUMN + index} row={2} />
    </div>
  ));
}
