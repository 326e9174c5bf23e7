import type { Game } from '../contest-types.ts';
import { OddsButton } from './odds-button.tsx';
import { gameOffers } from './offer.ts';

const COLUMNS = [
  { market: 'moneyline', title: 'Moneyline', column: 3 },
  { market: 'spread', title: 'Run Line', column: 4 },
  { market: 'total', title: 'Total Runs', column: 5 },
] as const;

export function MarketColumns({ game, now }: { game: Game; now: number }) {
  const offers = gameOffers(game);
  return COLUMNS.map(({ market, title, column }) => (
    <div className="g-mk" key={market}>
      <h3>{title}</h3>
      <OddsButton game={game} offer={offers[market][0]} now={now} column={column} row={1} />
      <OddsButton game={game} offer={offers[market][1]} now={now} column={column} row={2} />
    </div>
  ));
}
