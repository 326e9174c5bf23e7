import { type AmericanPrice, americanToDecimal, type DecimalPrice, fairAmericanRounded, fairDecimal } from '../price/index.ts';
import { fairProbabilities, type MarginMethod } from './fair-probabilities.ts';

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
