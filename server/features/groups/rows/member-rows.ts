import { and, asc, count, eq, inArray, isNull, sql } from 'drizzle-orm';
import { groupMembers, groups, users } from '../../../db/schema/index.ts';
import type { Ctx } from '../../../kernel/ctx.ts';
import type { GroupRow } from './group-rows.ts';

export type MemberRow = typeof groupMembers.$inferSelect;
export interface KnownMember extends MemberRow {
  username: string;
  email: string;
  isSimulated: boolean;
}

const isCurrent = isNull(groupMembers.endedAt);

/** False when the user belongs to the group already. */
export async function insertMember(tx: Ctx, groupId: string, userId: string, role: MemberRow['role']): Promise<boolean> {
  const added = await tx.db
    .insert(groupMembers)
    .values({ id: tx.newId(), groupId, userId, role, joinedAt: tx.now() })
    .onConflictDoNothing()
    .returning({ id: groupMembers.id });
  return added.length > 0;
}

export async function findMember(ctx: Ctx, groupId: string, userId: string): Promise<MemberRow | null> {
  const [row] = await ctx.db
    .select()
    .from(groupMembers)
    .where(and(eq(groupMembers.groupId, groupId), eq(groupMembers.userId, userId), isCurrent));
  return row ?? null;
}

/** Everybody who belongs to these groups now, in the order in which they joined. */
export async function listMembersOf(ctx: Ctx, groupIds: readonly string[]): Promise<KnownMember[]> {
  if (groupIds.length === 0) return [];
  const rows = await ctx.db
    .select({ member: groupMembers, username: users.username, email: users.email, isSimulated: users.isSimulated })
    .from(groupMembers)
    .innerJoin(users, eq(users.id, groupMembers.userId))
    .where(and(inArray(groupMembers.groupId, [...groupIds]), isCurrent))
    .orderBy(asc(groupMembers.joinedAt), asc(groupMembers.id));
  return rows.map(({ member, ...known }) => ({ ...member, ...known }));
}

export async function listGroupsOfUser(ctx: Ctx, userId: string): Promise<{ group: GroupRow; member: MemberRow }[]> {
  return ctx.db
    .select({ group: groups, member: groupMembers })
    .from(groupMembers)
    .innerJoin(groups, eq(groups.id, groupMembers.groupId))
    .where(and(eq(groupMembers.userId, userId), isCurrent, isNull(groups.closedAt)))
    .orderBy(asc(groupMembers.joinedAt), asc(groupMembers.id));
}

export async function countGroupsOf(ctx: Ctx, userId: string): Promise<number> {
  const [row] = await ctx.db
    .select({ groups: count() })
    .from(groupMembers)
    .where(and(eq(groupMembers.userId, userId), isCurrent));
  return row?.groups ?? 0;
}

export async function wasRemoved(ctx: Ctx, groupId: string, userId: string): Promise<boolean> {
  const rows = await ctx.db
    .select({ id: groupMembers.id })
    .from(groupMembers)
    .where(and(eq(groupMembers.groupId, groupId), eq(groupMembers.userId, userId), eq(groupMembers.endedAs, 'removed')))
    .limit(1);
  return rows.length > 0;
}

export async function endMember(tx: Ctx, memberId: string, endedAs: 'left' | 'removed'): Promise<void> {
  await tx.db.update(groupMembers).set({ endedAt: tx.now(), endedAs }).where(eq(groupMembers.id, memberId));
}

/** The old admin steps back before the new one comes: a group never has two. */
export async function passAdmin(tx: Ctx, fromMemberId: string, toMemberId: string): Promise<void> {
  await tx.db.update(groupMembers).set({ role: 'member' }).where(eq(groupMembers.id, fromMemberId));
  await tx.db.update(groupMembers).set({ role: 'admin' }).where(eq(groupMembers.id, toMemberId));
}

/** Joins of one user follow one another, so that the most groups one may be in holds for joins sent at once. */
export async function queueJoins(tx: Ctx, userId: string): Promise<void> {
  await tx.db.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`group-joins:${userId}`}, 0))`);
}
