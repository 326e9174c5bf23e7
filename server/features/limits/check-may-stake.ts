import type { Ctx } from '../../kernel/ctx.ts';
import { lockLimits } from './limit-rows.ts';
import { inForce, refuseBeyond, type Usage } from './limit-rules.ts';

const NOTHING_USED: Usage = { stakeCents: 0, lossCents: 0 };

/** Refuses a stake beyond the user's own limits or during a pause. Locks the row, then sums what was used, where a weekly limit asks for it. */
export async function checkMayStake(tx: Ctx, userId: string, stakeCents: number, readUsage: () => Promise<Usage>): Promise<void> {
  const limits = await lockLimits(tx, userId);
  const now = tx.now();
  const { weeklyStakeCents, weeklyLossCents } = inForce(limits, now);
  const isLimited = weeklyStakeCents !== null || weeklyLossCents !== null;
  refuseBeyond(limits, isLimited ? await readUsage() : NOTHING_USED, stakeCents, now);
}
