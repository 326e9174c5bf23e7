import { requireFinite, requirePositive } from '../../maths/index.ts';

/** The deepest fall of a balance from an earlier peak, in the balance's unit, and between which places of the series it lay. */
export interface Drawdown {
  depth: number;
  peakIndex: number;
  troughIndex: number;
}

/** Largest fall from a peak in a series of balances; depth 0 at place 0 where it never falls. RangeError of nothing or for NaN. */
export function maxDrawdown(balances: ArrayLike<number>): Drawdown {
  return deepest(balances, (peak, balance) => peak - balance);
}

/** The same as a fraction of the peak, 0 to 1 for balances that stay above zero. RangeError of nothing or for a balance at zero or below. */
export function maxDrawdownFraction(balances: ArrayLike<number>): Drawdown {
  for (let index = 0; index < balances.length; index += 1) requirePositive(balances[index]!, 'balance');
  return deepest(balances, (peak, balance) => 1 - balance / peak);
}

/** Balances after each bet, the start included, from a start and the profit of each bet. RangeError for NaN. */
export function balancesOf(start: number, profits: ArrayLike<number>): number[] {
  const balances = [requireFinite(start, 'start')];
  for (let index = 0; index < profits.length; index += 1) balances.push(balances[index]! + requireFinite(profits[index]!, 'profit'));
  return balances;
}

function deepest(balances: ArrayLike<number>, fall: (peak: number, balance: number) => number): Drawdown {
  if (balances.length === 0) throw new RangeError('A drawdown needs a balance');
  const worst: Drawdown = { depth: 0, peakIndex: 0, troughIndex: 0 };
  let peakIndex = 0;
  for (let index = 0; index < balances.length; index += 1) {
    if (requireFinite(balances[index]!, 'balance') > balances[peakIndex]!) peakIndex = index;
    const depth = fall(balances[peakIndex]!, balances[index]!);
    if (depth > worst.depth) Object.assign(worst, { depth, peakIndex, troughIndex: index });
  }
  return worst;
}
