import { fallingRoot, requireCount } from '../maths/index.ts';
import { impliedProbabilityOfDecimal } from '../price/index.ts';

const LARGEST_EXPONENT = 1e6;

/** Probabilities of finishing in the first `places`, in the order of the prices, and the exponent that removed the margin. */
export interface PlaceProbabilities {
  probabilities: number[];
  exponent: number;
}

/**
 * Fair probabilities of a place (top 5, top 10) from the decimal place prices of the whole field: implied probabilities to one power, so
 * that they sum to the places and none passes 1. RangeError unless there are more players than places, or for a price of 1 or below.
 */
export function placeProbabilities(decimals: readonly number[], places: number): PlaceProbabilities {
  requireCount(places, 'number of places', 1);
  if (decimals.length <= places) throw new RangeError('A place market needs more players than places');
  const implied = decimals.map(impliedProbabilityOfDecimal);
  const raised = (exponent: number) => implied.map((probability) => probability ** exponent);
  const excess = (exponent: number) => raised(exponent).reduce((sum, probability) => sum + probability, 0) - places;
  const exponent = fallingRoot(excess, 0, LARGEST_EXPONENT);
  return { probabilities: raised(exponent), exponent };
}
