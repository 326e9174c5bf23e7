import type { PastSide } from '../../../db/schema/index.ts';
import {
  bestPrice,
  isOpen,
  isTwoWay,
  lineOfMarket,
  lineOfSide,
  mainLine,
  marketProbability,
  type OfferedPrice,
  type OpenPrice,
  probabilityOfSide,
  SIDES_OF,
  sidesByBook,
} from '../../odds/index.ts';

export type PricedSide = Omit<PastSide, 'grade'>;
const MARKETS = ['moneyline', 'spread', 'total'] as const;

/** Each side of a game's main lines at its best price, without margin now and at the opening, from one price of every book. */
export function pricedSides(rows: readonly OfferedPrice[]): PricedSide[] {
  const open = rows.filter(isOpen);
  return MARKETS.flatMap((market) => {
    const offers = open.filter((row) => row.market === market);
    const now = mainMarket(offers);
    const opening = mainMarket(offers.flatMap(asOpened));
    return SIDES_OF[market].filter(isTwoWay).flatMap((side): PricedSide[] => {
      const best = bestPrice(now.offers.filter((row) => row.side === side));
      if (best === null) return [];
      return [
        {
          market,
          side,
          line: lineOfSide(market, side, now.line),
          odds: best.price,
          book: best.bookCode,
          books: now.fair?.bookCount ?? 0,
          fair: now.fair && probabilityOfSide(now.fair, side),
          openFair: opening.fair && probabilityOfSide(opening.fair, side),
          openLine: lineOfSide(market, side, opening.line),
        },
      ];
    });
  });
}

const asOpened = (row: OpenPrice): OpenPrice[] => (row.openPrice === null ? [] : [{ ...row, line: row.openLine, price: row.openPrice }]);

function mainMarket(rows: readonly OpenPrice[]) {
  const line = mainLine(rows);
  const offers = rows.filter((row) => lineOfMarket(row) === line);
  return { line, offers, fair: marketProbability(sidesByBook(offers)) };
}
