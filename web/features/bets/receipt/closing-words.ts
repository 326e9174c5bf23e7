import { impliedProbability, isAmericanPrice } from '@clearedge/quant/price';

const LEVEL_POINTS = 0.05;

/** Price taken against the last price before the start, in points of implied probability; null where there is no closing price. */
export function closingWords(taken: number, closing: number | null, format: (odds: number) => string): string | null {
  if (closing === null || !isAmericanPrice(closing) || !isAmericanPrice(taken)) return null;
  const points = (impliedProbability(closing) - impliedProbability(taken)) * 100;
  const versus = `Price taken ${format(taken)}, best closing price ${format(closing)}`;
  if (Math.abs(points) < LEVEL_POINTS) return `${versus}: level with the close.`;
  const size = Math.abs(points).toFixed(1);
  return points > 0
    ? `${versus}: you beat the close by ${size} points of implied probability.`
    : `${versus}: ${size} points of implied probability worse than the close.`;
}
