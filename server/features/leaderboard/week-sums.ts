import type { Ctx } from '../../kernel/ctx.ts';

/** What somebody's settled practice bets of some days came to. */
export interface BetSum {
  userId: string;
  bets: number;
  wins: number;
  losses: number;
  stakedCents: number;
  profitCents: number;
  /** Profit with every bet counted as one unit, in hundredths. */
  unitHundredths: number;
}
/** Eastern days of the games, both inclusive. */
export interface Days {
  from: string;
  to: string;
}

/** What the practice slice knows: one row per user with a settled bet on a game of these days, and how many bets still wait. */
export interface PracticeReads {
  sumByUser: (ctx: Ctx, days: Days & { userIds?: readonly string[] }) => Promise<BetSum[]>;
  countPending: (ctx: Ctx, days: Days) => Promise<number>;
}
