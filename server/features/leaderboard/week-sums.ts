import type { Ctx } from '../../kernel/ctx.ts';
import type { ContestSum } from '../practice/index.ts';

/** What someone's scoring contest bets of some days came to. */
export type BetSum = Omit<ContestSum, 'nonScoring'>;
export interface Resets {
  resets: number;
  lastResetAt: Date;
}
/** Eastern days of the games, both inclusive. */
export interface Days {
  from: string;
  to: string;
}

/** What the practice slice knows: one row per user with a settled contest bet on a game of these days, how many still wait, and who has reset. */
export interface PracticeReads {
  sumByUser: (ctx: Ctx, days: Days & { userIds?: readonly string[] }) => Promise<ContestSum[]>;
  countPending: (ctx: Ctx, days: Days) => Promise<number>;
  listResets: (ctx: Ctx, userIds: readonly string[]) => Promise<Map<string, Resets>>;
}
