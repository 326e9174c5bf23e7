import { americanToDecimal } from '../price/index.ts';

export const TRUST_LIMITS = {
  /** One book alone cannot be checked against anybody. */
  leastBooks: 2,
  /** A probability so far from the books' own means that they know something we do not. */
  mostGap: 0.06,
  /** Expected value by the books' own number: a price so far above it is more likely an error than generous. */
  mostEvAtMarket: 0.06,
} as const;

/** An American price with the market behind it: how many books price both sides, and their probability without margin, null where none does. */
export interface CheckedOffer {
  odds: number;
  bookCount: number;
  noVigProbability: number | null;
}

export type Distrust = 'one book' | 'no market' | 'likely error' | 'far from market';

/**
 * Why the books' own numbers speak against a price, whatever it is worth at `probability`; null where they do not.
 * Probabilities, 0..1, are given that the stake does not come back. RangeError for odds that are no American price.
 */
export function distrustOf(probability: number, { odds, bookCount, noVigProbability: market }: CheckedOffer): Distrust | null {
  if (bookCount < TRUST_LIMITS.leastBooks) return 'one book';
  if (market === null) return 'no market';
  if (market * americanToDecimal(odds) - 1 > TRUST_LIMITS.mostEvAtMarket) return 'likely error';
  return Math.abs(probability - market) > TRUST_LIMITS.mostGap ? 'far from market' : null;
}

/**
 * Why a price is no value at a probability that has no range of its own: the market's, or a player prop's. Null for value.
 * Units and errors as `distrustOf`.
 */
export const doubtAt = (probability: number, offer: CheckedOffer): 'no edge' | Distrust | null =>
  probability * americanToDecimal(offer.odds) <= 1 ? 'no edge' : distrustOf(probability, offer);
