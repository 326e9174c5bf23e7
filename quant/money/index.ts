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

/** Returns the stake, in cents, if it is above zero: what placement calls. RangeError at zero or below. */
export function requireStake(stakeCents: Cents): Cents {
  if (cents(stakeCents) <= 0) throw new RangeError('A stake must be above zero');
  return stakeCents;
}

/** An exact fraction; the denominator is above zero. Prices multiply as ratios so that money is rounded only once. */
export interface Ratio {
  numerator: bigint;
  denominator: bigint;
}

const DECIMAL_NUMBER = /^(-?)(\d+)(?:\.(\d+))?(?:e([+-]\d+))?$/;
const WIDEST_EXACT_BITS = 1000;

/** The value that a number prints as (1.005 is 1005/1000, not the binary neighbor below it). RangeError for NaN and Infinity. */
export function ratioOf(value: number): Ratio {
  const match = DECIMAL_NUMBER.exec(String(value));
  if (!match) throw new RangeError(`Not a finite number: ${value}`);
  const [, sign = '', whole = '', fraction = '', exponent = '0'] = match;
  const digits = BigInt(sign + whole + fraction);
  const shift = Number(exponent) - fraction.length;
  const power = 10n ** BigInt(Math.abs(shift));
  return shift >= 0 ? { numerator: digits * power, denominator: 1n } : reduceRatio({ numerator: digits, denominator: power });
}

/** The ratio in lowest terms, denominator above zero. RangeError for a zero denominator. */
export function reduceRatio(ratio: Ratio): Ratio {
  if (ratio.denominator === 0n) throw new RangeError('A ratio needs a denominator other than zero');
  let larger = ratio.numerator < 0n ? -ratio.numerator : ratio.numerator;
  let smaller = ratio.denominator < 0n ? -ratio.denominator : ratio.denominator;
  while (smaller > 0n) [larger, smaller] = [smaller, larger % smaller];
  const divisor = ratio.denominator < 0n ? -larger : larger;
  return { numerator: ratio.numerator / divisor, denominator: ratio.denominator / divisor };
}

/** The exact product in lowest terms; 1 of nothing. */
export function multiplyRatios(...ratios: readonly Ratio[]): Ratio {
  let product: Ratio = { numerator: 1n, denominator: 1n };
  for (const { numerator, denominator } of ratios)
    product = reduceRatio({ numerator: product.numerator * numerator, denominator: product.denominator * denominator });
  return product;
}

/** The nearest whole number, halves away from zero, never -0. RangeError if it is too large to be exact. */
export function roundRatio({ numerator, denominator }: Ratio): number {
  const magnitude = numerator < 0n ? -numerator : numerator;
  const rounded = (2n * magnitude + denominator) / (2n * denominator);
  const value = Number(rounded);
  if (!Number.isSafeInteger(value)) throw new RangeError('The amount is too large to be exact');
  return numerator < 0n && value !== 0 ? -value : value;
}

/** The nearest ordinary number, never -0: 0 for what is too small for one. RangeError beyond the largest one. */
export function ratioToNumber(ratio: Ratio): number {
  const { numerator, denominator } = reduceRatio(ratio);
  if (numerator < 0n) return 0 - ratioToNumber({ numerator: -numerator, denominator });
  const above = widthBeyondExact(numerator);
  const below = widthBeyondExact(denominator);
  const value = (Number(numerator >> BigInt(above)) / Number(denominator >> BigInt(below))) * 2 ** (above - below);
  if (!Number.isFinite(value)) throw new RangeError('The price is too large');
  return value;
}

// Shifting only what stands above the line would round a negative number away from zero, and lose a small one.
function widthBeyondExact(value: bigint): number {
  return Math.max(0, value.toString(2).length - WIDEST_EXACT_BITS);
}

// A digit must stand somewhere; zeros beyond the second decimal do not change the amount.
const DOLLARS = /^([+-]?)(?=\.?\d)(\d*)(?:\.(\d{0,2})0*)?$/;

/** An amount that someone typed, in dollars with at most 2 decimals ("12.5", 12.5, "-3.00"), as cents. RangeError otherwise: 1.005 is refused. */
export function dollarsToCents(dollars: number | string): Cents {
  const match = DOLLARS.exec(String(dollars).trim());
  if (!match) throw new RangeError(`Not an amount in dollars with at most 2 decimals: ${dollars}`);
  const [, sign = '', whole = '', fraction = ''] = match;
  const magnitude = Number(whole + fraction.padEnd(2, '0'));
  return cents(sign === '-' ? -magnitude : magnitude);
}

/** Cents, as stored or as computed, in dollars for the wire and for display. RangeError if the input is not whole. */
export function centsToDollars(amountCents: number): number {
  return cents(amountCents) / 100;
}

/** Cents as every text shows them: "$1,187.40", "−$21.00" with a true minus. RangeError if the input is not whole. */
export function formatCents(amountCents: number): string {
  const dollars = Math.abs(centsToDollars(amountCents)).toLocaleString('en-US', { minimumFractionDigits: 2, maximumFractionDigits: 2 });
  return `${amountCents < 0 ? '\u2212' : ''}$${dollars}`;
}

/** A computed amount of dollars to the nearest cent, halves away from zero. Call it once, at the end. RangeError for NaN and Infinity. */
export function roundToCents(dollars: number): Cents {
  return cents(roundRatio(multiplyRatios(ratioOf(dollars), { numerator: 100n, denominator: 1n })));
}

/** Cents times an exact ratio, rounded once to the cent, halves away from zero. RangeError if the result is too large. */
export function scaleCents(amountCents: Cents, ratio: Ratio): Cents {
  return cents(roundRatio({ numerator: BigInt(cents(amountCents)) * ratio.numerator, denominator: ratio.denominator }));
}

const MOST_PARTS = 100_000;

/**
 * Splits cents into equal parts, or in proportion to weights, without losing one: the shares add up to the total, and what does not
 * divide goes to the largest remainders, first come first. RangeError without a part, or for weights that are negative or all zero.
 */
export function splitCents(totalCents: Cents, partsOrWeights: number | readonly number[]): Cents[] {
  const weights = wholeWeights(partsOrWeights);
  const weightSum = weights.reduce((sum, weight) => sum + weight, 0n);
  if (weightSum === 0n) throw new RangeError('At least one weight must be above zero');
  const sign = cents(totalCents) < 0 ? -1 : 1;
  const magnitude = BigInt(Math.abs(totalCents));
  const shares = weights.map((weight) => ({ share: (magnitude * weight) / weightSum, remainder: (magnitude * weight) % weightSum }));
  let left = Number(magnitude - shares.reduce((sum, { share }) => sum + share, 0n));
  const byRemainder = shares.toSorted(
    (first, second) => Number(second.remainder > first.remainder) - Number(second.remainder < first.remainder),
  );
  for (const share of byRemainder) {
    if (left === 0) break;
    share.share += 1n;
    left -= 1;
  }
  return shares.map(({ share }) => cents(sign * Number(share)));
}

function wholeWeights(partsOrWeights: number | readonly number[]): bigint[] {
  if (typeof partsOrWeights === 'number') {
    if (!Number.isInteger(partsOrWeights) || partsOrWeights < 1 || partsOrWeights > MOST_PARTS)
      throw new RangeError(`Cannot split into ${partsOrWeights} parts`);
    return Array.from({ length: partsOrWeights }, () => 1n);
  }
  const ratios = partsOrWeights.map(ratioOf);
  if (ratios.some(({ numerator }) => numerator < 0n)) throw new RangeError('A weight cannot be negative');
  const scale = ratios.reduce((product, { denominator }) => (product % denominator === 0n ? product : product * denominator), 1n);
  return ratios.map(({ numerator, denominator }) => (numerator * scale) / denominator);
}
