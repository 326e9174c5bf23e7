import type { Contract } from '@clearedge/contract';
import type { VerbResult } from '@clearedge/contract/route';
import { requireUser } from '../../../kernel/access.ts';
import type { Ctx } from '../../../kernel/ctx.ts';
import { once } from '../../../kernel/once.ts';
import { bankrollOf, HOUSE_GRANTS, lockBalances, postTransfer } from '../../ledger/index.ts';
import { lockPlayer, startPeriod } from '../rows/player-rows.ts';
import { ensurePlayer, STARTING_CENTS } from './ensure-player.ts';
import { readBalanceOf } from './get-balance.ts';

type Result = VerbResult<Contract['POST /api/user/balance/reset']>;

/**
 * Brings the bankroll back to the starting balance by an entry of its own and starts a new statistics period. Nothing is deleted; the stakes of
 * open bets stay where they are, and what such a bet pays comes to the bankroll when it is settled.
 */
export async function resetBalance(ctx: Ctx): Promise<Result> {
  const userId = requireUser(ctx.actor);
  const done = await ctx.transact((tx) => once(tx, userId, 'POST /api/user/balance/reset', {}, () => resetIn(tx, userId)));
  await ctx.publish({ topic: 'user', userId, what: 'bets' });
  return done;
}

async function resetIn(tx: Ctx, userId: string): Promise<Result> {
  await ensurePlayer(tx, userId);
  const { period } = (await lockPlayer(tx, userId))!;
  const account = bankrollOf(userId);
  // Locked before it is read: a bet settled in between would be paid on top of the starting balance.
  const held = (await lockBalances(tx, [account, HOUSE_GRANTS])).get(account)!;
  const missing = STARTING_CENTS - held;
  if (missing !== 0)
    await postTransfer(tx, {
      kind: 'reset',
      key: `reset:${userId}:${period}`,
      betId: null,
      reason: 'Balance reset to $1,000',
      entries: [
        { accountId: account, amountCents: missing },
        { accountId: HOUSE_GRANTS, amountCents: -missing },
      ],
    });
  await startPeriod(tx, userId, period + 1);
  return { message: 'Balance reset to $1,000', balance: await readBalanceOf(tx, userId) };
}
