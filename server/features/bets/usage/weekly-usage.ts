import { easternWeek } from '@clearedge/quant/calendar';
import { and, eq, sql } from 'drizzle-orm';
import { savedParlays } from '../../../db/schema/index.ts';
import type { Ctx } from '../../../kernel/ctx.ts';
import type { Usage } from '../../limits/index.ts';
import { sumWeek, type WeekSums } from '../bet-rows.ts';

/** Saved parlays count toward the week: they are bets at a book, as tracked bets are. */
async function sumParlaysOfWeek(ctx: Ctx, userId: string, from: Date, to: Date): Promise<WeekSums> {
  const [start, end] = [from.toISOString(), to.toISOString()];
  const { savedAt, settledAt, stakeCents, payoutCents, status } = savedParlays;
  const savedInWeek = sql`(${savedAt} >= ${start}::timestamptz and ${savedAt} < ${end}::timestamptz)`;
  const settledInWeek = sql`(${settledAt} >= ${start}::timestamptz and ${settledAt} < ${end}::timestamptz)`;
  const isOpen = sql`${status} = 'pending'`;
  const [row] = await ctx.db
    .select({
      staked: sql<string>`coalesce(sum(${stakeCents}) filter (where ${savedInWeek}), 0)`,
      profit: sql<string>`coalesce(sum(${payoutCents} - ${stakeCents}) filter (where ${settledInWeek}), 0)`,
      open: sql<string>`coalesce(sum(${stakeCents}) filter (where ${isOpen}), 0)`,
    })
    .from(savedParlays)
    .where(and(eq(savedParlays.userId, userId), sql`(${savedInWeek} or ${settledInWeek} or ${isOpen})`));
  return { stakeCents: Number(row?.staked ?? 0), profitCents: Number(row?.profit ?? 0), openCents: Number(row?.open ?? 0) };
}

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
