import { daysBetween, easternDay, shiftDay } from '@clearedge/quant/calendar';
import { sql } from 'drizzle-orm';
import type { Ctx } from '../../kernel/ctx.ts';
import { rowsOf } from '../../kernel/db.ts';
import { MODEL_VERSION } from '../ratings/index.ts';
import { oldestDay } from './fill/fill-history.ts';

/** How far two seasons of past games have been read, newest day first, and then scored by the model, oldest first; in calendar days. */
export interface HistoryProgress {
  days: number;
  read: number;
  scored: number;
}

/** Null where the source does not say when its seasons were. */
export async function readHistoryProgress(ctx: Ctx): Promise<HistoryProgress | null> {
  const oldest = await oldestDay(ctx);
  if (oldest === null) return null;
  const [row] = await rowsOf<{ from: string | null; walkedTo: string | null }>(
    ctx.db,
    sql`select (select min(slate_on)::text from past_games) as "from",
      (select walked_to::text from history_walks where model_version = ${MODEL_VERSION}) as "walkedTo"`,
  );
  const end = easternDay(ctx.now());
  const days = daysBetween(oldest, end);
  const since = (day: string): number => Math.min(days, Math.max(0, daysBetween(day, end)));
  const scored = row?.walkedTo ? Math.min(days, daysBetween(oldest, shiftDay(row.walkedTo, 1))) : 0;
  // The walk begins when the reading has reached its end, whose first days may hold no game.
  return { days, read: scored > 0 ? days : row?.from ? since(row.from) : 0, scored };
}
