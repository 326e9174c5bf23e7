import { MAX_PRICE_AGE_SECONDS } from '@clearedge/contract/constants';
import { normalQuantile } from '@clearedge/quant/distribution';
import { errorReasons, overround, type Point, type Single } from '@clearedge/quant/margin';
import { median } from '@clearedge/quant/maths';
import { americanToDecimal, impliedProbability } from '@clearedge/quant/price';
import { groupBy } from '../../../kernel/collections.ts';
import { gameModuleOf } from '../../../sports/registry.ts';
import type { Sport } from '../../contests/index.ts';
import { type BoardMarket, type LikelyError, type OfferedPrice, SIDES_OF, termsOf } from '../price.ts';
import { isOpen, lineOfMarket, type Offer, type Open } from './board-rules.ts';
import { type BookSides, fairChances, pricesOf, sidesByBook } from './market-rules.ts';

/** Variance of a total: of runs in proportion to their number, and more where many are scored. */
const TOTAL_VARIANCE = { perPoint: 2.2, squared: 0.0256 } as const;

/** How much a number of a market is worth: its standard deviation, and whether a higher number hurts the first side (+1) or helps it (-1). */
export function lineScale(market: BoardMarket, sport: Sport, line: number): { sd: number; sign: 1 | -1 | 0 } {
  const { kind } = termsOf(market);
  const game = gameModuleOf(sport);
  if (kind === 'moneyline' || !game) return { sd: 1, sign: 0 };
  if (kind === 'spread') return { sd: game.marginSd, sign: -1 };
  const { perPoint, squared } = TOTAL_VARIANCE;
  return { sd: Math.sqrt(perPoint * Math.max(0.5, line) + squared * line * line), sign: 1 };
}

/** Prices of one book on all sides that no book offers together: it gives money away, or keeps far more than any does. */
const OVERROUND = { least: -0.02, most: 0.15 } as const;

/** How far from the other books' consensus a price may be, in standard normal units: 0.17 is 7 points of probability at even money, three times what is seen. */
const LIMIT = { moneyline: 0.17, total: 0.17, spread: 0.25 } as const;
/** Books open hours apart, and the news between two openings is no error. */
const OPENING_LIMIT = { moneyline: 0.5, total: 0.5, spread: 0.5 } as const;
type Limits = Readonly<Record<keyof typeof LIMIT, number>>;

export interface ScreenOptions {
  sportOf: (contestId: string) => Sport;
  /** False for closing prices, which do not grow stale. */
  ages: boolean;
}

interface MarketOptions {
  sport: Sport;
  ages: boolean;
  limit: number;
  mostOverround?: number;
}

export type Reasons = Map<Offer, LikelyError['reason']>;

const isSane = ({ offers }: BookSides, most: number): boolean => {
  const margin = overround(pricesOf(offers).map(americanToDecimal));
  return margin >= OVERROUND.least && margin <= most;
};

/** Prices of any contests and markets; those that look like errors lose their price and say what it was and why. */
export const screenPrices = <T extends Offer>(rows: readonly T[], options: ScreenOptions): T[] =>
  withoutErrors(rows, reasonsIn(rows, LIMIT, options));

/** Prices for which there is a reason lose it to `likelyError`. */
export function withoutErrors<T extends Offer>(rows: readonly T[], reasons: Reasons): T[] {
  if (reasons.size === 0) return [...rows];
  return rows.map((row) => {
    const reason = reasons.get(row);
    return reason === undefined ? row : { ...row, price: null, likelyError: { odds: row.price!, reason } };
  });
}

/** Screens prices and their openings; an opening that looks like an error becomes unknown. */
export function screenBoard<T extends OfferedPrice>(rows: readonly T[], options: ScreenOptions): T[] {
  const openings = new Map(rows.map((row) => [row, Object.assign({}, row, { price: row.openPrice, line: row.openLine })]));
  const reasons = reasonsIn([...openings.values()], OPENING_LIMIT, { ...options, ages: false });
  const known = reasons.size === 0 ? rows : rows.map((row) => (reasons.has(openings.get(row)!) ? { ...row, ...NO_OPENING } : row));
  return screenPrices(known, options);
}

const NO_OPENING = { openLine: null, openPrice: null, openedAt: null };

function reasonsIn(rows: readonly Offer[], limits: Limits, { sportOf, ages }: ScreenOptions): Reasons {
  const reasons: Reasons = new Map();
  for (const own of groupBy(rows.filter(isOpen<Offer>), (row) => `${row.contestId} ${row.market}`).values())
    judgeMarket(own, { sport: sportOf(own[0]!.contestId), ages, limit: limits[termsOf(own[0]!.market).kind] }, reasons);
  return reasons;
}

// Alone, one side of three says too little of the others.
const isOfTwo = ({ market }: Offer): boolean => SIDES_OF[market].length === 2;

/** How far a price of a market may be from the other books'. */
export const limitOf = (market: BoardMarket): number => LIMIT[termsOf(market).kind];

/** Adds what speaks against prices of one market of one game. */
export function judgeMarket(rows: readonly Open<Offer>[], options: MarketOptions, reasons: Reasons): void {
  const positionOf = positionsOn(rows, options.sport);
  const books = sidesByBook(rows);
  const sane = books.filter((book) => isSane(book, options.mostOverround ?? OVERROUND.most));
  for (const book of books) if (!sane.includes(book)) for (const offer of book.offers) reasons.set(offer, 'overround');
  const paired = new Set<Offer>(books.flatMap(({ offers }) => offers));
  const points = sane.map(
    ({ offers }): Point<Offer> => ({
      rows: [...offers],
      at: positionOf(offers[0]!, fairChances(pricesOf(offers))[0]!),
      seenMs: Math.min(...offers.map(({ seenAt }) => seenAt.getTime())),
    }),
  );
  const singles = rows
    .filter((row) => !paired.has(row) && isOfTwo(row))
    .map((row): Single<Offer> => {
      const implied = impliedProbability(row.price);
      const isFirst = row.side === SIDES_OF[row.market][0];
      return { rows: [row], at: positionOf(row, isFirst ? implied : 1 - implied), seenMs: row.seenAt.getTime(), isFirst };
    });
  for (const [row, reason] of errorReasons(points, singles, {
    limit: options.limit,
    freshMs: options.ages ? MAX_PRICE_AGE_SECONDS * 1000 : null,
  }))
    reasons.set(row, reason);
}

/** Where a price puts the first side, whatever its number: standard normal units, so that 8.5 at +150 and 9 at +120 can be compared. */
function positionsOn(rows: readonly Open<Offer>[], sport: Sport): (row: Open<Offer>, firstProbability: number) => number {
  const market = rows[0]!.market;
  const lines = rows.map((row) => lineOfMarket(row) ?? 0);
  const { sd, sign } = lineScale(market, sport, median(lines));
  return (row, probability) => normalQuantile(probability) + (sign * (lineOfMarket(row) ?? 0)) / sd;
}
