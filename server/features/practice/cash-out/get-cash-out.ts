import type { Contract } from '@clearedge/contract';
import type { VerbInput, VerbResult } from '@clearedge/contract/route';
import { centsToDollars } from '@clearedge/quant/money';
import { requireUser } from '../../../kernel/access.ts';
import type { Ctx } from '../../../kernel/ctx.ts';

import { type BetView, getBetView } from '../rows/bet-rows.ts';
import { CASH_OUT_HOLD, type FairValue, fairValue } from './fair-value.ts';

type Route = Contract['GET /api/virtual/bets/:betId/cash-out'];

/** What one's open bet can be closed for now. */
export async function getCashOut(ctx: Ctx, { params }: VerbInput<Route>): Promise<VerbResult<Route>> {
  const view = await getBetView(ctx, params.betId, requireUser(ctx.actor));
  const value = await offerFor(ctx, view);
  const isValue = value.kind === 'value';
  return {
    betId: view.bet.id,
    amount: isValue ? centsToDollars(value.offerCents) : null,
    fairValue: isValue ? centsToDollars(value.fairCents) : null,
    holdFraction: CASH_OUT_HOLD,
    winProbability: isValue ? value.probability : null,
    isLive: isValue && value.isLive,
    reason: isValue ? null : value.reason,
    asOf: ctx.now().toISOString(),
  };
}

export const offerFor = (ctx: Ctx, view: BetView): Promise<FairValue> =>
  view.bet.status === 'pending' ? fairValue(ctx, view) : Promise.resolve({ kind: 'none', reason: 'This bet is settled.' });
