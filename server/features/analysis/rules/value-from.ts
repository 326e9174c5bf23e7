import type { AnalysedSide } from '../../../db/schema/index.ts';
import { judgePrice } from '../../forecasts/index.ts';

type Priced = Pick<AnalysedSide, 'probability' | 'probabilityLow' | 'pushProbability' | 'fairOdds' | 'marketProbability' | 'bookCount'>;

/** Beyond so many steps from the fair price nothing would ever be offered. */
const MOST_STEPS = 400;
const EVEN = 100;

const nextPrice = (american: number): number => (american === -EVEN - 1 ? EVEN : american + 1);

const firstWhole = (fairOdds: number): number => {
  const whole = Math.ceil(fairOdds);
  return Math.abs(whole) < EVEN || whole === -EVEN ? EVEN : whole;
};

/** The lowest whole American price at which a side is value; null when none near its fair price is, or would be trusted. */
export function valueFrom(side: Priced, modelWeight: number): number | null {
  const { probability, probabilityLow: low, pushProbability: push, marketProbability = null, bookCount = 0 } = side;
  let price = firstWhole(side.fairOdds);
  for (let step = 0; step < MOST_STEPS; step += 1) {
    const offer = { odds: price, bookCount, noVigProbability: marketProbability };
    if (judgePrice({ probability, low, push }, offer, modelWeight).isValue) return price;
    price = nextPrice(price);
  }
  return null;
}
