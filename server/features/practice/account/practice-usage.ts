import { easternWeek } from '@clearedge/quant/calendar';
import type { Ctx } from '../../../kernel/ctx.ts';
import type { Usage } from '../../limits/index.ts';
import { sumWeek } from '../rows/bet-rows.ts';

/** What a user staked and lost with practice money in the running Eastern week and what open bets can lose, in cents. */
export function practiceUsage(ctx: Ctx, userId: string): Promise<Usage> {
  const { from, to } = easternWeek(ctx.now());
  return sumWeek(ctx, userId, from, to);
}
