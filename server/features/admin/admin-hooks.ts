import type { Ctx } from '../../kernel/ctx.ts';
import type { CheckMayJoin, OnRegistered } from '../accounts/index.ts';
import type { OnFacts } from '../contests/index.ts';

interface Referred {
  /** How many people came by this user. */
  count: number;
  /** The code by which the user came. */
  by: string | null;
}

/** What the operator's side needs of slices that composition brings. */
export interface AdminHooks {
  onRegistered: OnRegistered;
  checkMayJoin: CheckMayJoin;
  onFacts: OnFacts;
  /** Absent: there are no referral codes. */
  referrals?: {
    countActiveCodes: (ctx: Ctx) => Promise<number>;
    listReferred: (ctx: Ctx, userIds: readonly string[]) => Promise<ReadonlyMap<string, Referred>>;
    /** In the transaction that creates the account; refuses a code that cannot be used. */
    useCode: (tx: Ctx, userId: string, code: string) => Promise<void>;
  };
}
