/** P-values corrected for having looked at all of them (Holm 1979): the family-wise error stays below any level, whatever the tests share. In the given order. */
export function holm(pValues: readonly number[]): number[] {
  const order = pValues.map((_, index) => index).sort((a, b) => pValues[a]! - pValues[b]!);
  const adjusted = pValues.map(() => 1);
  let least = 0;
  for (const [place, index] of order.entries()) {
    least = Math.max(least, Math.min(1, pValues[index]! * (pValues.length - place)));
    adjusted[index] = least;
  }
  return adjusted;
}
