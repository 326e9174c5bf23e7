declare const unit: unique symbol;

/** Total return per unit staked, above 1. */
export type DecimalPrice = number & { readonly [unit]: 'decimal' };

/** Brands a number as a decimal price. RangeError at 1 or below, and for NaN and Infinity. */
export function decimalPrice(value: number): DecimalPrice {
  if (!Number.isFinite(value) || value <= 1) throw new RangeError(`Not a decimal price: ${value}`);
  return value as DecimalPrice;
}
