import { normalProbability, normalQuantile } from '../distribution/index.ts';
import { fallingRoot } from '../maths/index.ts';
import {
  type AmericanPrice,
  americanToDecimal,
  type DecimalPrice,
  fairAmericanRounded,
  fairDecimal,
  impliedProbabilityOfDecimal,
} from '../price/index.ts';
import { impliedSum } from './overround.ts';

const NO_MARGIN = 1e-12;

/**
 * Shin's fair probabilities and the share of insiders z, from implied probabilities. RangeError where the prices hold a negative margin,
 * which insiders cannot explain. Sources: Shin 1992; Jullien and Salanie 1994; for two outcomes it equals the additive method.
 */
function shinProbabilities(implied: readonly number[]): { probabilities: number[]; insiderShare: number } {
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

/** The ways to take a book's margin out of its prices; power is the house's default for two-way prices. */
export const MARGIN_METHODS = ['power', 'multiplicative', 'additive', 'oddsRatio', 'shin', 'probit'] as const;
export type MarginMethod = (typeof MARGIN_METHODS)[number];

/** Probabilities that sum to 1, in the order of the prices, and what the method solved for: power's exponent, the odds ratio, Shin's z, the probit shift. */
export interface FairProbabilities {
  method: MarginMethod;
  probabilities: number[];
  parameter: number;
}

const LARGEST_LOG_ODDS_RATIO = 80;
const LARGEST_PROBIT_SHIFT = 40;

/**
 * Fair probabilities of all outcomes of one market from their decimal prices. RangeError for fewer than two prices, for a price of 1 or
 * below, where the additive method would go to zero or below, and for Shin's method on prices without a margin.
 */
export function fairProbabilities(decimals: readonly number[], method: MarginMethod = 'power'): FairProbabilities {
  impliedSum(decimals);
  const implied = decimals.map(impliedProbabilityOfDecimal);
  const { probabilities, parameter } = SOLVERS[method](implied);
  if (!probabilities.every((probability) => probability > 0 && probability < 1))
    throw new RangeError(`The ${method} method has no answer between 0 and 1 for these prices`);
  return { method, probabilities, parameter: parameter === 0 ? 0 : parameter };
}

type Solved = Omit<FairProbabilities, 'method'>;

const SOLVERS: Record<MarginMethod, (implied: readonly number[]) => Solved> = {
  power: solvePower,
  multiplicative: (implied) => {
    const sum = total(implied);
    return { probabilities: implied.map((probability) => probability / sum), parameter: sum };
  },
  additive: (implied) => {
    const share = (total(implied) - 1) / implied.length;
    return { probabilities: implied.map((probability) => probability - share), parameter: share };
  },
  oddsRatio: solveOddsRatio,
  shin: (implied) => {
    const { probabilities, insiderShare } = shinProbabilities(implied);
    return { probabilities, parameter: insiderShare };
  },
  probit: solveProbit,
};

function solvePower(implied: readonly number[]): Solved {
  const raise = (exponent: number) => implied.map((probability) => probability ** exponent);
  let high = 1;
  while (total(raise(high)) > 1) high *= 2;
  const parameter = fallingRoot((exponent) => total(raise(exponent)) - 1, 0, high);
  return { probabilities: raise(parameter), parameter };
}

function solveOddsRatio(implied: readonly number[]): Solved {
  const shift = (ratio: number) => implied.map((probability) => probability / (ratio + probability - ratio * probability));
  const excess = (logarithm: number) => total(shift(Math.exp(logarithm))) - 1;
  const parameter = Math.exp(fallingRoot(excess, -LARGEST_LOG_ODDS_RATIO, LARGEST_LOG_ODDS_RATIO));
  return { probabilities: shift(parameter), parameter };
}

function solveProbit(implied: readonly number[]): Solved {
  const scores = implied.map(normalQuantile);
  const lower = (shift: number) => scores.map((score) => normalProbability(score - shift));
  const parameter = fallingRoot((shift) => total(lower(shift)) - 1, -LARGEST_PROBIT_SHIFT, LARGEST_PROBIT_SHIFT);
  return { probabilities: lower(parameter), parameter };
}

function total(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0);
}

/** One outcome without the book's margin. */
export interface FairPrice {
  probability: number;
  decimal: DecimalPrice;
  american: AmericanPrice;
}

/** Fair prices of all outcomes of one market from its American prices, in their order. RangeError as `fairProbabilities`. */
export function fairPrices(americans: readonly number[], method: MarginMethod = 'power'): FairPrice[] {
  const { probabilities } = fairProbabilities(americans.map(americanToDecimal), method);
  return probabilities.map((probability) => ({
    probability,
    decimal: fairDecimal(probability),
    american: fairAmericanRounded(probability),
  }));
}
