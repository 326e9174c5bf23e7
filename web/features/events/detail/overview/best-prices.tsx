import { Fragment } from 'react';
import { useNow } from '../../../../core/clock.ts';
import { Panel } from '../../../../ui/layout/panel.tsx';
import type { GameDetail } from '../../event-types.ts';
import { OddsButton } from '../../price/odds-button.tsx';
import { gameOffers, moneylineOffer, type OfferPair, totalOffer } from '../../price/offer.ts';
import { bookCount } from '../../price/read-markets.ts';

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
  const five = game.firstFive;
  if (!five) return rows;
  return [
    ...rows,
    {
      title: 'First 5 innings',
      offers: [moneylineOffer(game, 'away', five.away, 'first5'), moneylineOffer(game, 'home', five.home, 'first5')],
    },
    { title: 'First 5 total', offers: [totalOffer('over', five.over, 'first5'), totalOffer('under', five.under, 'first5')] },
  ];
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
