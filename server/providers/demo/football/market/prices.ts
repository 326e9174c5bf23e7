import type { Bookmaker } from '../../market/books.ts';
import { extraHold } from '../../market/books.ts';
import { type PricePair, pricePair } from '../../market/market-prices.ts';
import type { Outlook } from './outlook.ts';
import { homeBeats, totalPasses } from './score-tables.ts';

export const MARKETS = ['moneyline', 'spread', 'total'] as const;
export type FootballMarket = (typeof MARKETS)[number];

/** A book moves its price before its line; off a number on which many games end it moves last of all. */
const KEEPS_LINE_WITHIN = { key: 0.055, other: 0.032 } as const;
const KEY_NUMBERS = new Set([3, 7]);
const SMALLEST_SPREAD = 1;
const SEARCHED = 3;

/** The half point nearest to even chances; no spread of less than a point. */
function evenNumber(mean: number, shareAbove: (number: number) => number, isOffered: (number: number) => boolean): number {
  const middle = Math.round(mean * 2) / 2;
  let best: { number: number; off: number } | null = null;
  for (let number = middle - SEARCHED; number <= middle + SEARCHED; number += 0.5) {
    const off = Math.abs(shareAbove(number) - 0.5);
    if (isOffered(number) && (best === null || off < best.off)) best = { number, off };
  }
  return best!.number;
}

const keeps = (number: number, share: number): boolean =>
  Math.abs(share - 0.5) < (KEY_NUMBERS.has(Math.abs(number)) ? KEEPS_LINE_WITHIN.key : KEEPS_LINE_WITHIN.other);

function spreadPair({ margin }: Outlook, book: Bookmaker, hold: number, before: PricePair | null): PricePair {
  const beats = (number: number): number => homeBeats(margin, number);
  const shown = before?.lines[0] ?? null;
  const isOffered = (number: number): boolean => Math.abs(number) >= SMALLEST_SPREAD;
  const number = shown !== null && keeps(shown, beats(shown)) ? shown : evenNumber(margin, beats, isOffered);
  return { lines: [number, -number], prices: pricePair(1 - beats(number), hold, book.centStep) };
}

function totalPair({ total }: Outlook, book: Bookmaker, hold: number, before: PricePair | null): PricePair {
  const passes = (number: number): number => totalPasses(total, number);
  const shown = before?.lines[0] ?? null;
  const number = shown !== null && keeps(shown, passes(shown)) ? shown : evenNumber(total, passes, () => true);
  return { lines: [number, number], prices: pricePair(passes(number), hold, book.centStep) };
}

/** What a book that thinks `outlook` posts; `before` is what it shows now. */
export function footballPair(market: FootballMarket, outlook: Outlook, book: Bookmaker, before: PricePair | null): PricePair {
  const hold = book.holdFraction + extraHold(market);
  if (market === 'spread') return spreadPair(outlook, book, hold, before);
  if (market === 'total') return totalPair(outlook, book, hold, before);
  return { lines: [null, null], prices: pricePair(1 - homeBeats(outlook.margin, 0), hold, book.centStep) };
}
