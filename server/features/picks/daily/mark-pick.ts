import type { MARKS } from '@clearedge/contract/routes/picks';
import { requireUser } from '../../../kernel/access.ts';
import type { Ctx } from '../../../kernel/ctx.ts';
import type { Verb } from '../../../kernel/feature.ts';
import { Refusal } from '../../../kernel/refusal.ts';
import { type Mark, setMark } from '../rows/mark-rows.ts';
import { findPick } from '../rows/pick-rows.ts';
import { listPickViews } from './list-pick-views.ts';
import { type DailyPick, presentPick } from './present-pick.ts';

const WORDS: Record<(typeof MARKS)[number], Mark> = { WIN: 'win', LOSS: 'loss', PUSH: 'push' };

async function mark(ctx: Ctx, pickId: string, result: (typeof MARKS)[number]): Promise<void> {
  const userId = requireUser(ctx.actor);
  if (!(await findPick(ctx.db, pickId))) throw new Refusal('NOT_FOUND', 'This pick could not be found.');
  await ctx.transact((tx) => setMark(tx, userId, pickId, WORDS[result]));
}

/** A pick as a pro reader sees it, or a refusal that there is none. */
export async function getPick(ctx: Ctx, pickId: string): Promise<DailyPick> {
  const pick = await findPick(ctx.db, pickId);
  if (!pick) throw new Refusal('NOT_FOUND', 'This pick could not be found.');
  const [view] = await listPickViews(ctx, [pick]);
  return presentPick(view!, true, ctx.now());
}

/** A reader's own word on a pick; the record is not touched. */
export const markPick: Verb<'PATCH /api/daily-picks/:pickId/result'> = async (ctx, { params, body }) => {
  await mark(ctx, params.pickId, body.result);
  return getPick(ctx, params.pickId);
};

export const reconcilePick: Verb<'POST /api/performance/reconcile'> = async (ctx, { body }) => {
  await mark(ctx, body.pickId, body.result);
  return { ok: true };
};
