declare const unit: unique symbol;

/** A whole number of cents; negative where money leaves. The only form in which money is stored or added. */
export type Cents = number & { readonly [unit]: 'cents' };

/** Brands a whole number as cents, never -0. RangeError for a fraction, NaN, or a sum too large to be exact. */
export function cents(value: number): Cents {
  if (!Number.isSafeInteger(value)) throw new RangeError(`Cents must be a whole number, not ${value}`);
  return (value === 0 ? 0 : value) as Cents;
}

/** Sum in cents, 0 of nothing. RangeError if a term or the sum is not exact. */
export function addCents(...amounts: readonly Cents[]): Cents {
  let sum = cents(0);
  for (const amount of amounts) sum = cents(sum + cents(amount));
  return sum;
}

/** The same stake in cents, once it is known to be above zero: what placement calls. RangeError at zero or below. */
export function requireStake(stakeCents: Cents): Cents {
  if (cents(stakeCents) <= 0) throw new RangeError('A stake must be above zero');
  return stakeCents;
}
