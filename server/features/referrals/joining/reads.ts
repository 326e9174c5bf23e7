import type { Ctx } from '../../../kernel/ctx.ts';
import { countUsable } from '../rows/code-rows.ts';
import { countBroughtBy, listCameBy } from '../rows/referral-rows.ts';

/** Codes that are switched on and not expired. */
export const countActiveCodes = (ctx: Ctx): Promise<number> => countUsable(ctx.db, ctx.now());

/** How many each of these users brought, and by which code they came themselves. */
export async function listReferred(
  ctx: Ctx,
  userIds: readonly string[],
): Promise<ReadonlyMap<string, { count: number; by: string | null }>> {
  if (userIds.length === 0) return new Map();
  const brought = new Map((await countBroughtBy(ctx.db, userIds)).map(({ userId, count }) => [userId, count]));
  const cameBy = new Map((await listCameBy(ctx.db, userIds)).map(({ userId, code }) => [userId, code]));
  return new Map(userIds.map((id) => [id, { count: brought.get(id) ?? 0, by: cameBy.get(id) ?? null }]));
}
