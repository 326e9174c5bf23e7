import { PARLAY_LEGS } from '@clearedge/contract/competition';
import { type Cents, centsToDollars, roundToCents } from '@clearedge/quant/money';
import { combinationCount, parlayAmericanLabel, parlayDecimal } from '@clearedge/quant/parlay';
import { isAmericanPrice, toWinCents } from '@clearedge/quant/price';
import type { Quote, TeaserQuote } from '../../practice-types.ts';
import type { SlipState } from '../slip-store.ts';
import { type PracticeItem, seenOdds } from './item.ts';

/** As many legs as one parlay may have. */
export const LEGS_MOST = PARLAY_LEGS.most;

export interface Totals {
  bets: number;
  stake: number;
  /** Profit if everything wins; null while there is no price. */
  win: number | null;
}

/** Profit in dollars of one bet: 0 without a stake or a price. */
export function winOf(stake: number, odds: number): number {
  if (!(stake > 0) || !isAmericanPrice(odds)) return 0;
  return centsToDollars(toWinCents(roundToCents(stake), odds));
}

const add = (amounts: readonly number[]): number =>
  centsToDollars(amounts.reduce((sum, amount) => sum + (roundToCents(amount) as Cents), 0));

export function singleTotals(items: readonly PracticeItem[]): Totals {
  const staked = items.filter((item) => item.stake > 0);
  return {
    bets: staked.length,
    stake: add(staked.map((item) => item.stake)),
    win: add(staked.map((item) => winOf(item.stake, item.odds))),
  };
}

export interface ParlayPrice {
  odds: number;
  decimal: number;
  isJoint: boolean;
  /** What the legs would pay as if they were independent. */
  productOdds: number;
  holdFraction: number | null;
}

/** The combined price: the server's, which knows legs of one game; until it answers, the product of the legs of different games. */
export function parlayPrice(items: readonly PracticeItem[], quote: Quote | undefined): ParlayPrice | null {
  const odds = items.map((item, at) => seenOdds(item, quote?.legs[at]));
  if (odds.length === 0 || odds.length > LEGS_MOST || !odds.every(isAmericanPrice) || quote?.problem) return null;
  const productOdds = quote?.productOdds ?? parlayAmericanLabel(odds);
  if (quote) {
    if (quote.odds === null || quote.decimal === null) return null;
    const { decimal, holdFraction } = quote;
    return { odds: quote.odds, decimal, isJoint: quote.pricing === 'joint', productOdds, holdFraction };
  }
  if (new Set(items.map((item) => item.gameId)).size < items.length) return null;
  return { odds: productOdds, decimal: parlayDecimal(odds), isJoint: false, productOdds, holdFraction: null };
}

/** The price of a teaser by the table; null while a leg cannot be had. */
export const teaserPriceOf = (quote: TeaserQuote | undefined): ParlayPrice | null =>
  quote?.odds == null || quote.decimal === null
    ? null
    : { odds: quote.odds, decimal: quote.decimal, isJoint: false, productOdds: quote.odds, holdFraction: null };

/** How many parlays the chosen sizes make; 1 for one parlay of all legs. */
export const ticketCount = ({ items, sizes }: Pick<SlipState, 'items' | 'sizes'>): number =>
  sizes.length === 0 ? 1 : sizes.reduce((sum, size) => sum + combinationCount(items.length, size), 0);

export function parlayTotals(state: SlipState, price: ParlayPrice | null): Totals {
  const bets = ticketCount(state);
  const stake = centsToDollars(roundToCents(state.parlayStake) * bets);
  if (state.sizes.length > 0) return { bets, stake, win: null };
  return { bets, stake, win: price ? centsToDollars(roundToCents(state.parlayStake * (price.decimal - 1))) : null };
}
