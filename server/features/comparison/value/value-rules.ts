import type { LikelyError } from '@clearedge/contract/shapes/game-odds';
import { consensusChance, type MarginMethod } from '@clearedge/quant/margin';
import { median } from '@clearedge/quant/maths';
import { americanToDecimal } from '@clearedge/quant/price';
import { expectedValuePer100 } from '@clearedge/quant/sizing';
import { TRUST_LIMITS } from '@clearedge/quant/trust';
import type { z } from 'zod';
import { groupBy } from '../../../kernel/collections.ts';
import {
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

export interface JudgedPrice {
  row: OpenOffer;
  /** That it wins, given that the stake does not come back, 0..1. */
  probability: number;
  /** That the stake comes back, 0..1; null where no one knows, and `evPct` then counts decided bets only. */
  push: number | null;
  /** Percent of the stake; a push brings nothing. */
  evPct: number;
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
  /** The prices above fair, the highest EV first. */
  above: JudgedPrice[];
  /** How many could be judged, those at fair and below too. */
  judged: number;
  doubted: Doubted[];
  /** Fresh prices on a number that too few others offer. */
  alone: number;
}

/** In percent: what is shown as 0.0% is no edge. */
const LEAST_PCT = 0.05;

interface FairSides extends Pick<BookSides, 'bookCode' | 'offers'> {
  /** Of each side, without this book's margin. */
  fair: readonly number[];
}

/**
 * Every fresh price of one game against the reference on the same number, the price's own book left out. Those `beside` them are in no list:
 * the others are held against them too.
 */
export function judgeValue(rows: readonly Offer[], terms: ValueTerms, beside: readonly Offer[] = []): ValueFound {
  const isFresh = (row: Offer): boolean => !isStale(row, terms.now);
  const fresh = rows.filter(isFresh);
  const found: ValueFound = { above: [], judged: 0, doubted: errorsIn(fresh), alone: 0 };
  const besideThem = groupBy(beside.filter(isFresh).filter(isOpen), numberOf);
  for (const [number, own] of groupBy(fresh.filter(isOpen), numberOf)) {
    const books = fairSides([...own, ...(besideThem.get(number) ?? [])], terms.method);
    for (const row of own) addJudged(row, books, terms, found);
  }
  found.above.sort((a, b) => b.evPct - a.evPct);
  return found;
}

const numberOf = (row: OpenOffer): string => `${row.market} ${lineOfMarket(row)}`;

const errorsIn = (rows: readonly Offer[]): Doubted[] =>
  rows.flatMap((row) => (row.likelyError ? [{ row, ...row.likelyError, evPct: null }] : []));

const fairSides = (rows: readonly OpenOffer[], method: MarginMethod): FairSides[] =>
  sidesByBook(rows).flatMap((book) => {
    const fair = fairChancesBy(book, method);
    return fair === null ? [] : [{ bookCode: book.bookCode, offers: book.offers, fair }];
  });

/** Adds to `found` what a price is worth by `books`, those on its number. */
function addJudged(row: OpenOffer, books: readonly FairSides[], { reference, pushOf, model }: ValueTerms, found: ValueFound): void {
  const isOneBook = reference !== 'market' && model === null;
  const own = books.filter(({ bookCode }) => bookCode !== row.bookCode && (!isOneBook || bookCode === reference));
  const bookCount = own.length;
  const at = own[0]?.offers.findIndex(({ side }) => side === row.side) ?? -1;
  const chances = own.map(({ fair }) => fair[at]!);
  const market = bookCount < (isOneBook ? 1 : TRUST_LIMITS.leastBooks) ? null : consensusChance(chances);
  const probability = market !== null && model ? model(row, { noVigProbability: market, bookCount }) : market;
  if (market === null || probability === null) {
    found.alone += row.bookCode === reference ? 0 : 1;
    return;
  }
  const decimal = americanToDecimal(row.price);
  const marketPct = expectedValuePer100(market, decimal);
  const ifDecided = expectedValuePer100(probability, decimal);
  // Most prices are below fair, and neither push nor age is asked of them.
  const push = Math.max(marketPct, ifDecided) < LEAST_PCT ? null : pushOf(row);
  const evPct = ifDecided * (1 - (push ?? 0));
  if (marketPct > 100 * TRUST_LIMITS.mostEvAtMarket) {
    found.doubted.push({ row, odds: row.price, reason: 'too far above fair', evPct });
    return;
  }
  found.judged += 1;
  if (evPct < LEAST_PCT) return;
  found.above.push({
    row,
    probability,
    push,
    evPct,
    bookCount,
    agreeing: chances.filter((chance) => chance * decimal > 1).length,
    hold: median(own.map(({ offers }) => holdOf(pricesOf(offers)))),
    seenAt: new Date(Math.min(...own.flatMap(({ offers }) => offers.map(({ seenAt }) => seenAt.getTime())))),
  });
}
