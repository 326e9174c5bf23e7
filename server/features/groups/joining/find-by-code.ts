import { inArray, sql } from 'drizzle-orm';
import { groupJoinTries } from '../../../db/schema/index.ts';
import type { Ctx } from '../../../kernel/ctx.ts';
import { DomainError } from '../../../kernel/domain-error.ts';
import { codeKey } from '../group-rules.ts';
import { findGroupByCode, type GroupRow } from '../rows/group-rows.ts';

const WINDOW_MS = 15 * 60_000;
// A household or an office shares one address.
const MOST_TRIES = { user: 10, address: 60 } as const;

interface Key {
  key: string;
  most: number;
}
/** Whoever is not signed in counts by address alone. */
const keysOf = (ctx: Ctx, userId: string | null): Key[] => [
  ...(userId === null ? [] : [{ key: `user:${userId}`, most: MOST_TRIES.user }]),
  { key: `address:${ctx.request?.address ?? ''}`.slice(0, 120), most: MOST_TRIES.address },
];

async function countOne(ctx: Ctx, { key, most }: Key): Promise<void> {
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
  throw new DomainError('RATE_LIMITED', 'Too many invite codes tried. Please wait a few minutes and try again.', {
    retryAfterSeconds: Math.max(1, left),
  });
}

// Counted before the code is looked up and given back when it was right: tries sent at once would all pass a check that counts afterwards.
async function countTry(ctx: Ctx, userId: string | null): Promise<void> {
  for (const key of keysOf(ctx, userId)) await countOne(ctx, key);
}

async function forgiveTry(ctx: Ctx, userId: string | null): Promise<void> {
  const keys = keysOf(ctx, userId).map(({ key }) => key);
  await ctx.db
    .update(groupJoinTries)
    .set({ tries: sql`greatest(${groupJoinTries.tries} - 1, 0)` })
    .where(inArray(groupJoinTries.key, keys));
}

const invalid = (): DomainError =>
  new DomainError('INVALID_INPUT', 'Invalid invite code', { issues: [{ path: 'inviteCode', message: 'Invalid invite code' }] });

/** An unknown code, a code of a closed group and a code of another group get the same words, and count alike. */
export async function findByCode(ctx: Ctx, userId: string | null, typed: string, groupId?: string): Promise<GroupRow> {
  await countTry(ctx, userId);
  const found = await findGroupByCode(ctx, codeKey(typed));
  if (!found || (groupId !== undefined && found.id !== groupId)) throw invalid();
  await forgiveTry(ctx, userId);
  return found;
}
