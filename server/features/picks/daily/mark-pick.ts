import type { MARKS } from '@clearedge/contract/routes/picks/picks';
import { requireUser } from '../../../kernel/access.ts';
import type { Ctx } from '../../../kernel/ctx.ts';
import type { Verb } from '../../../kernel/feature.ts';
import { Refusal } from '../../../kernel/refusal.ts';
import type { PickRow } from '../chain/pick-statement.ts';
import { type Mark, setMark } from '../rows/mark-rows.ts';
import { findPick } from '../rows/pick-rows.ts';

type MarkWord = (typeof MARKS)[number];
const WORDS: Record<MarkWord, Mark> = { WIN: 'win', LOSS: 'loss', PUSH: 'push' };

/** Keeps a reader's own word on a pick; the record is not touched. */
export async function markPick(ctx: Ctx, pick: PickRow | null, result: MarkWord): Promise<PickRow> {
  const userId = requireUser(ctx.actor);
  if (!pick) throw new Refusal('NOT_FOUND', 'This pick could not be found.');
  await ctx.transact((tx) => setMark(tx, userId, pick.id, WORDS[result]));
  return pick;
}

/** A reader's own word on a pick of any sport. */
export const reconcilePick: Verb<'POST /api/performance/reconcile'> = async (ctx, { body }) => {
  await markPick(ctx, await findPick(ctx.db, body.pickId), body.result);
  return { ok: true };
};
