import { fairProbabilities, type MarginMethod } from '@clearedge/quant/margin';
import { median } from '@clearedge/quant/maths';
import { americanToDecimal, fairAmericanRounded } from '@clearedge/quant/price';
import type { BookPair } from '../../odds/index.ts';

export interface FairMarket {
  /** Of away or over. */
  first: number;
  second: number;
  firstOdds: number;
  secondOdds: number;
  bookCount: number;
  /** When the least recent of the prices was confirmed. */
  seenAt: Date;
}

/** What the market thinks without the books' margin: each book's pair by the method, then the median over the books that the method has an answer for. */
export function fairMarket(pairs: readonly BookPair[], method: MarginMethod): FairMarket | null {
  const solved = pairs.flatMap((pair) => {
    const first = fairFirst(pair, method);
    return first === null ? [] : [{ first, seen: Math.min(pair.first.seenAt.getTime(), pair.second.seenAt.getTime()) }];
  });
  if (solved.length === 0) return null;
  const first = median(solved.map((one) => one.first));
  return {
    first,
    second: 1 - first,
    firstOdds: fairAmericanRounded(first),
    secondOdds: fairAmericanRounded(1 - first),
    bookCount: solved.length,
    seenAt: new Date(Math.min(...solved.map(({ seen }) => seen))),
  };
}

// Some methods have no answer for a pair without a margin, or for a long shot: that book has no say then.
function fairFirst({ first, second }: BookPair, method: MarginMethod): number | null {
  try {
    return fairProbabilities([americanToDecimal(first.price), americanToDecimal(second.price)], method).probabilities[0] ?? null;
  } catch (error) {
    if (error instanceof RangeError) return null;
    throw error;
  }
}
