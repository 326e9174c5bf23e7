import type { SlipEntry } from '../../../core/slip/index.ts';

export interface SlipTotals {
  stake: number;
  win: number;
  /** Stake and profit together: what comes back if every bet wins. */
  payout: number;
}

const sumCents = (amounts: readonly number[]): number => amounts.reduce((total, amount) => total + Math.round(amount * 100), 0);

export function slipTotals(entries: readonly SlipEntry[]): SlipTotals {
  const stake = sumCents(entries.map((entry) => entry.stake));
  const win = sumCents(entries.map((entry) => entry.potentialWin));
  return { stake: stake / 100, win: win / 100, payout: (stake + win) / 100 };
}
