import { isAmericanPrice } from './american.ts';
import { americanToDecimal } from './convert.ts';
import { DECIMAL_MAX, EVEN_MONEY, type PriceFormat, plainDecimal, readTypedOdds, SIGNED } from './typed-odds.ts';

/**
 * A typed price as its exact decimal, above 1 and at most 1,001; 0 where it is none. Never throws. It takes what `readTypedOdds` takes, which
 * rounds it to whole American odds.
 */
export function readTypedDecimal(text: string, format: PriceFormat): number {
  const plain = text.trim();
  const isAmerican = EVEN_MONEY.test(plain) || format === 'american' || SIGNED.test(plain);
  const price = isAmerican ? readTypedOdds(plain, format) : 0;
  if (isAmerican) return isAmericanPrice(price) ? americanToDecimal(price) : 0;
  const decimal = plainDecimal(plain, format);
  return decimal > 1 && decimal <= DECIMAL_MAX ? decimal : 0;
}
