import { fallingRoot } from '../maths/index.ts';

const NO_MARGIN = 1e-12;

/**
 * Shin's fair probabilities and the share of insiders z, from implied probabilities. RangeError where the prices hold a negative margin,
 * which insiders cannot explain. Sources: Shin 1992; Jullien and Salanie 1994; for two outcomes it equals the additive method.
 */
export function shinProbabilities(implied: readonly number[]): { probabilities: number[]; insiderShare: number } {
  const sum = implied.reduce((partial, probability) => partial + probability, 0);
  if (sum < 1 - NO_MARGIN) throw new RangeError("Shin's method needs prices that hold a margin");
  if (sum <= 1 + NO_MARGIN) return { probabilities: implied.map((probability) => probability / sum), insiderShare: 0 };
  const at = (share: number) => implied.map((probability) => shinProbability(probability, sum, share));
  const excess = (share: number) => at(share).reduce((partial, probability) => partial + probability, 0) - 1;
  const insiderShare = fallingRoot(excess, 0, 1);
  return { probabilities: at(insiderShare), insiderShare };
}

// Multiplied through by the conjugate: the textbook difference of roots loses its digits as z nears 1.
function shinProbability(implied: number, sum: number, share: number): number {
  const square = (implied * implied) / sum;
  return (2 * square) / (Math.sqrt(share * share + 4 * (1 - share) * square) + share);
}
