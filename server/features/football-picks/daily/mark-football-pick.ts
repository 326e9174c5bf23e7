import type { Ctx } from '../../../kernel/ctx.ts';
import { type FootballMark, setMark } from '../rows/mark-rows.ts';
import { findPick } from '../rows/pick-rows.ts';

/** A reader's own word on a football pick; the record is not touched. False where no football pick has this id. */
export async function markFootballPick(ctx: Ctx, userId: string, pickId: string, mark: FootballMark): Promise<boolean> {
  if (!(await findPick(ctx.db, pickId))) return false;
  await ctx.transact((tx) => setMark(tx, userId, pickId, mark));
  return true;
}
