const MOST_STEPS = 200;

/** Where a falling function crosses zero between two ends, by bisection to the last bit. The ends must stand on both sides of it. */
export function fallingRoot(fall: (at: number) => number, from: number, to: number): number {
  let low = from;
  let high = to;
  for (let step = 0; step < MOST_STEPS; step += 1) {
    const middle = low + (high - low) / 2;
    if (middle === low || middle === high) break;
    if (fall(middle) > 0) low = middle;
    else high = middle;
  }
  return Math.abs(fall(low)) < Math.abs(fall(high)) ? low : high;
}
