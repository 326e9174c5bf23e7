/** How far the last third of a run lies above its middle third, as a fraction of it: 0.1 is a tenth more; null with fewer than two samples a third. */
export function growth(samples: readonly number[], share = 0.5): number | null {
  const third = Math.floor(samples.length / 3);
  if (third < 2) return null;
  const at = (part: readonly number[]): number => part.toSorted((a, b) => a - b)[Math.floor((part.length - 1) * share)]!;
  const middle = at(samples.slice(-2 * third, -third));
  return (at(samples.slice(-third)) - middle) / middle;
}
