import { requireCount, requirePositive } from '../maths/index.ts';

const LANCZOS_SHIFT = 7;
const LANCZOS = [
  0.9999999999998099, 676.5203681218851, -1259.1392167224028, 771.3234287776531, -176.6150291621406, 12.507343278686905,
  -0.13857109526572012, 9.984369578019572e-6, 1.5056327351493116e-7,
];
const HALF_LOG_TWO_PI = Math.log(2 * Math.PI) / 2;

/** Natural log of the gamma function for a finite value above zero, to about 1e-14 relative. RangeError otherwise. Source: Lanczos (1964). */
export function logGamma(value: number): number {
  requirePositive(value);
  if (value < 0.5) return logGamma(value + 1) - Math.log(value);
  const at = value - 1;
  const base = at + LANCZOS_SHIFT + 0.5;
  const series = LANCZOS.reduce((total, coefficient, index) => total + (index === 0 ? coefficient : coefficient / (at + index)), 0);
  return HALF_LOG_TWO_PI + (at + 0.5) * Math.log(base) - base + Math.log(series);
}

/** Natural log of the number of ways to choose `size` of `count` things; both whole, 0 <= size <= count. RangeError otherwise. */
export function logChoose(count: number, size: number): number {
  requireCount(count);
  if (requireCount(size, 'size') > count) throw new RangeError(`Cannot choose ${size} of ${count}`);
  if (size === 0 || size === count) return 0;
  return logGamma(count + 1) - logGamma(size + 1) - logGamma(count - size + 1);
}
