import type { Contract } from '@clearedge/contract';
import type { VerbInput, VerbResult } from '@clearedge/contract/route';
import { requireUser } from '../../kernel/access.ts';
import type { Ctx } from '../../kernel/ctx.ts';
import { Refusal } from '../../kernel/refusal.ts';
import { type BetView, findBetView, getBetView, toBet } from '../bets/index.ts';
import { findContradiction } from './marks/find-contradiction.ts';
import { readReceipt } from './read-receipt.ts';

/** One's own bet with the receipt of how it was graded. */
export async function getBet(
  ctx: Ctx,
  { params }: VerbInput<Contract['GET /api/bets/:betId']>,
): Promise<VerbResult<Contract['GET /api/bets/:betId']>> {
  return present(ctx, await getBetView(ctx, params.betId, requireUser(ctx.actor)));
}

const present = async (ctx: Ctx, view: BetView): Promise<VerbResult<Contract['GET /api/bets/:betId']>> => ({
  ...toBet(view),
  receipt: await readReceipt(ctx, view.bet),
  contradiction: await findContradiction(ctx, view.bet),
});

/** Any bet with its receipt, after its result was entered; who may ask is the caller's to check. */
export async function presentGraded(ctx: Ctx, betId: string): Promise<VerbResult<Contract['GET /api/bets/:betId']>> {
  const view = await findBetView(ctx, betId);
  if (!view) throw new Refusal('NOT_FOUND', 'This bet could not be found.');
  return present(ctx, view);
}
