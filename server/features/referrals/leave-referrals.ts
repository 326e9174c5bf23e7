import type { Ctx } from '../../kernel/ctx.ts';
import { closeCodesOf } from './referral-rows.ts';

/** For an account that is being deleted: no one signs up any more by a code whose partner is gone. */
export const leaveReferrals = (tx: Ctx, userId: string): Promise<void> => closeCodesOf(tx.db, userId);
