import { overround } from '@clearedge/quant/margin';
import { americanToDecimal, isAmericanPrice } from '@clearedge/quant/price';
import type { PricePair } from '../store/stored-season.ts';

/** Beyond this a recorded pair is a slip of the pen: no book sells a baseball game at 12% and none gives money away. */
const MAX_OVERROUND = 0.12;

const wholeOrNull = (text: string | undefined): number | null => (text !== undefined && /^[+-]?\d+$/.test(text) ? Number(text) : null);

export type CheckedPair = { pair: PricePair } | { missing: true } | { refused: string };

/** The two prices of one market, if they can have stood beside each other. */
export function checkPair(first: string | undefined, second: string | undefined): CheckedPair {
  if (!first && !second) return { missing: true };
  const [one, two] = [wholeOrNull(first), wholeOrNull(second)];
  if (!isAmericanPrice(one) || !isAmericanPrice(two)) return { refused: 'quote is not two American prices' };
  const margin = overround([americanToDecimal(one), americanToDecimal(two)]);
  return margin < 0 || margin > MAX_OVERROUND ? { refused: 'quote has an overround outside 0 to 12%' } : { pair: [one, two] };
}
