/** The least width that chances are shown over, so that half a point does not look like a landslide. */
const LEAST_SPAN = 0.12;

/** A scale that begins below the smallest of some chances and ends above the largest: `at` is the place of one in percent of the width. */
export function barScale(chances: readonly (number | null)[]): { zero: number; at: (chance: number) => string } {
  const known = chances.filter((chance) => chance !== null);
  const [low, high] = [Math.min(...known), Math.max(...known)];
  const span = Math.max(LEAST_SPAN, (high - low) * 2);
  const zero = Math.max(0, Math.min(low - span / 2, 1 - span));
  const top = Math.min(1, zero + span);
  return { zero, at: (chance) => `${(((Math.min(top, chance) - zero) / (top - zero)) * 100).toFixed(2)}%` };
}
