import type { Contract } from '@clearedge/contract';
import type { VerbInput, VerbResult } from '@clearedge/contract/route';
import { centsToDollars } from '@clearedge/quant/money';
import { americanToDecimal, fractionalToDecimal } from '@clearedge/quant/price';
import type { StakeFigures } from '@clearedge/quant/sizing';
import { centsOf } from '../../kernel/cents-of.ts';

type One = VerbInput<Contract['POST /api/kelly']>['body'];
type Figures = VerbResult<Contract['POST /api/kelly']>;

/** The contract has seen to it that there is exactly one price. */
export function decimalOf({ american, decimal, fractional }: Pick<One, 'american' | 'decimal' | 'fractional'>): number {
  if (decimal !== undefined) return decimal;
  return american === undefined ? fractionalToDecimal(fractional!) : americanToDecimal(american);
}

/** What a request says of stakes in the names of the arithmetic; what it leaves out is left out. */
export const stakeTermsOf = ({ kellyShare, cap, bankroll }: Pick<One, 'kellyShare' | 'cap' | 'bankroll'>) => ({
  ...(kellyShare !== undefined && { share: kellyShare }),
  ...(cap !== undefined && { cap }),
  ...(bankroll !== undefined && { bankrollCents: centsOf(bankroll, 'bankroll') }),
});

export function presentFigures(figures: StakeFigures, decimal: number, hasBankroll: boolean): Figures {
  const { breakEven, edge, expectedValue, full, half, quarter, wanted, advised, stakeCents, boundBy, isHigh, growth } = figures;
  return {
    decimal,
    breakEven,
    edge,
    expectedValue,
    expectedPer100: 100 * expectedValue,
    full,
    half,
    quarter,
    wanted,
    advised,
    stake: hasBankroll ? centsToDollars(stakeCents) : null,
    boundBy,
    isHigh,
    growth,
  };
}
