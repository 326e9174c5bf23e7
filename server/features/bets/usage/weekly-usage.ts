import { easternWeek } from '@clearedge/quant/calendar';
import type { Ctx } from '../../../kernel/ctx.ts';
import type { Usage } from '../../limits/index.ts';
import { sumWeek } from '../bet-rows.ts';
import { sumParlaysOfWeek } from './parlay-sums.ts';

/**
 * What a user staked and lost on tracked bets and saved parlays in the running Eastern week and what open ones can lose, in cents; limits are
 * counted against it.
 */
export async function weeklyUsage(ctx: Ctx, userId: string): Promise<Usage> {
  const { from, to } = easternWeek(ctx.now());
  const bets = await sumWeek(ctx, userId, from, to);
  const parlays = await sumParlaysOfWeek(ctx, userId, from, to);
  return {
    stakeCents: bets.stakeCents + parlays.stakeCents,
    lossCents: Math.max(0, -(bets.profitCents + parlays.profitCents)),
    openCents: bets.openCents + parlays.openCents,
  };
}
