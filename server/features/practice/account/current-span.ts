import type { Ctx } from '../../../kernel/ctx.ts';
import { findPlayer } from '../rows/player-rows.ts';
import type { CurrentSpan } from '../rows/span-rows.ts';
import { contestWeekAt } from './contest-week.ts';

/** What counts as now for a user; before the first look at practice, the first period. */
export async function currentSpanOf(ctx: Ctx, userId: string): Promise<CurrentSpan> {
  const player = await findPlayer(ctx, userId);
  return { period: player?.period ?? 1, weekOn: contestWeekAt(ctx.now()).weekOn };
}
