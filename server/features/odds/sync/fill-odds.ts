import { GAME_SPORTS } from '@clearedge/contract/sports';
import { easternDay, shiftDay } from '@clearedge/quant/calendar';
import { z } from 'zod';
import type { Ctx, JobDefinition } from '../../../kernel/ctx.ts';
import { isStarted, listContestStarts, type Sport } from '../../contests/index.ts';
import { listFrozenContestIds } from '../rows/closing-rows.ts';
import { syncSlateOdds } from './sync-slate-odds.ts';

/** Line histories and closing prices are fetched for this many days before the first start; from then on they are recorded as they happen. */
const HISTORY_DAYS = 10;
/** Seconds between two slates of history, so that what is live now is not kept waiting. */
const GAP_SECONDS = 5;

export const FillPayload = z.object({ slateOn: z.string(), oldest: z.string() });
export type FillPayload = z.infer<typeof FillPayload>;

/** Fetches a past slate's prices if it has finished games without a close, then asks for the day before. */
export async function fillOdds(ctx: Ctx, { slateOn, oldest }: FillPayload, job: JobDefinition<FillPayload>): Promise<void> {
  for (const sport of GAME_SPORTS) await fillSlate(ctx, slateOn, sport);
  const earlier = shiftDay(slateOn, -1);
  if (earlier >= oldest)
    await ctx.enqueue(job, { slateOn: earlier, oldest }, { runAt: new Date(ctx.now().getTime() + GAP_SECONDS * 1000) });
}

/** Asks for a slate's prices when a started game there has no close. */
export async function fillSlate(ctx: Ctx, slateOn: string, sport: Sport): Promise<void> {
  const started = (await listContestStarts(ctx, slateOn, slateOn, sport)).filter(isStarted);
  const frozen = await listFrozenContestIds(
    ctx.db,
    started.map(({ id }) => id),
  );
  if (started.some(({ id }) => !frozen.has(id))) await syncSlateOdds(ctx, slateOn, sport);
}

/** The days before today, newest first; once a day at most. */
export async function requestOddsHistory(ctx: Ctx, job: JobDefinition<FillPayload>, runAt: Date): Promise<void> {
  const today = easternDay(ctx.now());
  await ctx.enqueue(
    job,
    { slateOn: shiftDay(today, -1), oldest: shiftDay(today, -HISTORY_DAYS) },
    { runAt, dedupeKey: `history before ${today}` },
  );
}
