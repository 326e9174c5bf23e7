import { americanToDecimal, impliedProbability } from '@clearedge/quant/price';
import { expectedValue } from '@clearedge/quant/sizing';

/** What every figure asks of a bet's price, worked out once for each bet: a bet is filed under seven cuts. */
export interface PriceFigures {
  decimal: number;
  /** The chance at which the price is worth nothing, 0..1. */
  implied: number;
  /** Expected value per unit at the close's own probability; null without one. */
  gain: number | null;
}

export function priceFigures(odds: number, closingProbability: number | null): PriceFigures {
  const decimal = americanToDecimal(odds);
  const gain = closingProbability === null ? null : expectedValue(closingProbability, decimal);
  return { decimal, implied: impliedProbability(odds), gain };
}
