export interface Outcome {
  probability: number;
  returns: readonly number[];
}

/** Expected log of the bankroll after staking these fractions of it; minus infinity where some outcome leaves nothing. */
export function expectedLog(outcomes: readonly Outcome[], fractions: readonly number[]): number {
  let total = 0;
  for (const outcome of outcomes) {
    const left = wealthAfter(outcome, fractions);
    if (left <= 0) return Number.NEGATIVE_INFINITY;
    total += outcome.probability * Math.log(left);
  }
  return total;
}

/** First derivatives of the expected log, and the second ones with their sign turned. */
export function derivatives(outcomes: readonly Outcome[], fractions: readonly number[]): { gradient: number[]; curvature: number[][] } {
  const gradient = fractions.map(() => 0);
  const curvature = fractions.map(() => fractions.map(() => 0));
  for (const outcome of outcomes) {
    const { probability, returns } = outcome;
    const left = wealthAfter(outcome, fractions);
    for (let first = 0; first < fractions.length; first += 1) {
      const slope = returns[first]! / left;
      gradient[first]! += probability * slope;
      const row = curvature[first]!;
      for (let second = 0; second < fractions.length; second += 1) row[second]! += (probability * slope * returns[second]!) / left;
    }
  }
  return { gradient, curvature };
}

function wealthAfter({ returns }: Outcome, fractions: readonly number[]): number {
  let left = 1;
  for (let bet = 0; bet < fractions.length; bet += 1) left += fractions[bet]! * returns[bet]!;
  return left;
}
