/** An exact fraction; the denominator is above zero. Prices multiply as ratios so that money is rounded only once. */
export interface Ratio {
  numerator: bigint;
  denominator: bigint;
}

const DECIMAL_NUMBER = /^(-?)(\d+)(?:\.(\d+))?(?:e([+-]\d+))?$/;
const WIDEST_EXACT_BITS = 1000;

/** The value that a number prints as (1.005 is 1005/1000, not the binary neighbour below it). RangeError for NaN and Infinity. */
export function ratioOf(value: number): Ratio {
  const match = DECIMAL_NUMBER.exec(String(value));
  if (!match) throw new RangeError(`Not a finite number: ${value}`);
  const [, sign = '', whole = '', fraction = '', exponent = '0'] = match;
  const digits = BigInt(sign + whole + fraction);
  const shift = Number(exponent) - fraction.length;
  const power = 10n ** BigInt(Math.abs(shift));
  return shift >= 0 ? { numerator: digits * power, denominator: 1n } : reduceRatio({ numerator: digits, denominator: power });
}

/** The same fraction in lowest terms, denominator above zero. RangeError for a zero denominator. */
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
