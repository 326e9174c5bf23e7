import type { Contract } from '@clearedge/contract';
import type { VerbInput, VerbResult } from '@clearedge/contract/route';
import { centsToDollars } from '@clearedge/quant/money';
import { requireUser } from '../../../kernel/access.ts';
import type { Ctx } from '../../../kernel/ctx.ts';
import { accountsOf, listBetMovements } from '../../ledger/index.ts';
import { getBetView } from '../rows/bet-rows.ts';
import { presentBet } from './present-bet.ts';
import { explain, payoutFormula } from './receipt-rules.ts';
import { currentSpanOf } from './spans.ts';

type Route = Contract['GET /api/virtual/bets/:betId'];
type Kind = VerbResult<Route>['postings'][number]['kind'];

/** One's own practice bet with everything that its money did. */
export async function getBet(ctx: Ctx, { params }: VerbInput<Route>): Promise<VerbResult<Route>> {
  return presentReceipt(ctx, params.betId, requireUser(ctx.actor));
}

export async function presentReceipt(ctx: Ctx, betId: string, userId: string): Promise<VerbResult<Route>> {
  const view = await getBetView(ctx, betId, userId);
  const { bankroll } = accountsOf(userId, view.bet.contestOn);
  const moves = await listBetMovements(ctx, bankroll, betId);
  return {
    ...presentBet(view, await currentSpanOf(ctx, userId)),
    explanation: explain(view),
    payoutFormula: payoutFormula(view),
    postings: moves.map(({ kind, amountCents, postedAt, reason }) => ({
      kind: kind as Kind,
      amount: centsToDollars(amountCents),
      at: postedAt.toISOString(),
      reason,
    })),
  };
}
