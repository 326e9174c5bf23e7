import type { Contract } from '@clearedge/contract';
import { CASH_OUT } from '@clearedge/contract/competition';
import type { VerbInput, VerbResult } from '@clearedge/contract/route';
import { centsToDollars } from '@clearedge/quant/money';
import { requireUser } from '../../../kernel/access.ts';
import type { Ctx } from '../../../kernel/ctx.ts';
import { getBetView } from '../rows/bet-rows.ts';
import { askPropPrices, opensAt, valueBet } from './value-bet.ts';

type Route = Contract['GET /api/virtual/bets/:betId/cash-out'];

/** What one's open bet can be closed for now. Only prices that everybody sees are in it, so that it tells no tier what another pays for. */
export async function getCashOut(ctx: Ctx, { params }: VerbInput<Route>): Promise<VerbResult<Route>> {
  const view = await getBetView(ctx, params.betId, requireUser(ctx.actor));
  const value = await valueBet(ctx, view, await askPropPrices(ctx, view));
  const isOffer = value.kind === 'offer';
  const opens = opensAt(view);
  return {
    betId: view.bet.id,
    amount: isOffer ? centsToDollars(value.offerCents) : null,
    holdFraction: CASH_OUT.holdPerLeg,
    legs: view.legs.map(({ leg }) => ({
      position: leg.position,
      odds: leg.odds,
      oddsNow: (isOffer && value.oddsNow.get(leg.position)) || null,
    })),
    isLive: isOffer && value.isLive,
    reason: isOffer ? null : value.reason,
    opensAt:
      view.bet.status === 'pending' && view.bet.contestOn === null && view.bet.betType !== 'teaser' && opens > ctx.now()
        ? opens.toISOString()
        : null,
    asOf: ctx.now().toISOString(),
  };
}
