import { fairProbabilities, type MarginMethod } from '../margin/index.ts';
import { americanPrice, decimalPrice, impliedProbabilityOfDecimal } from '../price/index.ts';

/** Price ratio: the price taken over the closing price, less 1. It equals the relative change of the implied probability. RangeError for a price of 1 or below. */
export function closingPriceRatio(betDecimal: number, closeDecimal: number): number {
  return decimalPrice(betDecimal) / decimalPrice(closeDecimal) - 1;
}

/** Change of the implied probability from the price taken to the close, margin left in both; 0.044 is 4.4 points. RangeError as above. */
export function closingImpliedGain(betDecimal: number, closeDecimal: number): number {
  return impliedProbabilityOfDecimal(closeDecimal) - impliedProbabilityOfDecimal(betDecimal);
}

/** That change as a fraction of the probability taken; the same number as `closingPriceRatio`, in the words of probabilities. RangeError as above. */
export function closingRelativeProbability(betDecimal: number, closeDecimal: number): number {
  return closingImpliedGain(betDecimal, closeDecimal) / impliedProbabilityOfDecimal(betDecimal);
}

/** How many cents of the dollar line the price moved in the bet's favour: -125 closing at -150 is 25, +110 closing at -110 is 20. RangeError for no American price. */
export function closingCents(betAmerican: number, closeAmerican: number): number {
  return dollarLine(betAmerican) - dollarLine(closeAmerican);
}

/** The close of one market: decimal prices of all its outcomes, the selection's place among them, and how the margin is taken out. */
export interface ClosingMarket {
  decimals: readonly number[];
  place: number;
  method?: MarginMethod;
}

/** Probability of the selection at the close without the margin (power method unless named). RangeError for fewer than two prices or no such place. */
export function closingProbability({ decimals, place, method = 'power' }: ClosingMarket): number {
  const probability = fairProbabilities(decimals, method).probabilities[place];
  if (probability === undefined) throw new RangeError(`The close has no outcome ${place}`);
  return probability;
}

/** Expected value of the price taken against the no-vig close: the house's closing line value. +100 into -110/-110 is 0. RangeError as `closingProbability`. Source: quant reference, B. */
export function closingExpectedValue(betDecimal: number, close: ClosingMarket): number {
  return closingProbability(close) * decimalPrice(betDecimal) - 1;
}

/** Probability of the no-vig close above the break-even probability of the price taken; 0.02 is two points. RangeError as `closingProbability`. */
export function closingProbabilityGain(betDecimal: number, close: ClosingMarket): number {
  return closingProbability(close) - impliedProbabilityOfDecimal(betDecimal);
}

// -100 and +100 are one price and stand at the middle of the dollar line.
function dollarLine(american: number): number {
  return american > 0 ? americanPrice(american) - 100 : americanPrice(american) + 100;
}
