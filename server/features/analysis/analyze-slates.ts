import { sportsWith } from '@clearedge/contract/sports';
import { easternDay, shiftDay } from '@clearedge/quant/calendar';
import type { Ctx } from '../../kernel/ctx.ts';
import { listSlate, publishSlates } from '../contests/index.ts';
import { analyzeContests } from './analyze-contests.ts';

/** Keeps the analyses of today's and tomorrow's games current until each begins. */
export async function analyzeSlates(ctx: Ctx): Promise<void> {
  const today = easternDay(ctx.now());
  const sports = sportsWith('hasAnalysis');
  const contests = [...(await listSlate(ctx, today, sports)), ...(await listSlate(ctx, shiftDay(today, 1), sports))];
  const made = new Set((await analyzeContests(ctx, contests)).map(({ contestId }) => contestId));
  await publishSlates(
    ctx,
    contests.filter(({ id }) => made.has(id)),
  );
}
