import { type Cents, cents } from './cents.ts';
import { ratioOf } from './ratio.ts';

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
