import type { MARKS } from '@clearedge/contract/routes/picks/picks';
import { requireUser } from '../../../kernel/access.ts';
import type { Ctx } from '../../../kernel/ctx.ts';
import type { Verb } from '../../../kernel/feature.ts';
import { Refusal } from '../../../kernel/refusal.ts';
import { type Mark, setMark } from '../rows/mark-rows.ts';
import { findPick, listPicksOfDay } from '../rows/pick-rows.ts';
import { listPickViews } from './list-pick-views.ts';
import type { DailyPick } from './present-pick.ts';
import { presentPicks } from './present-picks.ts';

const WORDS: Record<(typeof MARKS)[number], Mark> = { WIN: 'win', LOSS: 'loss', PUSH: 'push' };

async function mark(ctx: Ctx, pickId: string, result: (typeof MARKS)[number]): Promise<void> {
  const userId = requireUser(ctx.actor);
  if (!(await findPick(ctx.db, pickId))) throw new Refusal('NOT_FOUND', 'This pick could not be found.');
  await ctx.transact((tx) => setMark(tx, userId, pickId, WORDS[result]));
}

/** A pick as it stands among those of its day, for a reader who may see them all; or a refusal that there is none. */
export async function getPick(ctx: Ctx, pickId: string): Promise<DailyPick> {
  const pick = await findPick(ctx.db, pickId);
  if (!pick) throw new Refusal('NOT_FOUND', 'This pick could not be found.');
  const ofGame = (await listPicksOfDay(ctx.db, pick.slateOn)).filter(({ contestId }) => contestId === pick.contestId);
  return (await presentPicks(ctx, await listPickViews(ctx, ofGame))).find(({ id }) => id === pickId)!;
}

/** A reader's own word on a pick; the record is not touched. */
export const markPick: Verb<'PATCH /api/daily-picks/:pickId/result'> = async (ctx, { params, body }) => {
  await mark(ctx, params.pickId, body.result);
  return getPick(ctx, params.pickId);
};

/** Marks a pick of another sport; false where none has this id. */
export type MarkOther = (ctx: Ctx, userId: string, pickId: string, mark: Mark) => Promise<boolean>;

export const reconcilePick =
  (markOther?: MarkOther): Verb<'POST /api/performance/reconcile'> =>
  async (ctx, { body }) => {
    const isMarked = await markOther?.(ctx, requireUser(ctx.actor), body.pickId, WORDS[body.result]);
    if (!isMarked) await mark(ctx, body.pickId, body.result);
    return { ok: true };
  };
