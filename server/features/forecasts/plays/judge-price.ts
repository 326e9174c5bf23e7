import type { PriceDoubt } from '@clearedge/contract/doubts/price-doubts';
import { type Blend, type Worth, worthOf } from '@clearedge/quant/blend';
import { americanToDecimal } from '@clearedge/quant/price';
import { type CheckedOffer, distrustOf } from '@clearedge/quant/trust';

/** Why a price is no value play. */
export type Doubt = Exclude<PriceDoubt, 'stale' | 'no projection'>;

export interface Judgement extends Worth {
  /** Null for a value play. */
  doubt: Doubt | null;
}

type Believed = Pick<Blend, 'probability' | 'low'> & { push: number };

/**
 * Whether a price is a value play, and why not: the one decision behind every screen that shows value and every published pick.
 * `probability` and `low` are given that the stake does not come back; `modelWeight` is the model's share of them.
 */
export function judgePrice(believed: Believed, offer: CheckedOffer, modelWeight: number): Judgement {
  const worth = worthOf(believed, americanToDecimal(offer.odds), believed.push);
  const doubtOf = (): Doubt | null => {
    if (worth.ev <= 0) return 'no edge';
    if (modelWeight <= 0) return 'no results';
    return distrustOf(believed.probability, offer) ?? (worth.isValue ? null : 'uncertain');
  };
  const doubt = doubtOf();
  return { ...worth, doubt, isValue: doubt === null };
}
