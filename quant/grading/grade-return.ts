import { type Cents, cents } from '../money/index.ts';
import { payoutCents, type Quote } from '../price/index.ts';
import { type DeadHeat, deadHeatReturnCents } from './dead-heat.ts';
import type { Grade } from './types.ts';

/**
 * What a graded single bet returns, in cents, stake included: the payout of a win (reduced by a dead heat), nothing for a loss, the stake
 * for a push or void. RangeError for a negative stake or no such price.
 */
export function gradeReturnCents(stakeCents: Cents, quote: Quote, grade: Grade, deadHeat?: DeadHeat): Cents {
  const payout = deadHeat ? deadHeatReturnCents(stakeCents, quote, deadHeat) : payoutCents(stakeCents, quote);
  if (grade === 'win') return payout;
  return grade === 'loss' ? cents(0) : cents(stakeCents);
}
