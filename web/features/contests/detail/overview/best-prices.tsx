import { BOARD_MARKETS, SIDES_OF } from '@clearedge/contract/markets/board-markets';
import { Fragment } from 'react';
import { useNow } from '../../../../core/clock.ts';
import { marketOffer } from '../../../../core/prices/market-offer.ts';
import { OddsButton } from '../../../../core/prices/odds-button.tsx';
import { gameOffers, type OfferPair } from '../../../../core/prices/offer.ts';
import { bookCount } from '../../../../core/prices/read-markets.ts';
import { Panel } from '../../../../ui/layout/panel.tsx';
import type { GameDetail } from '../../contest-types.ts';

interface PriceRow {
  title: string;
  offers: OfferPair;
}

function priceRows(game: GameDetail): PriceRow[] {
  const offers = gameOffers(game);
  const rows: PriceRow[] = [
    { title: 'Moneyline', offers: offers.moneyline },
    { title: 'Run Line', offers: offers.spread },
    { title: 'Total Runs', offers: offers.total },
  ];
  for (const { market, first, second } of game.otherOdds) {
    const [one, other] = SIDES_OF[market];
    rows.push({
      title: BOARD_MARKETS[market].name,
      offers: [marketOffer(game, market, one, first), marketOffer(game, market, other, second)],
    });
  }
  return rows;
}

export function BestPrices({ game }: { game: GameDetail }) {
  const now = useNow(5000);
  const books = bookCount([game]);
  return (
    <Panel title="Best prices" caption={books > 0 ? `${books} books` : 'No book yet'}>
      <div className="mk3">
        <span />
        <span className="c hd">{`${game.awayTeamCode} / Over`}</span>
        <span className="c hd">{`${game.homeTeamCode} / Under`}</span>
        {priceRows(game).map(({ title, offers }) => (
          <Fragment key={title}>
            <h3>{title}</h3>
            <OddsButton game={game} offer={offers[0]} now={now} />
            <OddsButton game={game} offer={offers[1]} now={now} />
          </Fragment>
        ))}
      </div>
    </Panel>
  );
}
