import { type Blend, type Worth, worthOf } from '@clearedge/quant/blend';
import { americanToDecimal } from '@clearedge/quant/price';
import type { MarketSide } from '../../odds/index.ts';

/** Why a price is no value play. */
export type Doubt = 'no edge' | 'no results' | 'one book' | 'no market' | 'far from market' | 'likely error' | 'uncertain';

export interface Judgement extends Worth {
  /** Null for a value play. */
  doubt: Doubt | null;
}

export const TRUST_LIMITS = {
  /** One book alone cannot be checked against anybody. */
  leastBooks: 2,
  /** A probability so far from the books' own means that they know something we do not. */
  mostGap: 0.06,
  /** Expected value by the books' own number: a price so far above it is more likely an error than generous. */
  mostEvAtMarket: 0.06,
} as const;

type Believed = Pick<Blend, 'probability' | 'low'> & { push: number };
export type JudgedOffer = Pick<MarketSide, 'odds' | 'bookCount' | 'noVigProbability'>;

function distrustOf({ probability }: Believed, { odds, noVigProbability: market }: JudgedOffer): Doubt | null {
  if (market === null) return 'no market';
  if (market * americanToDecimal(odds) - 1 > TRUST_LIMITS.mostEvAtMarket) return 'likely error';
  return Math.abs(probability - market) > TRUST_LIMITS.mostGap ? 'far from market' : null;
}

/**
 * Whether a price is a value play, and why not: the one decision behind every screen that shows value and every published pick.
 * `probability` and `low` are given that the stake does not come back; `modelWeight` is the model's share of them.
 */
export function judgePrice(believed: Believed, offer: JudgedOffer, modelWeight: number): Judgement {
  const worth = worthOf(believed, americanToDecimal(offer.odds), believed.push);
  const doubtOf = (): Doubt | null => {
    if (worth.ev <= 0) return 'no edge';
    if (modelWeight <= 0) return 'no results';
    if (offer.bookCount < TRUST_LIMITS.leastBooks) return 'one book';
    return distrustOf(believed, offer) ?? (worth.isValue ? null : 'uncertain');
  };
  const doubt = doubtOf();
  return { ...worth, doubt, isValue: doubt === null };
}
