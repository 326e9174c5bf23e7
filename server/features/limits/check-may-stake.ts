import type { Ctx } from '../../kernel/ctx.ts';
import { lockLimits } from './limit-rows.ts';
import { refuseBeyond, type Usage } from './limit-rules.ts';

/** Refuses a stake beyond the user's own limits or during a pause. Locks the row first, so call it before summing what was used. */
export async function checkMayStake(tx: Ctx, userId: string, stakeCents: number, readUsage: () => Promise<Usage>): Promise<void> {
  const limits = await lockLimits(tx, userId);
  refuseBeyond(limits, await readUsage(), stakeCents, tx.now());
}
