import { requireAmerican } from './american.ts';

/** Below zero if the first American price pays less, above zero if it pays more, 0 if they pay alike (-100 and +100). RangeError for no price. */
export function comparePrices(first: number, second: number): number {
  return Math.sign(profitPerUnit(first) - profitPerUnit(second)) || 0;
}

/** The one of two American prices that pays the bettor more; the first if they pay alike. RangeError for no price. */
export function betterPrice<Price extends number>(first: Price, second: Price): Price {
  return comparePrices(first, second) >= 0 ? first : second;
}

function profitPerUnit(american: number): number {
  requireAmerican(american);
  return american > 0 ? american / 100 : 100 / -american;
}
