import { termsOf } from '@clearedge/contract/markets/board-markets';
import type { FeedQuote } from '../../../ports/index.ts';
import { BOOKS, extraHold } from './books.ts';
import { addQuotes, type PriceStep } from './game-quotes.ts';
import { pricePair } from './market-prices.ts';

/** Which numbers beside its main one every book sells: as far as `reach` from it, between `least` and `most` either way. */
interface Rungs {
  step: number;
  reach: number;
  least: number;
  most?: number;
}

/** What books keep of an alternate line more than of the main one. */
const WIDER_HOLD = 0.02;
/** Neither side of a number is sold beyond these. */
const SOLD = { least: 0.06, most: 0.94 } as const;
const HALF = 0.5;

/**
 * All books sell the same numbers, spreads on the half point, so that they can be compared however far apart their main ones are. None is so
 * near to the main one that its wider hold would have it pay less for a harder number.
 */
function numbersBeside(main: number, { step, reach, least, most = Infinity }: Rungs, isSpread: boolean): number[] {
  const from = isSpread ? HALF : 0;
  const numbers: number[] = [];
  for (let at = Math.ceil((main - reach - from) / step); from + at * step <= main + reach; at += 1) {
    const number = from + at * step;
    if (Math.abs(number - main) > step / 2 && Math.abs(number) >= least && Math.abs(number) <= most) numbers.push(number);
  }
  return numbers;
}

interface Shown {
  gameId: string;
  /** What the book has up on its main number. */
  step: PriceStep;
  rungs: Rungs;
  /** Chance of the first side at a number as it reads it, pushes left out. */
  shareAt: (line: number) => number;
}

/** What a book sells beside the number it shows, by the same opinion; nothing while it has taken that down. */
export function alternatesOf({ gameId, step: { market, book, at, lines, prices }, rungs, shareAt }: Shown): FeedQuote[] {
  const quotes: FeedQuote[] = [];
  if (prices === null) return quotes;
  const maker = BOOKS[book]!;
  const isSpread = termsOf(market).kind === 'spread';
  for (const line of numbersBeside(lines[0]!, rungs, isSpread)) {
    const share = shareAt(line);
    if (share < SOLD.least || share > SOLD.most) continue;
    const pair = pricePair(share, maker.holdFraction + extraHold(market) + WIDER_HOLD, maker.centStep);
    addQuotes(quotes, gameId, { at, book, market, lines: [line, isSpread ? -line : line], prices: pair, isOpening: false });
  }
  return quotes;
}

/** The markets with alternate lines. */
const ALTERNATE_MARKETS = ['spread', 'total'] as const;
export type AlternateRungs = Readonly<Record<(typeof ALTERNATE_MARKETS)[number], Rungs>>;

/** The newest change of each of those markets at each book. */
export function shownSteps(steps: readonly PriceStep[], asOf: number): PriceStep[] {
  const known = steps.filter(({ at }) => at <= asOf);
  return BOOKS.flatMap((_maker, index) =>
    ALTERNATE_MARKETS.flatMap((market) => known.findLast((step) => step.book === index && step.market === market) ?? []),
  );
}

/** What the book thought when it made this change. */
export const outlookAt = <O>(diary: readonly { at: number; outlook: O | null }[], { at }: PriceStep): O | null =>
  diary.findLast((entry) => entry.at <= at && entry.outlook !== null)?.outlook ?? null;
