import { arbitrage, arbitrageInCents, freeBetConversion, freeBetOutcome, hedgeInCents } from '@clearedge/quant/arbitrage';
import { fairProbabilities, type MarginMethod, overround, theoreticalHold } from '@clearedge/quant/margin';
import { cents, roundToCents } from '@clearedge/quant/money';
import { fairAmericanRounded, type PriceFormat, payoutCents, type Quote } from '@clearedge/quant/price';
import { type Read, readNumber, readOdds } from '../rules/read-input.ts';

export const OUTCOMES = { least: 2, most: 12 } as const;

/** What can be worked out, or why it cannot; nothing while a box holds no number. */
export type Figured<T> = { figures: T; error?: undefined } | { figures: null; error?: string };

const NONE: Figured<never> = { figures: null };

/** The arithmetic has its own words for prices that have no answer. */
function figure<T>(calculate: () => T): Figured<T> {
  try {
    return { figures: calculate() };
  } catch (error) {
    if (error instanceof RangeError) return { figures: null, error: error.message };
    throw error;
  }
}

/** As it was typed, so that nothing is lost before the cents are paid. */
function quoteOf(text: string, format: PriceFormat, decimal: number): Quote {
  if (format === 'american') return readNumber(text)!;
  return format === 'fractional' ? { fractional: text.trim() } : { decimal };
}

export interface TypedPrices {
  texts: readonly string[];
  format: PriceFormat;
}

interface ReadPrices {
  errors: (string | undefined)[];
  /** Null while one of them is none. */
  prices: { decimals: number[]; quotes: Quote[] } | null;
}

export function readPrices({ texts, format }: TypedPrices): ReadPrices {
  const read: Read[] = texts.map((text) => readOdds(text, format));
  const decimals = read.flatMap(({ value }) => value ?? []);
  return {
    errors: read.map(({ error }) => error),
    prices: decimals.length < texts.length ? null : { decimals, quotes: texts.map((text, at) => quoteOf(text, format, decimals[at]!)) },
  };
}

export interface FairBoard {
  overround: number;
  hold: number;
  outcomes: { implied: number; fair: number; fairOdds: number | null }[];
}

/** Each outcome's chance and price without the margin. */
export function fairBoard(typed: TypedPrices, method: MarginMethod): Figured<FairBoard> {
  const { prices } = readPrices(typed);
  if (!prices) return NONE;
  const { decimals } = prices;
  return figure(() => {
    const { probabilities } = fairProbabilities(decimals, method);
    const outcomes = probabilities.map((fair, at) => ({ implied: 1 / decimals[at]!, fair, fairOdds: fairAmericanRounded(fair) }));
    return { overround: overround(decimals), hold: theoreticalHold(decimals), outcomes };
  });
}

export interface Spread {
  isArbitrage: boolean;
  returnFraction: number;
  legs: { stakeCents: number; payoutCents: number }[];
  leastProfitCents: number;
  mostProfitCents: number;
}

/** A total stake over all outcomes so that each pays the same, in whole cents. */
export function spreadStake(typed: TypedPrices, totalCents: number | null): Figured<Spread> {
  const { prices } = readPrices(typed);
  if (!prices || totalCents === null || totalCents === 0) return NONE;
  return figure(() => {
    const { stakesCents, payoutsCents, leastProfitCents, mostProfitCents } = arbitrageInCents(prices.quotes, cents(totalCents));
    const { isArbitrage, returnFraction } = arbitrage(prices.decimals, 1);
    const legs = stakesCents.map((stakeCents, at) => ({ stakeCents, payoutCents: payoutsCents[at]! }));
    return { isArbitrage, returnFraction, legs, leastProfitCents, mostProfitCents };
  });
}

export interface Hedge {
  hedgeCents: number;
  profitIfFirstWinsCents: number;
  profitIfHedgeWinsCents: number;
  /** Locked profit per unit of a free bet; null of a bet with money. */
  conversion: number | null;
}

/** Stake on the other side that makes both results alike: of a bet with money, or of a free bet, whose stake is not lost. */
export function hedgeOf(typed: TypedPrices, stakeCents: number | null, free: 'no' | 'kept' | 'returned'): Figured<Hedge> {
  const { prices } = readPrices(typed);
  if (!prices || stakeCents === null || stakeCents === 0) return NONE;
  const [decimal, hedgeDecimal] = prices.decimals as [number, number];
  const [quote, hedgeQuote] = prices.quotes as [Quote, Quote];
  return figure(() => {
    if (free === 'no') return { ...hedgeInCents(cents(stakeCents), quote, hedgeQuote), conversion: null };
    const bet = { stake: stakeCents / 100, decimal, isStakeReturned: free === 'returned' };
    const { hedgeStake, conversion } = freeBetConversion(bet, hedgeDecimal);
    const hedgeCents = roundToCents(hedgeStake);
    return {
      hedgeCents,
      profitIfFirstWinsCents: roundToCents(freeBetOutcome(bet).profitIfWins) - hedgeCents,
      profitIfHedgeWinsCents: payoutCents(hedgeCents, hedgeQuote) - hedgeCents,
      conversion,
    };
  });
}
