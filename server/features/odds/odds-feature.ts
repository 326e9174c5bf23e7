import { GAME_SPORTS } from '@clearedge/contract/sports';
import { easternDay } from '@clearedge/quant/calendar';
import type { Ctx } from '../../kernel/ctx.ts';
import { defineFeature, type Feature } from '../../kernel/feature.ts';
import { fillOddsJob, oddsSchedules } from './jobs.ts';
import { oddsBindings } from './routes.ts';
import { requestOddsHistory } from './sync/fill-odds.ts';
import { rememberBooks } from './sync/remember-books.ts';
import { syncSlateOdds } from './sync/sync-slate-odds.ts';

/** By then the season is in, and tomorrow's board has been filled by the schedule. */
const HISTORY_DELAY_MS = 60_000;

/** Before the first answer only today's prices are asked for. */
async function prepare(ctx: Ctx): Promise<void> {
  const now = ctx.now();
  await rememberBooks(ctx);
  for (const sport of GAME_SPORTS) await syncSlateOdds(ctx, easternDay(now), sport);
  await requestOddsHistory(ctx, fillOddsJob, new Date(now.getTime() + HISTORY_DELAY_MS));
}

export const oddsFeature = (): Feature =>
  defineFeature({ name: 'odds', routes: oddsBindings(), jobs: [fillOddsJob], schedules: oddsSchedules, prepare });
