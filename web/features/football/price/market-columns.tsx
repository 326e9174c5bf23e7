import type { FootballGame } from '../football-types.ts';
import { MARKET_TITLE, MARKETS } from './offers.ts';
import { PriceButton } from './price-slot.tsx';
import { offersOf } from './read-markets.ts';

const FIRST_COLUMN = 3;

/** Moneyline, point spread and total points, each side a button that puts it on the slip. */
export function MarketColumns({ game, now }: { game: FootballGame; now: number }) {
  return MARKETS.map((market, index) => {
    const [first, second] = offersOf(game, market);
    const column = FIRST_COLUMN + index;
    return (
      <div className="g-mk" key={market}>
        <h3>{MARKET_TITLE[market]}</h3>
        <PriceButton game={game} offer={first} now={now} column={column} row={1} />
        <PriceButton game={game} offer={second} now={now} column={column} row={2} />
      </div>
    );
  });
}
