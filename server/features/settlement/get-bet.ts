import type { Contract } from '@clearedge/contract';
import type { VerbInput, VerbResult } from '@clearedge/contract/route';
import { requireUser } from '../../kernel/access.ts';
import type { Ctx } from '../../kernel/ctx.ts';
import { getBetView, toBet } from '../bets/index.ts';
import { readReceipt } from './read-receipt.ts';

/** One's own bet with the receipt of how it was graded. */
export async function getBet(
  ctx: Ctx,
  { params }: VerbInput<Contract['GET /api/bets/:betId']>,
): Promise<VerbResult<Contract['GET /api/bets/:betId']>> {
  const view = await getBetView(ctx, params.betId, requireUser(ctx.actor));
  return { ...toBet(view), receipt: await readReceipt(ctx, view.bet) };
}
