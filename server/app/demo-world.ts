import { easternDay, mondayOf } from '@clearedge/quant/calendar';
import type { Db } from '../kernel/db.ts';
import { claimOpeningWeek } from '../platform/clock.ts';
import { OPENING_WEEK_ON, shiftFor, type WorldShift } from '../providers/demo/world-time.ts';

/** The league whose past comes with the product; another seed is another league, whose history begins with the install. */
export const PAST_SEED = 'clearedge';

/**
 * Where this install stands in the simulated world, for good: a new one opens in the world's opening week, whatever the date; one from before the
 * world had an opening week, and one that does not `open` there, keep the world's own dates. To be asked before the demo clock is opened.
 */
export async function openDemoWorld(db: Db, { startAt, opens }: { startAt: Date; opens: boolean }): Promise<WorldShift> {
  const openedOn = await claimOpeningWeek(db, opens ? mondayOf(easternDay(startAt)) : OPENING_WEEK_ON, startAt);
  return shiftFor(openedOn ?? OPENING_WEEK_ON);
}
