import type { OwnBet } from '@clearedge/contract/routes/bets/performance';
import { centsToDollars } from '@clearedge/quant/money';
import type { z } from 'zod';
import { measuresOf } from './closing/closing-measures.ts';

import type { ListedBet } from './performance-rows.ts';

/** A settled bet with its price against the close, as the wire says it. */
export function presentBet(bet: ListedBet): z.infer<typeof OwnBet> {
  const { closingKind: kind, closingOdds: odds, closingProbability: probability, linePoints, stakeCents, profitCents, ...rest } = bet;
  return {
    ...rest,
    stake: centsToDollars(stakeCents),
    profit: centsToDollars(profitCents),
    closing: { kind, odds, probability, linePoints, ...measuresOf(bet) },
  };
}
