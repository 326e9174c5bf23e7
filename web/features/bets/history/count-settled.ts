import { SETTLED_LISTED } from '@clearedge/contract/constants';

/** How many settled bets there are: a full list says only of the newest, the statistics of all. */
export const countSettled = (listed: number, stats: { totalBets: number; pendingBets: number } | undefined): number =>
  listed < SETTLED_LISTED || !stats ? listed : Math.max(listed, stats.totalBets - stats.pendingBets);
