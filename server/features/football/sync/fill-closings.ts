import { easternDay, shiftDay } from '@clearedge/quant/calendar';
import { z } from 'zod';
import type { Ctx, JobDefinition } from '../../../kernel/ctx.ts';
import { isStarted, listContestStarts } from '../../contests/index.ts';
import { fillSlate } from '../../odds/index.ts';

/** Seconds before the first day of history, and between two of them, so that what is live now is not kept waiting. */
const FIRST_SECONDS = 300;
const GAP_SECONDS = 20;
const SEASON_DAYS = 200;

export const ClosingsPayload = z.object({ slateOn: z.string() });
export type ClosingsPayload = z.infer<typeof ClosingsPayload>;

/** The closing prices of a past day's games, where the source still knows them. */
export const fillClosings = (ctx: Ctx, { slateOn }: ClosingsPayload): Promise<void> => fillSlate(ctx, slateOn, 'cfl');

/** Asks for the closing prices of the season's past days, newest first; a day that is known, or was asked for, is not asked for again. */
export async function requestClosings(ctx: Ctx, job: JobDefinition<ClosingsPayload>): Promise<void> {
  if (!ctx.ports.football) return;
  const today = easternDay(ctx.now());
  const past = await listContestStarts(ctx, shiftDay(today, -SEASON_DAYS), shiftDay(today, -1), 'cfl');
  const days = [...new Set(past.filter(isStarted).map(({ slateOn }) => slateOn))].sort().reverse();
  for (const [index, slateOn] of days.entries()) {
    const runAt = new Date(ctx.now().getTime() + (FIRST_SECONDS + index * GAP_SECONDS) * 1000);
    await ctx.enqueue(job, { slateOn }, { runAt, dedupeKey: `close of ${slateOn}` });
  }
}
