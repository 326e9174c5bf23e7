import { requireNotNegative, requirePositive } from '../maths/index.ts';
import { decimalPrice } from '../price/index.ts';

/** A promotional stake: most books keep it and pay the profit alone, some return it as cash with the profit. */
export interface FreeBet {
  stake: number;
  decimal: number;
  isStakeReturned?: boolean;
}

/** Profit of a free bet by itself: nothing is lost where it loses. RangeError for a stake at zero or below, or a price of 1 or below. */
export function freeBetOutcome({ stake, decimal, isStakeReturned = false }: FreeBet): { profitIfWins: number; profitIfLoses: number } {
  const perUnit = isStakeReturned ? decimalPrice(decimal) : decimalPrice(decimal) - 1;
  return { profitIfWins: requirePositive(stake, 'stake') * perUnit, profitIfLoses: 0 };
}

/** Cash stake on the other side that makes both results alike, the profit locked in, and that profit per unit of free bet. RangeError as above. */
export function freeBetConversion(bet: FreeBet, hedgeDecimal: number): { hedgeStake: number; lockedProfit: number; conversion: number } {
  const hedgeStake = freeBetOutcome(bet).profitIfWins / decimalPrice(hedgeDecimal);
  const lockedProfit = hedgeStake * (hedgeDecimal - 1);
  return { hedgeStake, lockedProfit, conversion: lockedProfit / bet.stake };
}

/**
 * A cash bet whose lost stake comes back as a free bet worth `refundValue` (0 or above, in money): hedge stake that makes both results alike and
 * the profit locked in. RangeError as above, or where the refund is worth more than the bet can win.
 */
export function refundedBetHedge(
  stake: number,
  decimal: number,
  refundValue: number,
  hedgeDecimal: number,
): { hedgeStake: number; lockedProfit: number } {
  const returned = requirePositive(stake, 'stake') * decimalPrice(decimal);
  const hedgeStake = (returned - requireNotNegative(refundValue, 'refund')) / decimalPrice(hedgeDecimal);
  if (hedgeStake < 0) throw new RangeError('The refund is worth more than the bet can return');
  return { hedgeStake, lockedProfit: returned - stake - hedgeStake };
}

/** Decimal price after a profit boost (0.5 for 50%). RangeError for a negative boost or a price of 1 or below. */
export function boostedDecimal(decimal: number, boost: number): number {
  return decimalPrice(1 + (decimalPrice(decimal) - 1) * (1 + requireNotNegative(boost, 'boost')));
}
