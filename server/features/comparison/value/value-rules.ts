import type { LikelyError } from '@clearedge/contract/shapes/game-odds';
import type { MarginMethod } from '@clearedge/quant/margin';
import { median } from '@clearedge/quant/maths';
import { americanToDecimal } from '@clearedge/quant/price';
import { expectedValuePer100 } from '@clearedge/quant/sizing';
import { TRUST_LIMITS } from '@clearedge/quant/trust';
import type { z } from 'zod';
import {
  BOARD_MARKET_NAMES,
  type BookSides,
  holdOf,
  isOpen,
  isStale,
  lineOfMarket,
  type Offer,
  type OpenOffer,
  pricesOf,
  sidesByBook,
} from '../../odds/index.ts';
import { fairChancesBy } from '../board/compare-odds.ts';
import type { ModelReader } from './model-reference.ts';

/** What prices are held against: the other books together, one book by its code, or the model. */
export interface ValueTerms {
  reference: string;
  method: MarginMethod;
  now: Date;
  /** That the stake comes back, 0..1; null where no one knows. */
  pushOf: (row: OpenOffer) => number | null;
  /** In place of the books' number, which it is still checked against; null: the books'. */
  model: ModelReader | null;
}

interface JudgedPrice {
  row: OpenOffer;
  /** That it wins, given that the stake does not come back, 0..1. */
  probability: number;
  /** That the stake comes back, 0..1; null where no one knows, and `evPct` then counts decided bets only. */
  push: number | null;
  /** Percent of the stake; a push brings nothing. */
  evPct: number;
  /** EV of a decided bet by the books' own number, percent: beyond a limit the price is more likely an error. */
  marketPct: number;
  bookCount: number;
  /** Of these books, how many alone put the price above break-even. */
  agreeing: number;
  /** Median share that these books keep. */
  hold: number;
  seenAt: Date;
}

/** A price that may be an error, and takes part in no ranking. */
interface Doubted {
  row: Offer;
  odds: number;
  reason: z.infer<typeof LikelyError>['reason'] | 'too far above fair';
  evPct: number | null;
}

export interface ValueFound {
  /** Every price that could be judged, the highest EV first. */
  judged: JudgedPrice[];
  doubted: Doubted[];
  /** Fresh prices on a number that too few others offer. */
  alone: number;
}

interface FairSides extends BookSides {
  /** Of each side, without this book's margin. */
  fair: readonly number[];
}

/** Every fresh price of one game against the reference on the same number, the price's own book left out. */
export function judgeValue(rows: readonly Offer[], terms: ValueTerms): ValueFound {
  const fresh = rows.filter((row) => !isStale(row, terms.now));
  const found: ValueFound = { judged: [], doubted: errorsIn(fresh), alone: 0 };
  for (const market of BOARD_MARKET_NAMES) {
    const open = fresh.filter((row) => row.market === market).filter(isOpen);
    const books = sidesByBook(open).flatMap((book): FairSides[] => {
      const fair = fairChancesBy(book, terms.method);
      return fair === null ? [] : [{ ...book, fair }];
    });
    for (const row of open) {
      const judged = judge(row, books, terms);
      if (judged === null) found.alone += row.bookCode === terms.reference ? 0 : 1;
      else if (judged.marketPct > 100 * TRUST_LIMITS.mostEvAtMarket)
        found.doubted.push({ row, odds: row.price, reason: 'too far above fair', evPct: judged.evPct });
      else found.judged.push(judged);
    }
  }
  return { ...found, judged: found.judged.sort((a, b) => b.evPct - a.evPct) };
}

const errorsIn = (rows: readonly Offer[]): Doubted[] =>
  rows.flatMap((row) => (row.likelyError ? [{ row, ...row.likelyError, evPct: null }] : []));

function judge(row: OpenOffer, books: readonly FairSides[], { reference, pushOf, model }: ValueTerms): JudgedPrice | null {
  const line = lineOfMarket(row);
  const others = books.filter((book) => book.bookCode !== row.bookCode && book.line === line);
  const isOneBook = reference !== 'market' && model === null;
  const own = isOneBook ? others.filter(({ bookCode }) => bookCode === reference) : others;
  if (own.length < (isOneBook ? 1 : TRUST_LIMITS.leastBooks)) return null;
  const chances = own.map(({ fair, offers }) => fair[offers.findIndex(({ side }) => side === row.side)]!);
  const noVigProbability = median(chances);
  const probability = model ? model(row, { noVigProbability, bookCount: own.length }) : noVigProbability;
  if (probability === null) return null;
  const decimal = americanToDecimal(row.price);
  const push = pushOf(row);
  return {
    row,
    probability,
    push,
    evPct: expectedValuePer100(probability, decimal) * (1 - (push ?? 0)),
    marketPct: expectedValuePer100(noVigProbability, decimal),
    bookCount: own.length,
    agreeing: chances.filter((chance) => chance * decimal > 1).length,
    hold: median(own.map(({ offers }) => holdOf(pricesOf(offers)))),
    seenAt: new Date(Math.min(...own.flatMap(({ offers }) => offers.map(({ seenAt }) => seenAt.getTime())))),
  };
}
