import type { StakeFigures } from '@clearedge/quant/sizing';
import { formatMoney, formatPercent } from '../../../lib/format.ts';

/** Results are shown with two decimals. */
export const percent2 = (fraction: number): string => formatPercent(fraction, 2);

export const ADVICE = 'Never stake more than 5% of your bankroll on one bet, and use a quarter Kelly.';

export function boundWords({ boundBy }: StakeFigures, cap: number): string {
  if (boundBy === 'no edge') return 'No bet: there is no edge at this price.';
  return boundBy === 'advice cap'
    ? `Held at your cap of ${formatPercent(cap, cap * 100 === Math.round(cap * 100) ? 0 : 1)} of the bankroll.`
    : 'Your Kelly fraction, below the cap.';
}

/** What should give pause; empty as a rule. */
export function warningsOf({ full, isHigh, expectedValue }: StakeFigures): string[] {
  const warnings: string[] = [];
  if (expectedValue < 0)
    warnings.push(
      `Negative expected value: at this price and probability a bet of $100 loses ${formatMoney(-100 * expectedValue)} on average. Kelly stakes nothing.`,
    );
  if (isHigh)
    warnings.push(
      `High Kelly percentage: full Kelly is ${percent2(full)} of your bankroll, more than 25%. Check the probability: a small error in it makes this stake far too large.`,
    );
  return warnings;
}
