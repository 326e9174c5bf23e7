import type { Selection } from '@clearedge/quant/grading';
import { cents, splitCents } from '@clearedge/quant/money';

export const SLIP_GAMES = 5;
const SLIP_SHARE = 10;
const [LEAST_VALUE, MOST_VALUE] = [-100, 1000];

/** A tenth of the balance, rounded down: the slip never stakes more than that. */
export const budgetOf = (balanceCents: number): number => Math.floor(balanceCents / SLIP_SHARE);

/** The budget over the games in proportion to their confidence, to the cent; games whose share is nothing get nothing. */
export function stakesOf(budgetCents: number, confidences: readonly number[]): number[] {
  const weights = confidences.map((confidence) => Math.max(0, confidence));
  if (budgetCents <= 0 || !weights.some((weight) => weight > 0)) return confidences.map(() => 0);
  return splitCents(cents(budgetCents), weights);
}

/** Expected profit per unit as percent, held between −100 and 1000. */
export const impliedValue = (ev: number): number => Math.round(Math.min(MOST_VALUE, Math.max(LEAST_VALUE, ev * 100)) * 100) / 100;

/** A side of the board as a selection; null for what the practice slip does not carry. */
export function toSelection(market: string, side: string, line: number | null): Selection | null {
  const period = 'full' as const;
  const isClub = side === 'away' || side === 'home';
  if (market === 'moneyline' && isClub) return { market, period, side };
  if (line === null) return null;
  if (market === 'spread' && isClub) return { market, period, side, line };
  return market === 'total' && (side === 'over' || side === 'under') ? { market, period, side, line } : null;
}
