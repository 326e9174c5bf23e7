declare const unit: unique symbol;

/** Odds as American books print them: a whole number, at most -100 or at least +100. */
export type AmericanPrice = number & { readonly [unit]: 'american' };

/** Whether a value is a whole American price. */
export function isAmericanPrice(value: unknown): value is AmericanPrice {
  return Number.isSafeInteger(value) && Math.abs(value as number) >= 100;
}

/** Brands a whole number as an American price. RangeError between -100 and +100, and for anything not whole. */
export function americanPrice(value: number): AmericanPrice {
  if (!isAmericanPrice(value)) throw new RangeError(`Not an American price: ${value}`);
  return value;
}

/** Returns the American price if it is -100 or below, or +100 or above; it need not be whole, as a fair price is not. RangeError otherwise. */
export function requireAmerican(value: number): number {
  if (!Number.isFinite(value) || Math.abs(value) < 100) throw new RangeError(`Not an American price: ${value}`);
  return value;
}
