import { and, eq, gt, isNull, lt, sql } from 'drizzle-orm';
import { groups } from '../../../db/schema/index.ts';
import type { Ctx } from '../../../kernel/ctx.ts';

export type GroupRow = typeof groups.$inferSelect;

const isRunning = isNull(groups.closedAt);

/** False when the code belongs to a group already. */
export async function insertGroup(tx: Ctx, row: typeof groups.$inferInsert): Promise<boolean> {
  const added = await tx.db.insert(groups).values(row).onConflictDoNothing({ target: groups.inviteCode }).returning({ id: groups.id });
  return added.length > 0;
}

export async function findGroup(ctx: Ctx, groupId: string): Promise<GroupRow | null> {
  const [row] = await ctx.db
    .select()
    .from(groups)
    .where(and(eq(groups.id, groupId), isRunning));
  return row ?? null;
}

export async function findGroupByCode(ctx: Ctx, inviteCode: string): Promise<GroupRow | null> {
  const [row] = await ctx.db
    .select()
    .from(groups)
    .where(and(eq(groups.inviteCode, inviteCode), isRunning));
  return row ?? null;
}

/** Locked until the transaction ends: who leaves, is removed or takes over in one group follow one another. */
export async function lockGroup(tx: Ctx, groupId: string): Promise<GroupRow | null> {
  const [row] = await tx.db
    .select()
    .from(groups)
    .where(and(eq(groups.id, groupId), isRunning))
    .for('update');
  return row ?? null;
}

/** Takes one of the places in one statement; null when none is left, so that joins sent at once cannot overfill a group. */
export async function takePlace(tx: Ctx, groupId: string): Promise<GroupRow | null> {
  const [row] = await tx.db
    .update(groups)
    .set({ memberCount: sql`${groups.memberCount} + 1` })
    .where(and(eq(groups.id, groupId), isRunning, lt(groups.memberCount, groups.maxMembers)))
    .returning();
  return row ?? null;
}

export async function freePlace(tx: Ctx, groupId: string, isLast: boolean): Promise<void> {
  await tx.db
    .update(groups)
    .set({ memberCount: sql`${groups.memberCount} - 1`, ...(isLast ? { closedAt: tx.now() } : {}) })
    .where(eq(groups.id, groupId));
}

/** False when another group has the code. */
export async function writeCode(tx: Ctx, groupId: string, inviteCode: string): Promise<boolean> {
  const taken = sql`not exists (select 1 from ${groups} as other where other.invite_code = ${inviteCode})`;
  const changed = await tx.db
    .update(groups)
    .set({ inviteCode })
    .where(and(eq(groups.id, groupId), taken))
    .returning({ id: groups.id });
  return changed.length > 0;
}

export type GroupChange = Partial<Pick<GroupRow, 'name' | 'description' | 'isPrivate' | 'maxMembers'>>;

/** The row stays locked by the caller, so that no one joins while it becomes smaller. */
export async function writeGroup(tx: Ctx, groupId: string, change: GroupChange): Promise<void> {
  await tx.db.update(groups).set(change).where(eq(groups.id, groupId));
}

const OPEN_SHOWN = 50;

/** Those that anybody may join and that have a place left, the fullest first, without those the user belongs to or was removed from. */
export async function listOpenRows(ctx: Ctx, userId: string): Promise<GroupRow[]> {
  const isKnown = sql`not exists (select 1 from group_members m where m.group_id = ${groups.id} and m.user_id = ${userId} and (m.ended_at is null or m.ended_as = 'removed'))`;
  return ctx.db
    .select()
    .from(groups)
    .where(and(isRunning, eq(groups.isPrivate, false), lt(groups.memberCount, groups.maxMembers), gt(groups.memberCount, 0), isKnown))
    .orderBy(sql`${groups.memberCount} desc`, groups.id)
    .limit(OPEN_SHOWN);
}
