// No schema library here: the page imports these values.
import { type CheckedOffer, doubtAt } from '@clearedge/quant/trust';

/** Why a price is not shown as value, whatever its expected value. */
export const PRICE_DOUBTS = [
  'no edge',
  'stale',
  'no projection',
  'one book',
  'no market',
  'far from market',
  'likely error',
  'unproven',
  'uncertain',
  'moved',
] as const;
export type PriceDoubt = (typeof PRICE_DOUBTS)[number];

/** The words beside a price whose expected value looks positive and is not counted as value. */
export const DOUBT_WORDS: Record<PriceDoubt, string> = {
  'no edge': 'Not value: no edge',
  stale: 'Not value: price too old to take',
  'no projection': 'Not value: no projection of this player',
  'one book': 'Not value: one book only',
  'no market': 'Not value: no market price to check it',
  'far from market': 'Not value: our number is far from the books’',
  'likely error': 'Not value: likely price error',
  unproven: 'Not value: past plays of this kind have not kept their claim at the close',
  uncertain: 'Not value: no edge at the low end of our range',
  moved: 'Not value: the market moved since our forecast',
};

/** A price with the market behind it, and whether it is too old to take. */
export interface OfferedNow extends CheckedOffer {
  isStale: boolean;
}

/**
 * Why a price is no value at a probability without a range, the market's or a player prop's; null for value. Probabilities, 0..1, are given
 * that the stake does not come back; null is unknown. RangeError for odds that are no American price.
 */
export function doubtOfPrice(probability: number | null, offer: OfferedNow): PriceDoubt | null {
  if (probability === null) return offer.noVigProbability === null ? 'no market' : 'no projection';
  const found = doubtAt(probability, offer);
  return found !== 'no edge' && offer.isStale ? 'stale' : found;
}

/** Why a price is no value by the model's probability, 0..1 or null, and by the market's; null for value. RangeError for odds that are no American price. */
export const doubtsOfPrice = (pooled: number | null, offer: OfferedNow): Record<'model' | 'market', PriceDoubt | null> => ({
  model: doubtOfPrice(pooled, offer),
  market: doubtOfPrice(offer.noVigProbability, offer),
});
