import type { CLOSING_KINDS, CLOSING_MEASURES } from '@clearedge/contract/routes/bets/performance';
import { closingCents, closingImpliedGain, closingPriceRatio } from '@clearedge/quant/closing';
import { americanToDecimal, impliedProbability } from '@clearedge/quant/price';
import { expectedValue } from '@clearedge/quant/sizing';

export type ClosingKind = (typeof CLOSING_KINDS)[number];
export type ClosingMeasure = (typeof CLOSING_MEASURES)[number];
export type Measures = Record<ClosingMeasure, number | null>;

/** A price taken and what is known of the close on the same line. */
export interface Closed {
  odds: number;
  closingOdds: number | null;
  closingProbability: number | null;
}

/** Each measure by its name; null where the close, or its other side, is missing. A missing close is not a zero. */
export function measuresOf({ odds, closingOdds, closingProbability: fair }: Closed): Measures {
  const taken = americanToDecimal(odds);
  const close = closingOdds === null ? null : americanToDecimal(closingOdds);
  return {
    expectedValue: fair === null ? null : expectedValue(fair, taken),
    probabilityGain: fair === null ? null : fair - impliedProbability(odds),
    priceRatio: close === null ? null : closingPriceRatio(taken, close),
    impliedGain: close === null ? null : closingImpliedGain(taken, close),
    cents: closingOdds === null ? null : closingCents(odds, closingOdds),
  };
}
