import { easternDay, shiftDay } from '@clearedge/quant/calendar';
import type { Ctx } from '../../../kernel/ctx.ts';
import { isBettingClosed, listContestStarts } from '../../contests/index.ts';
import { syncSlateOdds } from '../../odds/index.ts';

const DAYS_AHEAD = 8;

/** Prices of the week beyond tomorrow: football is priced days ahead; the days at hand are followed with every sport's. */
export async function syncWeekOdds(ctx: Ctx): Promise<void> {
  const now = ctx.now();
  const today = easternDay(now);
  const ahead = await listContestStarts(ctx, shiftDay(today, 2), shiftDay(today, DAYS_AHEAD), 'cfl');
  const days = new Set(ahead.filter((contest) => !isBettingClosed(contest, now)).map(({ slateOn }) => slateOn));
  for (const slateOn of days) await syncSlateOdds(ctx, slateOn, 'cfl');
}
