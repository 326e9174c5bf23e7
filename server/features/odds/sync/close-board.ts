import type { Ctx } from '../../../kernel/ctx.ts';
import { findContestById, isStarted } from '../../contests/index.ts';
import { listFrozenContestIds } from '../rows/closing-rows.ts';
import { syncSlateOdds } from './sync-slate-odds.ts';

/** Makes sure that a started game has its closing prices, where anybody priced it. Asks the source: call it before a transaction. */
export async function closeBoard(ctx: Ctx, contestId: string): Promise<void> {
  const contest = await findContestById(ctx, contestId);
  if (!contest || !isStarted(contest)) return;
  if ((await listFrozenContestIds(ctx.db, [contestId])).has(contestId)) return;
  await syncSlateOdds(ctx, contest.slateOn, contest.sport);
}
