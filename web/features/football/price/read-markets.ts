import type { FootballGame, GameMarket, PriceCell } from '../football-types.ts';
import type { Market } from './offers.ts';
import { type Offer, offerOf } from './offers.ts';

const NO_PRICE: PriceCell = {
  odds: null,
  line: null,
  book: null,
  bookName: null,
  seenAt: null,
  state: 'off',
  move: null,
  movedAt: null,
  openOdds: null,
  openLine: null,
  grade: null,
};
const NAME: Record<Market, GameMarket['market']> = { moneyline: 'moneyline', spread: 'spreads', total: 'totals' };

/** Both sides of a market; a market nobody prices has two cells without a price. */
export function cellsOf(game: Pick<FootballGame, 'markets'>, market: Market): readonly [PriceCell, PriceCell] {
  const found = game.markets.find((entry) => entry.market === NAME[market]);
  if (!found) return [NO_PRICE, NO_PRICE];
  return found.market === 'totals' ? [found.over, found.under] : [found.away, found.home];
}

export function offersOf(game: FootballGame, market: Market): readonly [Offer, Offer] {
  const [first, second] = cellsOf(game, market);
  return [offerOf(game, market, 'first', first), offerOf(game, market, 'second', second)];
}

export const bookCount = (games: readonly FootballGame[]): number =>
  Math.max(0, ...games.flatMap(({ markets }) => markets.map((entry) => entry.bookCount)));
