import { worthOf } from '@clearedge/quant/blend';
import { americanToDecimal } from '@clearedge/quant/price';
import type { AnalysedSide } from '../../../db/schema/index.ts';

type Priced = Pick<AnalysedSide, 'probability' | 'probabilityLow' | 'pushProbability' | 'fairOdds'>;

/** Beyond so many steps from the fair price nothing would ever be offered. */
const MOST_STEPS = 400;
const EVEN = 100;

const nextPrice = (american: number): number => (american === -EVEN - 1 ? EVEN : american + 1);

const firstWhole = (fairOdds: number): number => {
  const whole = Math.ceil(fairOdds);
  return Math.abs(whole) < EVEN || whole === -EVEN ? EVEN : whole;
};

/** The lowest whole American price at which a side is value; null when none near its fair price is. */
export function valueFrom({ probability, probabilityLow, pushProbability, fairOdds }: Priced): number | null {
  let price = firstWhole(fairOdds);
  for (let step = 0; step < MOST_STEPS; step += 1) {
    if (worthOf({ probability, low: probabilityLow }, americanToDecimal(price), pushProbability).isValue) return price;
    price = nextPrice(price);
  }
  return null;
}
