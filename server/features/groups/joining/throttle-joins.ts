import { eq, sql } from 'drizzle-orm';
import { groupJoinTries } from '../../../db/schema/index.ts';
import type { Ctx } from '../../../kernel/ctx.ts';
import { Refusal } from '../../../kernel/refusal.ts';

const WINDOW_MS = 15 * 60_000;
// A household or an office shares one address.
const MOST_TRIES = { user: 10, address: 60 } as const;

const keysOf = (ctx: Ctx, userId: string) => ({ user: `user:${userId}`, address: `address:${ctx.request?.address ?? ''}`.slice(0, 120) });

async function countOne(ctx: Ctx, key: string, most: number): Promise<void> {
  const now = ctx.now();
  const began = new Date(now.getTime() - WINDOW_MS);
  const isOver = sql`${groupJoinTries.windowStartedAt} <= ${began.toISOString()}::timestamptz`;
  const [row] = await ctx.db
    .insert(groupJoinTries)
    .values({ key, tries: 1, windowStartedAt: now })
    .onConflictDoUpdate({
      target: groupJoinTries.key,
      set: {
        tries: sql`case when ${isOver} then 1 else ${groupJoinTries.tries} + 1 end`,
        windowStartedAt: sql`case when ${isOver} then ${now.toISOString()}::timestamptz else ${groupJoinTries.windowStartedAt} end`,
      },
    })
    .returning();
  if (!row || row.tries <= most) return;
  const left = Math.ceil((row.windowStartedAt.getTime() + WINDOW_MS - now.getTime()) / 1000);
  throw new Refusal('RATE_LIMITED', 'Too many invite codes tried. Please wait a few minutes and try again.', {
    retryAfterSeconds: Math.max(1, left),
  });
}

// Counted before the code is looked up and given back when it was right: tries sent at once would all pass a check that counts afterwards.
export async function countTry(ctx: Ctx, userId: string): Promise<void> {
  const keys = keysOf(ctx, userId);
  await countOne(ctx, keys.user, MOST_TRIES.user);
  await countOne(ctx, keys.address, MOST_TRIES.address);
}

export async function forgiveTry(ctx: Ctx, userId: string): Promise<void> {
  for (const key of Object.values(keysOf(ctx, userId)))
    await ctx.db
      .update(groupJoinTries)
      .set({ tries: sql`greatest(${groupJoinTries.tries} - 1, 0)` })
      .where(eq(groupJoinTries.key, key));
}
