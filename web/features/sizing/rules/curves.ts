import { everFallTo, growthRate } from '@clearedge/quant/sizing';
import type { Question } from './calculator.ts';

export interface Point {
  x: number;
  y: number;
}

const STEPS = 60;
const LEVELS = [0.9, 0.8, 0.7, 0.6, 0.5, 0.4, 0.3, 0.2, 0.1];
const BEYOND = 2.3;
const LARGEST = 0.98;

/** Growth of the typical bankroll per bet, in percent, over the stakes from nothing to beyond twice Kelly, where it turns negative. */
export function growthCurve({ winProbability, decimal, pushProbability }: Question, full: number): Point[] {
  const last = Math.min(LARGEST, full * BEYOND);
  return Array.from({ length: STEPS + 1 }, (_, step) => growthAt({ winProbability, decimal, pushProbability }, (last * step) / STEPS));
}

export const growthAt = (
  { winProbability, decimal, pushProbability }: Pick<Question, 'winProbability' | 'decimal' | 'pushProbability'>,
  x: number,
): Point => ({ x, y: 100 * Math.expm1(growthRate(winProbability, decimal, x, pushProbability)) });

/** The chance of ever seeing the bankroll fall to each part of itself, staking so many times Kelly for ever. */
export const ruinCurve = (multiple: number): Point[] => [{ x: 1, y: 1 }, ...LEVELS.map((x) => ({ x, y: everFallTo(x, multiple) }))];
