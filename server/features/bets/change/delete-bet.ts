import type { Contract } from '@clearedge/contract';
import type { VerbInput } from '@clearedge/contract/route';
import { requireUser } from '../../../kernel/access.ts';
import { audit } from '../../../kernel/audit.ts';
import type { Ctx } from '../../../kernel/ctx.ts';
import { Refusal } from '../../../kernel/refusal.ts';
import { lockOwnBet, updateBet } from '../bet-rows.ts';
import { closedReason } from '../target/closed.ts';

/** Hides one's own bet from the list and the statistics, before its contest starts; the row stays for the weekly limits and the audit trail. */
export async function deleteBet(ctx: Ctx, { params }: VerbInput<Contract['DELETE /api/bets/:betId']>): Promise<{ ok: true }> {
  const userId = requireUser(ctx.actor);
  await ctx.transact(async (tx) => {
    const bet = await lockOwnBet(tx, params.betId, userId);
    const closed = await closedReason(tx, bet);
    if (closed) throw new Refusal('CONTEST_STARTED', `${closed} It stays in your record.`);
    await updateBet(tx, bet.id, { deletedAt: tx.now() });
    await audit(tx, 'bet.deleted', `bet:${bet.id}`, { status: bet.status });
  });
  await ctx.publish({ topic: 'user', userId, what: 'bets' });
  return { ok: true };
}
