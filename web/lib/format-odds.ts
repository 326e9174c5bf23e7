import { formatPrice, isAmericanPrice, type PriceFormat } from '@clearedge/quant/price';
import { NONE } from './format-number.ts';

export type { PriceFormat };

/** A price in the reader's format, "—" where there is none. */
export function formatOdds(american: number | null | undefined, format: PriceFormat = 'american'): string {
  return american !== null && american !== undefined && isAmericanPrice(american) ? formatPrice(american, format) : NONE;
}
