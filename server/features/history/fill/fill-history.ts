import { easternDay, shiftDay } from '@clearedge/quant/calendar';
import { askSource } from '../../../kernel/ask-source.ts';
import type { Ctx, JobDefinition } from '../../../kernel/ctx.ts';
import { listKeptDays } from '../rows/past-game-rows.ts';
import { beginChain, isClockMoving, type StepPayload, stepAfter } from './pace.ts';
import { recordDay } from './record-day.ts';

const DAY_OFF = 0;
/** Days without a game cost next to nothing; so many of them go in one step. */
const MOST_DAYS_A_STEP = 40;

export interface FillJobs {
  fill: JobDefinition<StepPayload>;
  walk: JobDefinition<StepPayload>;
}

/** Reads one day that is not kept yet, newest first, back to the start of last season, and asks for the next; then the walk begins. */
export async function fillHistory(ctx: Ctx, payload: StepPayload, jobs: FillJobs): Promise<void> {
  if (isClockMoving(ctx, payload)) return stepAfter(ctx, jobs.fill, payload, { day: payload.day, pace: 'moved' });
  const oldest = await oldestDay(ctx);
  if (oldest === null) return;
  const kept = await listKeptDays(ctx.db);
  let day = payload.day ?? shiftDay(easternDay(ctx.now()), -1);
  for (let days = 0; days < MOST_DAYS_A_STEP && day >= oldest; days += 1, day = shiftDay(day, -1)) {
    if (kept.has(day)) continue;
    const recorded = await recordDay(ctx, day);
    // Past results of a live source are read for hours after its first start.
    if (recorded === null)
      return ctx.ports.source.kind === 'live' ? stepAfter(ctx, jobs.fill, payload, { day, pace: 'waiting' }) : undefined;
    if (recorded !== DAY_OFF) return stepAfter(ctx, jobs.fill, payload, { day: shiftDay(day, -1), pace: 'next' });
  }
  return day >= oldest ? stepAfter(ctx, jobs.fill, payload, { day, pace: 'next' }) : beginChain(ctx, jobs.walk, ctx.now());
}

/** The first day of the season before this one, or of this one where the source knows no other. */
export function oldestDay(ctx: Ctx): Promise<string | null> {
  return askSource(ctx, 'season span', async () => {
    const season = await ctx.ports.baseball.getSeasonSpan(easternDay(ctx.now()));
    const last = await ctx.ports.baseball.getSeasonSpan(shiftDay(season.from, -1));
    return last.from < season.from ? last.from : season.from;
  });
}

/** What has ended since: yesterday's games and today's. */
export async function recordNewGames(ctx: Ctx): Promise<void> {
  const today = easternDay(ctx.now());
  for (const day of [shiftDay(today, -1), today]) await recordDay(ctx, day);
}
