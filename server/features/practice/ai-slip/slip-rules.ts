import { PRACTICE_STAKE_LEAST } from '@clearedge/contract/competition';
import type { Selection } from '@clearedge/quant/grading';
import { cents, dollarsToCents, splitCents } from '@clearedge/quant/money';

export const SLIP_GAMES = 5;
const SLIP_SHARE = 10;
const [LEAST_VALUE, MOST_VALUE] = [-100, 1000];

/** A tenth of the balance, rounded down: the slip never stakes more than that. */
export const budgetOf = (balanceCents: number): number => Math.floor(balanceCents / SLIP_SHARE);

const LEAST_CENTS: number = dollarsToCents(PRACTICE_STAKE_LEAST);
/** The budget over the games in proportion to their confidence, to the cent. A share under the minimum stake goes to the other games, the least first. */
export function stakesOf(budgetCents: number, confidences: readonly number[]): number[] {
  const weights = confidences.map((confidence) => Math.max(0, confidence));
  while (budgetCents > 0 && weights.some((weight) => weight > 0)) {
    const stakes = splitCents(cents(budgetCents), weights);
    if (!stakes.some((stake) => stake > 0 && stake < LEAST_CENTS)) return stakes;
    const least = Math.min(...weights.filter((weight) => weight > 0));
    weights[weights.lastIndexOf(least)] = 0;
  }
  return confidences.map(() => 0);
}

/** Expected profit per unit as percent, held between −100 and 1000. Only screens round it: rounded twice, −2.746 would print as −2.8. */
export const impliedValue = (ev: number): number => Math.min(MOST_VALUE, Math.max(LEAST_VALUE, ev * 100));

/** A selection on the score of a game. */
export type ScoreSelection = Exclude<Selection, { market: 'prop' }>;

/** A side of the board as a selection; null for what the practice slip does not carry. */
export function toSelection(market: string, side: string, line: number | null): ScoreSelection | null {
  const period = 'full' as const;
  const isClub = side === 'away' || side === 'home';
  if (market === 'moneyline' && isClub) return { market, period, side };
  if (line === null) return null;
  if (market === 'spread' && isClub) return { market, period, side, line };
  return market === 'total' && (side === 'over' || side === 'under') ? { market, period, side, line } : null;
}
