import { easternWeek } from '@clearedge/quant/calendar';
import type { Ctx } from '../../kernel/ctx.ts';
import { sumWeek } from './bet-rows.ts';

/** What a user staked and lost in the running Eastern week, in cents; limits are counted against it. */
export function weeklyUsage(ctx: Ctx, userId: string): Promise<{ stakeCents: number; lossCents: number }> {
  const { from, to } = easternWeek(ctx.now());
  return sumWeek(ctx, userId, from, to);
}
