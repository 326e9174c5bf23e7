import type { Contract } from '@clearedge/contract';
import type { VerbResult } from '@clearedge/contract/route';
import { requireUser } from '../../../kernel/access.ts';
import type { Ctx } from '../../../kernel/ctx.ts';
import { once } from '../../../kernel/once.ts';
import { bankrollOf, HOUSE_GRANTS, lockBalances, openStakesOf, postTransfers } from '../../ledger/index.ts';
import { lockLimits } from '../../limits/index.ts';
import { lockPlayer, startPeriod } from '../rows/player-rows.ts';
import { lockOpenPractice, voidByReset } from '../rows/reset-rows.ts';
import { ensurePlayer, STARTING_CENTS } from './ensure-player.ts';
import { readBalanceOf } from './get-balance.ts';
import { nextResetOf, resettingOf, tooSoon, voidingOf } from './reset-rules.ts';

type Result = VerbResult<Contract['POST /api/user/balance/reset']>;

/**
 * Brings the practice bankroll back to the starting balance, voids its open bets, whose stakes go back to the house, and starts a new statistics
 * period. Possible once in seven days. The contest bankroll is not touched.
 */
export async function resetBalance(ctx: Ctx): Promise<Result> {
  const userId = requireUser(ctx.actor);
  const done = await ctx.transact((tx) => once(tx, userId, 'POST /api/user/balance/reset', {}, () => resetIn(tx, userId)));
  await ctx.publish({ topic: 'user', userId, what: 'bets' });
  return done;
}

async function resetIn(tx: Ctx, userId: string): Promise<Result> {
  await ensurePlayer(tx, userId);
  // Every placing of this user holds this lock until it commits: the open bets found below are all there are.
  await lockLimits(tx, userId);
  const voided = await lockOpenPractice(tx, userId);
  const player = (await lockPlayer(tx, userId))!;
  const next = nextResetOf(player, tx.now());
  if (next) throw tooSoon(next);
  const account = bankrollOf(userId);
  // Locked before it is read: a bet settled in between would be paid on top of the starting balance.
  const held = (await lockBalances(tx, [account, openStakesOf(userId), HOUSE_GRANTS])).get(account)!;
  await postTransfers(tx, [...voided.map((bet) => voidingOf(userId, bet)), ...resettingOf(userId, player.period, STARTING_CENTS - held)]);
  await voidByReset(
    tx,
    voided.map(({ id }) => id),
  );
  await startPeriod(tx, userId, player.period + 1);
  const bets = voided.length === 1 ? '1 open bet was' : `${voided.length} open bets were`;
  const message = voided.length === 0 ? 'Balance reset to $1,000' : `Balance reset to $1,000. ${bets} voided.`;
  return { message, balance: await readBalanceOf(tx, userId) };
}
