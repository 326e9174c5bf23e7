/** Moves label heights (percent, any order) apart to at least `gap`, inside 0..100, keeping their order and staying as near as that allows. */
export function spreadLabels(heights: readonly number[], gap: number): number[] {
  const order = heights.map((_, index) => index).sort((a, b) => heights[a]! - heights[b]!);
  const placed = order.map((index) => heights[index]!);
  for (let i = 1; i < placed.length; i += 1) placed[i] = Math.max(placed[i]!, placed[i - 1]! + gap);
  const over = (placed.at(-1) ?? 0) - 100;
  if (over > 0) {
    placed[placed.length - 1] = 100;
    for (let i = placed.length - 2; i >= 0; i -= 1) placed[i] = Math.min(placed[i]!, placed[i + 1]! - gap);
  }
  const spread = heights.slice();
  order.forEach((index, rank) => {
    spread[index] = placed[rank]!;
  });
  return spread;
}
