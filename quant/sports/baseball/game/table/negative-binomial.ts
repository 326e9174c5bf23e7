/**
 * Probabilities of 0 to `size - 1` counts of a negative binomial with this mean and dispersion (variance = mean + mean²/dispersion); the
 * last entry also holds everything beyond, so that the sum is 1. Both must be positive, which callers make sure of.
 */
export function negativeBinomial(mean: number, dispersion: number, size: number): Float64Array {
  const chances = new Float64Array(size);
  const ratio = mean / (mean + dispersion);
  let chance = (1 - ratio) ** dispersion;
  let beyond = 1;
  for (let count = 0; count < size - 1; count += 1) {
    chances[count] = chance;
    beyond -= chance;
    chance *= (ratio * (dispersion + count)) / (count + 1);
  }
  chances[size - 1] = Math.max(0, beyond);
  return chances;
}
