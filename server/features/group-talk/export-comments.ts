import type { Ctx } from '../../kernel/ctx.ts';
import { listOwnComments } from './talk-rows.ts';

/** What one wrote in groups, for the export of one's data. */
export async function exportComments(ctx: Ctx, userId: string) {
  const rows = await listOwnComments(ctx, userId);
  return rows.map(({ comment: { slateOn, at, text }, group }) => ({ group, date: slateOn, at: at.toISOString(), text }));
}
