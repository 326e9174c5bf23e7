import type { Ctx } from '../../kernel/ctx.ts';
import { DomainError } from '../../kernel/domain-error.ts';
import { findLimits, lockLimits } from './limit-rows.ts';
import { inForce, refuseBetting, refuseBeyond, refuseClosed, type Usage } from './limit-rules.ts';

/**
 * Asked by everything that opens a bet, enlarges one or changes what it is on; refuses it during a pause, under age, before the age question was answered, and beyond a weekly limit.
 * Locks the user's limits until the transaction ends, then sums what is used where a limit asks for it. `stakeCents` is what the risk grows by.
 */
export async function checkMayStake(tx: Ctx, userId: string, stakeCents: number, readUsage: () => Promise<Usage>): Promise<void> {
  const limits = await lockLimits(tx, userId);
  const now = tx.now();
  refuseBetting(limits, now);
  const { weeklyStakeCents, weeklyLossCents } = inForce(limits, now);
  if (stakeCents > 0 && (weeklyStakeCents !== null || weeklyLossCents !== null)) refuseBeyond(limits, await readUsage(), stakeCents, now);
}

/** Refuses what the limits refuse for a bet without a stake: a pick in a contest among friends. */
export const checkMayPick = (tx: Ctx, userId: string): Promise<void> =>
  checkMayStake(tx, userId, 0, () => Promise.reject(new Error('a pick has no stake')));

/** Asked before a slip with stakes is made for someone, who may not have answered the age question yet. */
export const checkMayGetSlip = async (ctx: Ctx, userId: string): Promise<void> => refuseClosed(await findLimits(ctx, userId), ctx.now());

/** Refuses only what an answer to the age question would mend; for work that tells every other refusal part by part. */
export async function checkAgeAnswered(ctx: Ctx, userId: string): Promise<void> {
  try {
    refuseBetting(await findLimits(ctx, userId), ctx.now());
  } catch (error) {
    if (!(error instanceof DomainError) || error.code === 'AGE_UNCONFIRMED') throw error;
  }
}
