import { fallingRoot } from '@clearedge/quant/maths';
import { decimalToAmericanRounded } from '@clearedge/quant/price';

/** Books quote golf in such steps, up to the first number. */
const STEPS: readonly [number, number][] = [
  [200, 5],
  [400, 10],
  [1000, 50],
  [2000, 100],
  [5000, 500],
  [10_000, 1000],
  [50_000, 5000],
];
const LONGEST = 50_000;
const SHORTEST = 0.985;
/** Nobody offers less of a chance than this, and while a tournament is played it is taken down. */
export const LEAST_CHANCE = 0.0004;

/** A price for an implied chance, rounded to the book's steps in its own favour. */
export function quoted(implied: number): number {
  const chance = Math.min(SHORTEST, implied);
  if (chance >= 0.5) return Math.round(decimalToAmericanRounded(1 / chance) / 5) * 5 || -100;
  const american = 100 * (1 / chance - 1);
  const step = STEPS.find(([upTo]) => american <= upTo)?.[1] ?? 5000;
  return Math.max(100, Math.min(LONGEST, Math.floor(american / step) * step));
}

/** Chances that add up to `target`, with more of the margin on those who hardly ever win, as books have it. */
export function withMargin(chances: readonly number[], target: number): number[] {
  const raised = (exponent: number): number[] => chances.map((chance) => Math.min(SHORTEST, Math.max(LEAST_CHANCE, chance) ** exponent));
  const excess = (exponent: number): number => raised(exponent).reduce((sum, chance) => sum + chance, 0) - target;
  return raised(excess(0.3) > 0 && excess(3) < 0 ? fallingRoot(excess, 0.3, 3) : 1);
}
