import { termsOf } from '@clearedge/contract/markets/board-markets';
import { type BookPrices, bestMarket, pairSpreads, pairTotals } from '@clearedge/quant/arbitrage';
import { americanToDecimal } from '@clearedge/quant/price';
import { groupBy } from '../../../kernel/collections.ts';
import { type BoardMarket, isOpen, type Offer, type OpenOffer, SIDES_OF } from '../../odds/index.ts';

/** Two opposite sides at two books whose lines cover every result at least once. */
export interface OfferPair {
  kind: 'arbitrage' | 'middle' | 'low hold';
  market: BoardMarket;
  first: OpenOffer;
  second: OpenOffer;
  hold: number;
}

/** Beyond this cost a middle is no more than two bets against each other. */
const DEAREST_MIDDLE = 0.06;

/**
 * The best pair for each two numbers of one market of one game: never within one book, and never with a gap between the lines. Two
 * prices leave a third side open, so a three-way market has none.
 */
export function pairOffers(market: BoardMarket, rows: readonly Offer[]): OfferPair[] {
  if (SIDES_OF[market].length > 2) return [];
  const open = rows.filter(isOpen);
  const [firsts, seconds] = SIDES_OF[market].map((side) => byLine(open.filter((row) => row.side === side)));
  return [...firsts!].flatMap(([firstLine, first]) =>
    [...seconds!].flatMap(([secondLine, second]) => {
      const fit = fitOf(market, firstLine, secondLine);
      const pair = fit === 'gap' ? null : bestPair(market, first, second, fit);
      return pair ? [pair] : [];
    }),
  );
}

const byLine = (rows: readonly OpenOffer[]): Map<number | null, OpenOffer[]> => groupBy(rows, ({ line }) => line);

function fitOf(market: BoardMarket, first: number | null, second: number | null): 'same' | 'middle' | 'gap' {
  if (first === null || second === null) return first === second ? 'same' : 'gap';
  return termsOf(market).kind === 'spread' ? pairSpreads(first, second) : pairTotals(first, second);
}

function bestPair(
  market: BoardMarket,
  firsts: readonly OpenOffer[],
  seconds: readonly OpenOffer[],
  fit: 'same' | 'middle',
): OfferPair | null {
  const decimal = (rows: readonly OpenOffer[], book: string): number | null => {
    const own = rows.find(({ bookCode }) => bookCode === book);
    return own ? americanToDecimal(own.price) : null;
  };
  const codes = [...new Set([...firsts, ...seconds].map(({ bookCode }) => bookCode))].sort();
  const books = codes.map((book): BookPrices => ({ book, decimals: [decimal(firsts, book), decimal(seconds, book)] }));
  const found = bestMarket(books);
  if (!found) return null;
  const first = firsts.find(({ bookCode }) => bookCode === found.best[0]!.book)!;
  const second = seconds.find(({ bookCode }) => bookCode === found.best[1]!.book)!;
  if (found.kind === 'arbitrage') return { kind: 'arbitrage', market, first, second, hold: found.hold };
  if (fit === 'middle') return found.impliedSum - 1 <= DEAREST_MIDDLE ? { kind: 'middle', market, first, second, hold: found.hold } : null;
  return found.kind === 'low hold' ? { kind: 'low hold', market, first, second, hold: found.hold } : null;
}
