import { easternWeek } from '@clearedge/quant/calendar';
import type { Ctx } from '../../kernel/ctx.ts';
import type { Usage } from '../limits/index.ts';
import { sumWeek } from './bet-rows.ts';

/** What a user staked and lost on tracked bets in the running Eastern week and what open ones can lose, in cents; limits are counted against it. */
export function weeklyUsage(ctx: Ctx, userId: string): Promise<Usage> {
  const { from, to } = easternWeek(ctx.now());
  return sumWeek(ctx, userId, from, to);
}
