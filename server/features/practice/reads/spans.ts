import { DAY_MS, easternDay, mondayOf, shiftDay } from '@clearedge/quant/calendar';
import type { Ctx } from '../../../kernel/ctx.ts';
import type { CurrentSpan } from '../rows/bet-rows.ts';
import { findPlayer } from '../rows/player-rows.ts';

const DAYS = { '7d': 7, '30d': 30, '90d': 90 } as const;

/** The first instant of a span of days that ends now. */
export const startOf = (span: 'all' | keyof typeof DAYS, now: Date): Date | undefined =>
  span === 'all' ? undefined : new Date(now.getTime() - DAYS[span] * DAY_MS);

/** What counts as now for a user; before the first look at practice, the first period. */
export async function currentSpanOf(ctx: Ctx, userId: string): Promise<CurrentSpan> {
  const player = await findPlayer(ctx, userId);
  return { period: player?.period ?? 1, weekOn: contestWeekAt(ctx.now()).weekOn };
}

/** A week of the contest, Monday to Sunday, Eastern days. */
export interface ContestWeek {
  weekOn: string;
  endsOn: string;
}

export function contestWeekAt(now: Date): ContestWeek {
  const weekOn = mondayOf(easternDay(now));
  return { weekOn, endsOn: shiftDay(weekOn, 6) };
}
